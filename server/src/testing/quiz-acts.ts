import type { Game } from '@trimestre/contract/games'
import type { Quiz, QuizInput } from '@trimestre/contract/quizzes'
import type { TestServer } from './test-server.ts'

/** A quiz about the first quarter, with questions that every company of people has. */
export const aQuizOf = (given: Partial<QuizInput> = {}): QuizInput => ({
  title: 'Trimestre 1',
  round: 2,
  ...(given.count ? {} : { templates: ['z01', 'z02', 'z05', 'z06'] }),
  ...given,
})

/** Creates a quiz in a game whose first quarter is published. */
export async function aQuiz(
  server: TestServer,
  gameId: number,
  given: Partial<QuizInput> = {},
): Promise<Quiz> {
  const root = await server.client('superadmin')
  return root('createQuiz', { params: { id: gameId }, body: aQuizOf(given) })
}

/** Creates a quiz that is open. */
export async function anOpenQuiz(
  server: TestServer,
  gameId: number,
  given: Partial<QuizInput> = {},
): Promise<Quiz> {
  const { id } = await aQuiz(server, gameId, given)
  const root = await server.client('superadmin')
  return root('openQuiz', { params: { id: gameId, quizId: id } })
}

/** Plays and publishes the open quarter of a game. */
export async function passQuarter(server: TestServer, game: Pick<Game, 'id'>): Promise<void> {
  const root = await server.client('superadmin')
  await root('passAndOpenRound', { params: { gameId: game.id } })
}
