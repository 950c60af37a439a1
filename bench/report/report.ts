import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { type Figure, type GoalId, goals } from './goals.ts'
import { type Quartiles, quartiles } from './ratio.ts'

/** The measurements of one run of a command, as stored in bench/results and shown in docs/performance.md. */
export type Result = {
  goal: GoalId
  figures: Record<string, Quartiles>
  /** The values behind the ratios, one line each: « engine 61 ms ». */
  details: string[]
  /** The number of measured rounds. */
  rounds: number
  machine: string
  /** The day of the run, and the measured commit. */
  date: string
  commit: string
}

export const resultsFolder = join(import.meta.dirname, '../results')

/** Whether the rounds meet the bound with their third quartile, or with their first one where more is better. */
export const holds = (figure: Figure, measured: Quartiles, bound: 'limit' | 'aim'): boolean =>
  figure.sense === 'at least' ? measured.first >= figure[bound] : measured.third <= figure[bound]

/**
 * Prints the measurements of a goal with its limit and aim, and stores them for `npm run bench summary`.
 * @param measured the figure of each round, by the figure's name in goals.ts
 * @throws when a figure of the goal is missing
 */
export function report<G extends GoalId>(
  goal: G,
  measured: Record<keyof (typeof goals)[G]['figures'], readonly number[]>,
  details: string[] = [],
): void {
  const figures: Record<string, Figure> = goals[goal].figures
  const rounds = measured as Record<string, readonly number[]>
  const kept: Record<string, Quartiles> = {}
  console.log(`${goal}: ${goals[goal].title}`)
  for (const detail of details) console.log(`  ${detail}`)
  for (const [name, figure] of Object.entries(figures)) {
    const values = rounds[name]
    if (!values) throw new Error(`${goal} lacks the figure ${name}`)
    kept[name] = quartiles(values)
    console.log(`  ${lineOf(figure, kept[name])}`)
  }
  const result: Result = {
    goal,
    figures: kept,
    details,
    rounds: Math.max(...Object.values(rounds).map(values => values.length)),
    machine: machine(),
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
  }
  mkdirSync(resultsFolder, { recursive: true })
  writeFileSync(join(resultsFolder, `${goal}.json`), `${JSON.stringify(result, null, 2)}\n`)
}

function lineOf(figure: Figure, measured: Quartiles): string {
  const sign = figure.sense === 'at least' ? '≥' : '≤'
  const verdict = holds(figure, measured, 'aim')
    ? 'aim reached'
    : holds(figure, measured, 'limit')
      ? 'within the limit'
      : 'MISSED'
  const unit = figure.unit ? ` ${figure.unit}` : ''
  return (
    `${figure.what}: ${figureText(measured.median)}${unit} ` +
    `(quartiles ${figureText(measured.first)} to ${figureText(measured.third)}; ` +
    `limit ${sign} ${figure.limit}, aim ${sign} ${figure.aim}) ${verdict}`
  )
}

/** Formats a value with three significant digits. */
export const figureText = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)))

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
