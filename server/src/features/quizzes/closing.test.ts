import type { Client } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '../../testing/database-server.ts'
import { anOpenQuiz, aQuiz } from '../../testing/quiz-acts.ts'
import { answer, quizGames, quizParams } from '../../testing/quiz-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { listQuizScores } from './service.ts'

let server: TestServer
let admin: Client
let acts: ReturnType<typeof quizGames>
let one: Client
let two: Client

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  acts = quizGames(server, admin)
  one = await server.client('joueur1')
  two = await server.client('joueur2')
})
afterAll(() => server.stop())

/** Sets when a quiz opens or closes to a moment ago. */
const setPast = ({ id }: { id: number }, column: 'opens_at' | 'closes_at') =>
  runSql(
    server.databaseUrl,
    `update quizzes set ${column} = clock_timestamp() - interval '1 second' where id = ${id}`,
  )

/** After all clocks of the tests. */
const later = (): string => new Date(Date.now() + 1000 * 24 * 3_600_000).toISOString()

const scoresOf = async (game: Game) =>
  (await listQuizScores(server.context.db, game.id)).map(({ scores }) => [...scores.values()].toSorted())

describe('the time of a quiz', () => {
  it('opens it: before, players do not see it', async () => {
    const game = await acts.aPlayedGame()
    const quiz = await aQuiz(server, game.id, { opensAt: later() })
    const params = quizParams(game, quiz)
    expect(quiz.state).toBe('draft')
    expect(await refusedWith(one('getQuizPaper', { params }))).toBe('404 request/not-found')
    expect(await refusedWith(answer(one, game, quiz, 1, 12))).toBe('404 request/not-found')
    expect(await refusedWith(one('finishQuiz', { params }))).toBe('404 request/not-found')
    expect(await one('listQuizzes', { params: { id: game.id } })).toEqual([])
    await setPast(quiz, 'opens_at')
    expect((await one('getQuizPaper', { params })).quiz.state).toBe('open')
  })

  it('closes it for good: late answers are refused, what is unanswered has no points, keys are shown', async () => {
    const game = await acts.aPlayedGame()
    const quiz = await anOpenQuiz(server, game.id, { closesAt: later() })
    const params = quizParams(game, quiz)
    const [key = 0, second = 0] = await acts.keysOf(game, quiz, 'joueur1')
    await answer(one, game, quiz, 1, key)
    expect(await one('getQuizPaper', { params })).toMatchObject({ score: null, finished: false })
    await setPast(quiz, 'closes_at')
    expect(await refusedWith(answer(one, game, quiz, 2, second))).toBe('409 quiz/closed')
    expect(await refusedWith(one('finishQuiz', { params }))).toBe('409 quiz/closed')
    expect(await refusedWith(answer(two, game, quiz, 1, key))).toBe('409 quiz/closed')
    expect(await refusedWith(two('getQuizPaper', { params }))).toBe('409 quiz/closed')
    for (const body of [{ title: 'Trop tard' }, { closesAt: later() }])
      expect(await refusedWith(admin('updateQuiz', { params, body }))).toBe('409 quiz/closed')
    const paper = await one('getQuizPaper', { params })
    expect(paper).toMatchObject({ score: 25, finished: false, quiz: { state: 'closed' } })
    expect(paper.questions.map(question => [question.attemptsLeft, question.key !== null])).toEqual(
      Array(4).fill([0, true]),
    )
    const [mine] = await one('listQuizzes', { params: { id: game.id } })
    expect(mine?.mine).toEqual({ opened: true, finished: false, score: 25 })
    expect(await scoresOf(game)).toEqual([[25, null]])
  })

  it('closes it while somebody answers: either the answer was first and counts, or it is refused', async () => {
    const game = await acts.aPlayedGame()
    const quiz = await anOpenQuiz(server, game.id)
    const params = quizParams(game, quiz)
    const [key = 0] = await acts.keysOf(game, quiz, 'joueur1')
    await one('getQuizPaper', { params })
    const [given] = await Promise.allSettled([
      answer(one, game, quiz, 1, key),
      admin('closeQuiz', { params }),
    ])
    const { score } = await one('getQuizPaper', { params })
    expect(score).toBe(given.status === 'fulfilled' ? 25 : 0)
  })

  it('does not matter to a paper that is handed in: it has its score, and no key before the end', async () => {
    const game = await acts.aPlayedGame()
    const quiz = await anOpenQuiz(server, game.id)
    const params = quizParams(game, quiz)
    const [key = 0] = await acts.keysOf(game, quiz, 'joueur1')
    await answer(one, game, quiz, 1, key)
    const finished = await one('finishQuiz', { params })
    expect(finished).toMatchObject({ finished: true, score: 25 })
    expect(finished.questions.map(question => question.key)).toEqual(Array(4).fill(null))
    await admin('closeQuiz', { params })
    const again = await one('finishQuiz', { params })
    expect(again).toMatchObject({ finished: true, score: 25 })
    expect(again.questions[0]?.key?.value).toBe(key)
  })
})

describe('the export of the own data', () => {
  it('holds the own answers, and keys only once the quiz is closed and shows them', async () => {
    const game = await acts.aPlayedGame()
    const { user } = await server.session('joueur1')
    const hidden = await anOpenQuiz(server, game.id, { showKey: 'never' })
    const quiz = await anOpenQuiz(server, game.id)
    const keys = await acts.keysOf(game, quiz, 'joueur1')
    for (const each of [quiz, hidden]) await answer(one, game, each, 1, '12,5')
    const exported = async () =>
      (await one('exportUser', { params: { id: user.id } })).quizPapers
        .filter(paper => paper.game.id === game.id)
        .map(({ questions, answers }) => ({ keys: questions.map(({ key }) => key), answers }))
    const before = await exported()
    expect(before.map(paper => paper.keys)).toEqual(Array(2).fill(Array(4).fill(null)))
    expect(before[0]?.answers).toMatchObject([{ question: 1, text: '12,5', value: 12.5, right: false }])
    for (const each of [quiz, hidden]) await admin('closeQuiz', { params: quizParams(game, each) })
    expect((await exported()).map(paper => paper.keys)).toEqual([Array(4).fill(null), keys])
  })
})
