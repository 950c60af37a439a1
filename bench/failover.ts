/**
 * Kills the primary of two PostgreSQL 15 servers with streaming replication behind HAProxy while users save and pass,
 * promotes the standby, makes the lost server its standby, and prints the findings each time.
 *
 *   npm run bench failover [-- --times 10 --seed 1]
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { failoverCampaign } from './failover/campaign.ts'
import { findPrograms, ProgramsMissing } from './failover/programs.ts'

const { values } = parseArgs({
  options: { times: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
})
try {
  const programs = findPrograms()
  const options = { times: Number(values.times), seed: Number(values.seed), tell: console.log }
  const head = ['rev-parse', '--short', 'HEAD']
  const commit = execFileSync('git', head, { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
  const { findings, ...figures } = await failoverCampaign(programs, options)
  console.table([{ commit, ...figures, findings: findings.length }])
  for (const finding of findings) console.log(finding)
  process.exitCode = findings.length > 0 ? 1 : 0
} catch (error) {
  if (!(error instanceof ProgramsMissing)) throw error
  console.error(error.message)
  process.exitCode = 1
}
