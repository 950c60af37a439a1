import { aGame } from './build-game.ts'
import { type Provocation, send } from './provoking.ts'
import { anOpenQuiz, aQuiz, aQuizOf, passQuarter } from './quiz-acts.ts'
import type { TestServer } from './test-server.ts'

/** What is done with a quiz of joueur1, by path and body. */
type Act = (path: string) => Provocation

const post = (path: string, body?: unknown, as?: string) => send('POST', path, body, as)
const answers: Act = path => post(`${path}/answers`, { question: 1, answer: 12 }, 'joueur1')

/** Does things with a quiz, one after another; the last one is refused. */
const withQuiz =
  (make: (server: TestServer, gameId: number) => Promise<{ id: number }>, ...acts: Act[]): Provocation =>
  async server => {
    const game = await aGame(server, { players: ['joueur1'] })
    await passQuarter(server, game)
    const { id } = await make(server, game.id)
    const path = `/api/v1/games/${game.id}/quizzes/${id}`
    let answer = new Response()
    for (const act of acts) answer = await act(path)(server)
    return answer
  }

/** Computes the quarter of the quiz again. */
const replaceQuarter: Act = path => async server => {
  const root = await server.client('superadmin')
  const { rounds } = await root('getGame', { params: { id: Number(path.split('/')[4]) } })
  const id = rounds.find(({ roundNb }) => roundNb === 2)?.id ?? 0
  await root('reopenRound', { params: { id }, body: { mode: 'recompute', reason: 'Erreur' } })
  await root('publishRound', { params: { id }, body: {} })
  return new Response()
}

/** The refusals of the calls about quizzes. */
export const quizProvocations = {
  'quiz/unpublished': async server => {
    const game = await aGame(server)
    return post(`/api/v1/games/${game.id}/quizzes`, aQuizOf())(server)
  },
  'quiz/draft': withQuiz(aQuiz, path => post(`${path}/close`)),
  'quiz/open': withQuiz(anOpenQuiz, path => send('PUT', path, { attempts: 3 })),
  'quiz/closed': withQuiz(
    anOpenQuiz,
    path => post(`${path}/close`),
    path => post(`${path}/open`),
  ),
  'quiz/answered': withQuiz(anOpenQuiz, answers, path => send('DELETE', path)),
  'quiz/answered-already': withQuiz(
    (server, gameId) => anOpenQuiz(server, gameId, { attempts: 1 }),
    answers,
    answers,
  ),
  'quiz/finished': withQuiz(anOpenQuiz, path => post(`${path}/finish`, undefined, 'joueur1'), answers),
  'quiz/superseded': withQuiz(anOpenQuiz, replaceQuarter, answers),
  'quiz/current': withQuiz(anOpenQuiz, path => post(`${path}/keep`)),
  'quiz/no-result': async server => {
    const game = await aGame(server)
    await passQuarter(server, game)
    const { id } = await anOpenQuiz(server, game.id)
    const player = await server.client('joueur1')
    await player('joinGame', { body: { game: game.id } })
    return answers(`/api/v1/games/${game.id}/quizzes/${id}`)(server)
  },
} satisfies Record<string, Provocation>
