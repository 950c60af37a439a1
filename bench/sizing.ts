/**
 * Measures the costs of the product on this machine and computes the needs of installations with up to a million
 * players from them: CPU time of a sign-in, a dashboard, a save, a company's quarter, an open stream and an event on
 * it, memory, and bytes of database. Linux only. The two tables are those of docs/scaling.md.
 *
 *   npm run bench sizing [-- --rounds 5 --requests 300 --streams 1000 --idle 40 --companies 1000]
 */
import { parseArgs } from 'node:util'
import { inPlayground } from './passes/playground.ts'
import { figureText, machine } from './report/report.ts'
import { type Cost, type Costs, measureCosts, type Sizes } from './sizing/costs.ts'
import { assumptions, populations, type Size, sizeOf } from './sizing/model.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '300' },
    streams: { type: 'string', default: '1000' },
    idle: { type: 'string', default: '40' },
    companies: { type: 'string', default: '1000' },
  },
})
const sizes: Sizes = {
  rounds: Number(values.rounds),
  requests: Number(values.requests),
  streams: Number(values.streams),
  idleSeconds: Number(values.idle),
  companies: Number(values.companies),
}

function costRows(costs: Costs): string[][] {
  const rows: [string, Cost][] = [
    ['a sign-in', costs.signIn],
    ['a dashboard (two calls)', costs.dashboard],
    ['a dashboard made anew', costs.uncachedDashboard],
    ['a decision area read and saved (two calls)', costs.save],
    ["a company's quarter", costs.companyPass],
    ['an event on one stream', costs.streamEvent],
    ['an open stream, a second', costs.streamSecond],
    ['a process without people, a second', costs.processSecond],
  ]
  return rows.map(([name, { process, database }]) => [name, figureText(process), figureText(database)])
}

const sizeHead = [
  'players',
  'at once',
  'cores: signing in',
  'cores: playing',
  'processes',
  'their memory, GB',
  'PostgreSQL, cores',
  'connections, at most',
  'database, GB a year',
]

function sizeRow(size: Size): string[] {
  return [
    grouped(size.players),
    grouped(size.atOnce),
    figureText(size.signInCores),
    figureText(size.playCores),
    grouped(size.processes),
    figureText(size.memoryGB),
    figureText(size.databaseCores),
    grouped(size.connections),
    figureText(size.yearGB),
  ]
}

/** Formats a number with grouped digits, such as 1 000 000. */
const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ' ')

function table(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'))
  return [head, rule, ...rows].map(line).join('\n')
}

await inPlayground(async playground => {
  const costs = await measureCosts(playground, sizes)
  console.log(`${machine()}, ${new Date().toISOString().slice(0, 10)}\n`)
  console.log(table(['cost of', 'process, ms', 'PostgreSQL, ms'], costRows(costs)))
  console.log(
    `\nmemory: ${figureText(costs.processBytes / 1e6)} MB a process, ${figureText(costs.streamBytes / 1000)} kB a stream; ` +
      `database: ${figureText(costs.quarterBytes / 1000)} kB a company and quarter\n`,
  )
  console.log(
    table(
      sizeHead,
      populations.map(population => sizeRow(sizeOf(costs, population))),
    ),
  )
  console.log(`\nassumed: ${JSON.stringify(assumptions)}`)
})
