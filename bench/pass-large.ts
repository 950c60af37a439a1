/**
 * P1 and P3: measures the pass of a large game, from the confirmation over HTTP to readable results, as a ratio to a
 * bare binary COPY of the same rows, and how the time grows from the smaller game to the larger one.
 *
 *   npm run bench pass-large [-- --companies 1000 --more 10000 --rounds 7]
 */
import { parseArgs } from 'node:util'
import { openCopyFloor } from './floors/copy-rows.ts'
import { measurePasses, passDetails } from './passes/measure.ts'
import { inPlayground } from './passes/playground.ts'
import { report } from './report/report.ts'

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '1000' },
    more: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '7' },
  },
})
const sizes = { thousand: Number(values.companies), tenThousand: Number(values.more) }
const decades = Math.log10(sizes.tenThousand / sizes.thousand)

await inPlayground(async playground => {
  const floor = await openCopyFloor(playground.databaseUrl)
  const { ratios, times, contents } = await measurePasses(playground, floor, sizes, Number(values.rounds))
  await floor.close()
  report('P1', ratios, passDetails(sizes, times, contents))
  const exponents = times.tenThousand.map(
    ({ pass }, round) => Math.log10(pass / (times.thousand[round]?.pass ?? Number.NaN)) / decades,
  )
  report('P3', { exponent: exponents })
})
