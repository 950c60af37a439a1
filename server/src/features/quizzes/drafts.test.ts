import type { Client } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import type { Quiz, QuizChange, QuizInput } from '@trimestre/contract/quizzes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readClock } from '../../platform/db/clock.ts'
import { aGame } from '../../testing/build-game.ts'
import { aQuizOf, passQuarter } from '../../testing/quiz-acts.ts'
import { companyIdOf, quizParams } from '../../testing/quiz-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client
let one: Client

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  one = await server.client('joueur1')
})
afterAll(() => server.stop())

/** Copies a game that has a quiz about its first quarter; joueur1 plays in the copy, whose first quarter is open. */
async function aCopy(given: Partial<QuizInput> = {}): Promise<{ game: Game; quiz: Quiz }> {
  const game = await aGame(server, { players: ['joueur1'] })
  await passQuarter(server, game)
  const body = { ...aQuizOf(), showKey: 'never' as const, ...given }
  await admin('createQuiz', { params: { id: game.id }, body })
  const { id } = await admin('duplicateGame', {
    params: { id: game.id },
    body: { name: `Copie de ${game.id}` },
  })
  await one('joinGame', { body: { game: id } })
  const [quiz] = await admin('listQuizzes', { params: { id } })
  if (quiz === undefined) throw new Error('the quiz was not copied')
  return { game: await admin('getGame', { params: { id } }), quiz }
}

const preview = (game: Game, quiz: Quiz) =>
  admin('previewQuiz', {
    params: quizParams(game, quiz),
    query: { company: companyIdOf(game, 'joueur1'), lang: 'fr' },
  })

describe('a draft about a quarter that is not published', () => {
  it('is what the copy of a game has of a quiz: its settings, and no paper', async () => {
    const { game, quiz } = await aCopy({ attempts: 3, mode: 'choice' })
    expect(quiz).toMatchObject({
      title: 'Trimestre 1',
      round: null,
      version: null,
      quarter: 1,
      state: 'draft',
      superseded: false,
      excluded: null,
      attempts: 3,
      mode: 'choice',
      showKey: 'never',
      templates: ['z01', 'z02', 'z05', 'z06'],
      progress: { asked: 0, opened: 0, finished: 0 },
    })
    expect(await one('listQuizzes', { params: { id: game.id } })).toEqual([])
    expect(await refusedWith(one('getQuizPaper', { params: quizParams(game, quiz) }))).toBe(
      '404 request/not-found',
    )
    const results = await admin('getQuizResults', { params: quizParams(game, quiz) })
    expect(results.people).toEqual([])
  })

  it('is neither opened nor previewed before its quarter is published, hidden ones included', async () => {
    const { game, quiz } = await aCopy()
    const params = quizParams(game, quiz)
    const opensAt = (await readClock(server.context.db)).toISOString()
    const refusals = async () => [
      await refusedWith(admin('openQuiz', { params })),
      await refusedWith(admin('updateQuiz', { params, body: { opensAt } })),
      await refusedWith(preview(game, quiz)),
      await refusedWith(admin('exportQuiz', { params })),
    ]
    expect(await refusals()).toEqual(Array(4).fill('409 quiz/unpublished'))
    expect(await refusedWith(admin('keepQuiz', { params }))).toBe('409 quiz/current')
    expect(await refusedWith(admin('redoQuiz', { params }))).toBe('409 quiz/current')
    expect(await refusedWith(admin('closeQuiz', { params }))).toBe('409 quiz/draft')
    const body = { mode: 'held', delay: null, opensNext: true } as const
    await admin('setPublication', { params: { id: game.id }, body })
    await admin('passRound', { params: { gameId: game.id } })
    expect(await refusals()).toEqual(Array(4).fill('409 quiz/unpublished'))
    const changed = await admin('updateQuiz', { params, body: { title: 'Plus tard', count: 3 } })
    expect(changed).toMatchObject({ title: 'Plus tard', count: 3, templates: null, round: null, quarter: 1 })
    await admin('deleteQuiz', { params })
    expect(await admin('listQuizzes', { params: { id: game.id } })).toEqual([])
  })

  it('is previewed once the quarter is published, and bound to it when it opens', async () => {
    const { game, quiz } = await aCopy()
    const params = quizParams(game, quiz)
    await passQuarter(server, game)
    expect((await preview(game, quiz)).questions).toHaveLength(4)
    expect(await admin('listQuizzes', { params: { id: game.id } })).toMatchObject([
      { round: null, version: null },
    ])
    expect(await admin('openQuiz', { params })).toMatchObject({
      state: 'open',
      round: 2,
      version: 1,
      quarter: 1,
      progress: { asked: 1, opened: 0, finished: 0 },
    })
    expect((await one('getQuizPaper', { params })).questions).toHaveLength(4)
  })

  it.each<[string, (at: string) => QuizChange, string]>([
    ['names its round', () => ({ round: 2 }), 'draft'],
    ['opens at a time', at => ({ opensAt: at }), 'open'],
  ])('is bound to its quarter by a change that %s', async (_, change, state) => {
    const { game, quiz } = await aCopy()
    await passQuarter(server, game)
    const body = change((await readClock(server.context.db)).toISOString())
    const changed = await admin('updateQuiz', { params: quizParams(game, quiz), body })
    expect(changed).toMatchObject({ round: 2, version: 1, quarter: 1, state })
  })

  it('stays when another plan replaces those of a plan, once staff have changed it', async () => {
    const { id } = await aGame(server)
    const applied = (key: '180' | '50') => admin('applyPlan', { params: { id }, body: { key } })
    const titles = async () => (await admin('listQuizzes', { params: { id } })).map(({ title }) => title)
    await applied('180')
    const [planned] = await admin('listQuizzes', { params: { id } })
    expect(planned).toMatchObject({ round: null, quarter: 4, count: 5, templates: null, state: 'draft' })
    const params = { id, quizId: planned?.id ?? 0 }
    await admin('updateQuiz', { params, body: { title: 'À nous' } })
    await applied('50')
    expect(await titles()).toEqual(['À nous'])
  })
})
