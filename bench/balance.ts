/**
 * Plays seeded campaigns through the engine and judges the balance of the model: wages, research, tricks of the last
 * quarters, the first quarter, cartels, market segments and the books. Deterministic; takes two to three minutes on two
 * cores, a quick run half a minute. Ends with exit code 1 if a statement fails. A full run with seed
 * 1 is recorded in bench/results/balance.json, without dates, so that the file changes only when the balance does.
 *
 *   npm run bench balance [-- --quick --seed 1 --threads 2]
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { engineVersion } from '@trimestre/engine'
import { type Findings, goodManagerHead, type Job, jobsOf, sizeOf, statementsOf } from './balance/jobs.ts'
import { managers } from './balance/managers.ts'
import { tableOf, textOf } from './balance/statement.ts'
import { runJobs } from './threads/run-jobs.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: '2' },
  },
})
const isQuick = values.quick
const seed = Number(values.seed)

console.log(
  `The balance of the model, engine ${engineVersion}${isQuick ? ', quick run' : ''}, seed ${seed}\n`,
)
console.log('A point of value is one percent of the opening value of 300 000 BA: 3 points are 9 000 BA.\n')
console.log('Managers:')
for (const [name, line] of Object.entries(managers)) console.log(`- ${name}: ${line}`)

const findings = await runJobs<Job, Findings>(jobsOf({ isQuick, seed }), {
  program: new URL('./balance/job-worker.ts', import.meta.url),
  threads: Number(values.threads),
  sizeOf,
})
const goodManagers = findings.flatMap(found => found.goodManagers)
console.log(`\nGood managers, values in points:\n\n${tableOf(goodManagerHead, goodManagers)}\n`)

const statements = statementsOf(findings)
for (const statement of statements) console.log(textOf(statement))
const lines = statements.flatMap(({ rows }) => rows)
const failed = lines.filter(({ holds }) => !holds).length
console.log(failed === 0 ? `All ${lines.length} lines hold.` : `${failed} of ${lines.length} lines FAIL.`)

if (!isQuick && seed === 1) {
  const record = { engineVersion, goodManagers: [goodManagerHead, ...goodManagers], statements }
  writeFileSync(join(import.meta.dirname, 'results/balance.json'), `${JSON.stringify(record, null, 2)}\n`)
}
if (failed > 0) process.exitCode = 1
