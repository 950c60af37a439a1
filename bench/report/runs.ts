import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure, GoalId } from './goals.ts'
import type { Quartiles } from './ratio.ts'

/** One run of a command, as recorded in bench/results. */
export type Run = {
  /** The day of the run, such as 2026-11-23, and the measured commit. */
  date: string
  commit: string
  machine: string
  /** The load average of the minute before the run, which tells how busy the machine was with other work. */
  load?: number
  /** The nice value of the command if not 0; the product's threads of lower priority then differ less from the others. */
  nice?: number
  /** The number of measured rounds. */
  rounds: number
  figures: Record<string, Quartiles>
  /** The values behind the ratios, one line each: « engine 61 ms ». */
  details: string[]
}

/** Whether the limit of a figure is held, and on how many of the days that count. */
export type Verdict = { state: 'held' | 'not held' | 'open'; heldDays: number; days: number }

const countedDays = 3
const enoughDays = 2

const fileOf = (goal: GoalId): string => join(import.meta.dirname, '../results', `${goal}.json`)

/** Reads the recorded runs of a goal, oldest first. */
export const readRuns = (goal: GoalId): Run[] =>
  existsSync(fileOf(goal)) ? (JSON.parse(readFileSync(fileOf(goal), 'utf8')) as Run[]) : []

/** Records a run; returns all runs of its goal. */
export function recordRun(goal: GoalId, run: Run): Run[] {
  const runs = withRun(readRuns(goal), run)
  mkdirSync(join(fileOf(goal), '..'), { recursive: true })
  writeFileSync(fileOf(goal), `${JSON.stringify(runs, null, 2)}\n`)
  return runs
}

/** Adds a run, which replaces an earlier one of the same commit on the same day. */
export const withRun = (runs: readonly Run[], run: Run): Run[] => [
  ...runs.filter(({ date, commit }) => date !== run.date || commit !== run.commit),
  run,
]

/** Whether a run meets a bound with the third quartile of its rounds, or with the first one where more is better. */
export function meets({ sense, ...figure }: Figure, measured: Quartiles, bound: 'limit' | 'aim'): boolean {
  const wanted = figure[bound]
  if (wanted === undefined) return false
  return sense === 'at least' ? measured.first >= wanted : measured.third <= wanted
}

/**
 * Judges a figure by its last run on each of the last three days on which it was measured, as other work on a shared
 * machine may spoil a run: a limit is held, or not held, if two of the three agree.
 */
export function judge(figure: Figure, name: string, runs: readonly Run[]): Verdict {
  const byDay = new Map<string, Quartiles>()
  for (const { date, figures } of runs) if (figures[name]) byDay.set(date, figures[name])
  const counted = [...byDay]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .slice(-countedDays)
    .map(([, measured]) => measured)
  const heldDays = counted.filter(measured => meets(figure, measured, 'limit')).length
  const missedDays = counted.length - heldDays
  const state = heldDays >= enoughDays ? 'held' : missedDays >= enoughDays ? 'not held' : 'open'
  return { state, heldDays, days: counted.length }
}
