import { execFileSync } from 'node:child_process'
import { cpus, getPriority, loadavg, totalmem } from 'node:os'
import { type Figure, type GoalId, goals } from './goals.ts'
import { median, type Quartiles, quartiles } from './ratio.ts'
import { judge, meets, type Run, recordRun, type Verdict } from './runs.ts'

/** Read when the command starts, so that the load is that of other work. */
const [loadBefore = 0] = loadavg()

/**
 * Prints the figures of a goal with their limits and aims, and records them for `npm run bench summary`.
 * @param measured the value of each round, by the figure's name in goals.ts; a figure that this machine cannot measure
 *   is left out
 */
export function report<G extends GoalId>(
  goal: G,
  measured: Partial<Record<keyof (typeof goals)[G]['figures'], readonly number[]>>,
  details: string[] = [],
): void {
  const rounds = Object.entries<readonly number[]>(measured as Record<string, readonly number[]>)
  const run: Run = {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    machine: machine(),
    load: Number(loadBefore.toFixed(1)),
    ...(getPriority() === 0 ? {} : { nice: getPriority() }),
    rounds: Math.max(...rounds.map(([, values]) => values.length)),
    figures: Object.fromEntries(rounds.map(([name, values]) => [name, quartiles(values)])),
    details,
  }
  const runs = recordRun(goal, run)
  console.log(`${goal}: ${goals[goal].title}`)
  for (const detail of details) console.log(`  ${detail}`)
  for (const [name, figure] of Object.entries<Figure>(goals[goal].figures)) {
    const values = run.figures[name]
    console.log(
      `  ${figure.what}: ${values ? lineOf(figure, values, judge(figure, name, runs)) : 'not measured'}`,
    )
  }
}

function lineOf(figure: Figure, values: Quartiles, verdict: Verdict): string {
  const outcome = meets(figure, values, 'limit') ? 'within the limit' : 'LIMIT MISSED'
  return (
    `${figureText(values.median)}${unitText(figure)} (quartiles ${figureText(values.first)} to ${figureText(values.third)}; ` +
    `limit ${boundText(figure, 'limit')}, aim ${boundText(figure, 'aim')}): ` +
    `${meets(figure, values, 'aim') ? 'aim reached' : outcome}; ${verdictText(verdict)}`
  )
}

/** Formats a limit or an aim, such as « ≤ 50 ms ». */
export function boundText(figure: Figure, bound: 'limit' | 'aim'): string {
  const value = figure[bound]
  if (value === undefined) return '–'
  return `${figure.sense === 'at least' ? '≥' : '≤'} ${value}${unitText(figure)}`
}

export const unitText = ({ unit }: Figure): string => (unit ? ` ${unit}` : '')

export const verdictText = ({ state, heldDays, days }: Verdict): string =>
  `${state} (${heldDays} of ${days} ${days === 1 ? 'day' : 'days'})`

/** Formats a value with three significant digits. */
export const figureText = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)))

/** Returns the medians of interleaved rounds as texts, by the name of the arm. */
export function medianTexts<A extends string>(rounds: readonly Record<A, number>[]): (arm: A) => string {
  return arm => figureText(median(rounds.map(round => round[arm])))
}

export function machine(): string {
  const [cpu] = cpus()
  const node = process.version
  return `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${node}`
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}
