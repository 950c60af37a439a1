/**
 * P2: measures the pass of a usual class, from the confirmation over HTTP to readable results, as a ratio to a bare
 * binary COPY of the same rows.
 *
 *   npm run bench pass-class [-- --rounds 60]
 */
import { parseArgs } from 'node:util'
import { openCopyFloor } from './floors/copy-rows.ts'
import { measurePasses, passDetails } from './passes/measure.ts'
import { inPlayground } from './passes/playground.ts'
import { report } from './report/report.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '60' } } })
const sizes = { ten: 10, thirty: 30 }

await inPlayground(async playground => {
  const floor = await openCopyFloor(playground.databaseUrl)
  const { ratios, times, contents } = await measurePasses(playground, floor, sizes, Number(values.rounds))
  await floor.close()
  report('P2', ratios, passDetails(sizes, times, contents))
})
