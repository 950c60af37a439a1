import type { AttemptOutcome } from '@trimestre/contract/solo'
import type { TrainingResult } from '@trimestre/contract/trainings'

type Row = (string | number)[]

/** The columns of the file of results, by the keys of their titles. */
export const resultColumns = [
  'player',
  'attempts',
  'runningAttempt',
  'runningQuarters',
  'bestValue',
  'bestRank',
  'lastValue',
  'lastRank',
  'countedValue',
  'countedRank',
] as const

const outcomeCells = (outcome: AttemptOutcome | null): Row => [
  outcome?.valeurSociete ?? '',
  outcome?.classement ?? '',
]

/** Returns a line for each player, also for those who have not started; a figure that there is not is empty. */
export const resultRows = (results: readonly TrainingResult[]): Row[] =>
  results.map(({ user, attempts, running, best, last, counted }) => [
    user.username,
    attempts,
    running?.attempt ?? '',
    running?.quarters ?? '',
    ...outcomeCells(best),
    ...outcomeCells(last),
    ...outcomeCells(counted),
  ])
