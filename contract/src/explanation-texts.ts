import { formulas, pastGroups } from '@trimestre/engine'
import { causeKinds, inputSources } from './explanations.ts'
import { explanationLevels } from './games.ts'

/**
 * The inputs of all formulas. Screens need a translation for every key that an explanation from the server can name.
 */

const inputs = [...formulas.values()].flatMap(({ plus = [], minus = [], of = [] }) => [
  ...plus,
  ...minus,
  ...of,
])

/** Returns the names of the inputs that come from one source. */
const namesFrom = (source: string): string[] => [
  ...new Set(
    inputs.filter(input => input.startsWith(`${source}.`)).map(input => input.slice(source.length + 1)),
  ),
]

const under = (group: string, names: readonly string[]): string[] => names.map(name => `${group}.${name}`)

/** The keys of the translations that only explanations use, by group. */
export const explanationTextKeys: readonly string[] = [
  ...new Set([
    ...under(
      'formula',
      [...formulas.values()].map(({ key }) => key),
    ),
    ...under('cause', causeKinds),
    ...under(
      'past',
      pastGroups.map(({ key }) => key),
    ),
    ...under(
      'causeHint',
      pastGroups.map(({ key }) => key),
    ),
    ...under('source', inputSources),
    ...under('level', explanationLevels),
    ...under('opening', namesFrom('opening')),
    ...under('market', namesFrom('market')),
    ...under('term', namesFrom('term')),
  ]),
]

/** Coefficients that at least one formula reads. */
export const explainedCriteria: readonly string[] = namesFrom('criterion')

/** Figures that have an explanation: `group.name`. */
export const explainedFigures: readonly string[] = [...formulas.keys()]
