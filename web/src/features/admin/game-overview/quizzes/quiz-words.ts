import type { Game } from '@trimestre/contract/games'
import type { Quiz, QuizResults } from '@trimestre/contract/quizzes'

type Statistic = QuizResults['statistics'][number]
export type QuizPerson = QuizResults['people'][number]

/** The least share of right first answers, in percent, of each word. */
const difficulties = [
  ['veryEasy', 85],
  ['easy', 65],
  ['medium', 40],
  ['hard', 20],
  ['veryHard', 0],
] as const

/**
 * Returns the word for how difficult a question was; null before somebody had it, and while the quiz is open: what is
 * not answered yet counts as wrong.
 */
export function difficultyOf({ difficulty }: Pick<Statistic, 'difficulty'>, { state }: Pick<Quiz, 'state'>) {
  if (difficulty === null || state === 'open') return null
  return difficulties.find(([, least]) => difficulty >= least)?.[0] ?? 'veryHard'
}

/**
 * Returns the word for how well a question tells the best from the weakest; null for fewer than ten papers, and while the
 * quiz is open.
 */
export function discriminationOf(
  { discrimination }: Pick<Statistic, 'discrimination'>,
  { state }: Pick<Quiz, 'state'>,
) {
  if (discrimination === null || state === 'open') return null
  if (discrimination < 0) return 'reversed'
  if (discrimination < 0.2) return 'weak'
  return discrimination < 0.4 ? 'fair' : 'good'
}

/**
 * Returns where a person stands: `absent` without a paper once nobody can open one any more, `waiting` before, `working`
 * with a paper that is not handed in, `done` with a score.
 */
export function standingOf({ openedAt, finishedAt }: QuizPerson, { state, superseded }: Quiz) {
  const isOver = state === 'closed' || superseded
  if (openedAt === null) return isOver ? 'absent' : 'waiting'
  return isOver || finishedAt !== null ? 'done' : 'working'
}

/** Whether a quiz waits for its quarter: it is prepared before the results it asks about are published. */
export const isAhead = ({ quarter, state }: Quiz, { rounds }: Pick<Game, 'rounds'>): boolean =>
  state === 'draft' && !rounds.some(round => round.roundNb === quarter + 1 && round.state === 'published')

/** Returns the version of the quarter on which a quiz can be made again; null while the quarter is not published. */
export function newerVersion(quiz: Quiz, { rounds }: Pick<Game, 'rounds'>): number | null {
  const round = rounds.find(({ roundNb }) => roundNb === quiz.quarter + 1)
  return round?.state === 'published' && round.version > (quiz.version ?? round.version)
    ? round.version
    : null
}
