/**
 * Kills the product, its PostgreSQL and both, while users save, pass and join, and prints the findings after each kill.
 *
 *   npm run bench crash [-- --kills 100 --seed 1 --victim node]
 */
import { parseArgs } from 'node:util'
import { crashCampaign, victims } from '@trimestre/server/testing/crash-campaign'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    victim: { type: 'string' },
  },
})
const chosen = victims.filter(victim => values.victim === undefined || values.victim === victim)
const reports = []
for (const victim of chosen) {
  const options = { kills: Number(values.kills), seed: Number(values.seed), tell: console.log }
  reports.push(await crashCampaign(victim, options))
}
console.table(reports.map(({ findings, ...figures }) => ({ ...figures, findings: findings.length })))
for (const { findings } of reports) for (const finding of findings) console.log(finding)
process.exitCode = reports.some(({ findings }) => findings.length > 0) ? 1 : 0
