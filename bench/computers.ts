/**
 * The gate of computers: plays seeded games through the engine as the server does, and judges whether the better computers
 * win, no temperament wins too often, their companies are sound, and a beginner finds rivals to climb past.
 * Deterministic; takes about a minute on two cores. Ends with exit code 1 if a promise fails. A run with seed 1 is
 * recorded in bench/results/computers.json, without dates, so that the file changes only when the computers do. A change
 * of the model or of a strategy that makes it fail is not to be merged.
 *
 *   npm run bench computers [-- --seed 1 --threads 2]
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { engineVersion, strategyVersion } from '@trimestre/engine'
import { tableOf, textOf } from './balance/statement.ts'
import { levelsByPhase, statementsOf } from './computers/gate.ts'
import { type Findings, type Job, jobsOf, sizeOf } from './computers/series.ts'
import { runJobs } from './threads/run-jobs.ts'

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, threads: { type: 'string', default: '2' } },
})
const seed = Number(values.seed)

console.log(`The gate of computers, engine ${engineVersion}, strategies ${strategyVersion}, seed ${seed}\n`)
const findings = await runJobs<Job, Findings>(jobsOf(seed), {
  program: new URL('./computers/job-worker.ts', import.meta.url),
  threads: Number(values.threads),
  sizeOf,
})

const statements = statementsOf(findings)
for (const statement of statements) console.log(textOf(statement))
const byPhase = levelsByPhase(findings)
console.log(
  `Mean ranks of the levels by phase, which nothing promises:\n\n${tableOf(byPhase.head, byPhase.rows)}\n`,
)
const lines = statements.flatMap(({ rows }) => rows)
const failed = lines.filter(({ holds }) => !holds).length
console.log(failed === 0 ? `All ${lines.length} lines hold.` : `${failed} of ${lines.length} lines FAIL.`)

if (seed === 1) {
  const record = { engineVersion, strategyVersion, statements, byPhase }
  writeFileSync(join(import.meta.dirname, 'results/computers.json'), `${JSON.stringify(record, null, 2)}\n`)
}
if (failed > 0) process.exitCode = 1
