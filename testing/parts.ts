import { environment } from './environment.ts'
import { isPart, type Part } from './part-names.ts'

export type { Part } from './part-names.ts'

/**
 * Whether this run includes a part of `npm run test:full`. The gate runs the short form of a test; the run of a part,
 * or a gate run whose change touches the folders of that part (`tools/gate/parts.mjs`), runs the long form.
 * `TEST_PARTS` lists the parts, separated by commas.
 */
export const includesPart = (part: Part): boolean => included.has(part)

const included = new Set<Part>((environment.TEST_PARTS ?? '').split(',').filter(Boolean).map(asPart))

function asPart(name: string): Part {
  if (!isPart(name)) throw new Error(`TEST_PARTS names « ${name} », which is no part of the full tests`)
  return name
}
