import type { Client } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import type { QuizInput } from '@trimestre/contract/quizzes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readClock } from '../../platform/db/clock.ts'
import { anAccount } from '../../testing/build-game.ts'
import { seatMember } from '../../testing/build-team.ts'
import { anOpenQuiz, aQuizOf } from '../../testing/quiz-acts.ts'
import { answer, companyIdOf, quizGames, quizParams } from '../../testing/quiz-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { listQuizScores } from './service.ts'

let server: TestServer
let admin: Client
let acts: ReturnType<typeof quizGames>
let one: Client

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  acts = quizGames(server, admin)
  one = await server.client('joueur1')
})
afterAll(() => server.stop())

describe('staff', () => {
  const create = (game: Game, body: Partial<QuizInput>) =>
    admin('createQuiz', { params: { id: game.id }, body: { ...aQuizOf(), ...body } })
  const violationsOf = async (call: Promise<unknown>) =>
    (await refusalOf(call)).violations?.map(({ propertyPath, code }) => `${propertyPath} ${code}`)

  it('name the questions or their number, and times in their order', async () => {
    const game = await acts.aPlayedGame()
    expect(await violationsOf(create(game, { count: 3 }))).toEqual(['templates validation/required'])
    expect(await violationsOf(create(game, { templates: null }))).toEqual(['templates validation/required'])
    expect(await violationsOf(create(game, { templates: ['z99'] }))).toEqual([
      'templates validation/reference',
    ])
    expect(await violationsOf(create(game, { templates: ['z01', 'z02', 'z01'] }))).toEqual([
      'templates validation/taken',
    ])
    expect(await violationsOf(create(game, { title: ' ', level: 5, attempts: 4 }))).toEqual([
      'title validation/required',
      'level validation/level',
      'attempts validation/out-of-bounds',
    ])
    expect(await violationsOf(create(game, { templates: null, count: 21 }))).toEqual([
      'count validation/out-of-bounds',
    ])
    const at = server.context.now().toISOString()
    expect(await violationsOf(create(game, { opensAt: at, closesAt: at }))).toEqual([
      'closesAt validation/out-of-bounds',
    ])
  })

  it('open and close a quiz, and change of an open one its title and a later end alone', async () => {
    const game = await acts.aPlayedGame()
    const hour = 3_600_000
    const now = (await readClock(server.context.db)).getTime()
    const at = (hours: number) => new Date(now + hours * hour).toISOString()
    const later = await create(game, { opensAt: at(1), closesAt: at(2) })
    expect(later.state).toBe('draft')
    const params = quizParams(game, later)
    expect(await refusedWith(admin('closeQuiz', { params }))).toBe('409 quiz/draft')
    expect((await admin('openQuiz', { params })).state).toBe('open')
    expect((await admin('openQuiz', { params })).state).toBe('open')
    const change = (body: Partial<QuizInput>) => admin('updateQuiz', { params, body })
    expect(await change({ title: 'Autre', closesAt: at(3), templates: later.templates })).toMatchObject({
      title: 'Autre',
      closesAt: at(3),
    })
    expect(await refusedWith(change({ closesAt: at(1) }))).toBe('409 quiz/open')
    expect(await refusedWith(change({ mode: 'choice' }))).toBe('409 quiz/open')
    expect((await admin('closeQuiz', { params })).state).toBe('closed')
    expect((await admin('closeQuiz', { params })).state).toBe('closed')
    expect(await refusedWith(change({ title: 'Trop tard' }))).toBe('409 quiz/closed')
    expect(await refusedWith(admin('openQuiz', { params }))).toBe('409 quiz/closed')
    expect((await create(game, { opensAt: at(-2), closesAt: at(-1) })).state).toBe('closed')
  })

  it('change a draft as they like, and delete what nobody opened', async () => {
    const game = await acts.aPlayedGame(2)
    const { id } = await create(game, { seed: 5 })
    const params = { id: game.id, quizId: id }
    const changed = await admin('updateQuiz', { params, body: { round: 3, count: 4, attempts: 1 } })
    expect(changed).toMatchObject({ round: 3, quarter: 2, templates: null, count: 4, attempts: 1, seed: 5 })
    await admin('openQuiz', { params })
    await one('getQuizPaper', { params })
    expect(await refusedWith(admin('deleteQuiz', { params }))).toBe('409 quiz/answered')
    const other = await create(game, {})
    await admin('deleteQuiz', { params: quizParams(game, other) })
    expect((await admin('listQuizzes', { params: { id: game.id } })).map(quiz => quiz.id)).toEqual([id])
  })

  it('preview the paper of a company of the game that has a result', async () => {
    const game = await acts.aPlayedGame()
    const quiz = await create(game, {})
    const of = (company: number) =>
      refusedWith(admin('previewQuiz', { params: quizParams(game, quiz), query: { company } }))
    const other = await acts.aPlayedGame()
    expect(await of(companyIdOf(other, 'joueur1'))).toBe('404 request/not-found')
    expect(await of(2_147_483_647)).toBe('404 request/not-found')
    const late = await server.client('joueur4')
    await late('joinGame', { body: { game: game.id } })
    const joined = await admin('getGame', { params: { id: game.id } })
    expect(await of(companyIdOf(joined, 'joueur4'))).toBe('409 quiz/no-result')
    expect(await refusedWith(late('getQuizPaper', { params: quizParams(game, quiz) }))).toBe(
      '404 request/not-found',
    )
    await admin('openQuiz', { params: quizParams(game, quiz) })
    expect(await refusedWith(late('getQuizPaper', { params: quizParams(game, quiz) }))).toBe(
      '409 quiz/no-result',
    )
  })

  it('get ten questions on different subjects that apply to most companies', async () => {
    const game = await acts.aPlayedGame(2)
    const proposal = await admin('proposeQuiz', { params: { id: game.id } })
    expect(proposal).toMatchObject({ round: 3, quarter: 2, companies: 2 })
    expect(proposal.templates).toHaveLength(48)
    expect(new Set(proposal.proposed).size).toBe(10)
    const applies = new Map(proposal.templates.map(each => [each.id, each.applies]))
    expect(proposal.proposed.map(id => applies.get(id))).toEqual(Array(10).fill(2))
    const levelOne = await admin('proposeQuiz', { params: { id: game.id }, query: { round: 2, level: 1 } })
    expect(levelOne.templates.filter(({ applies, level }) => applies > 0 && level > 1)).toEqual([])
    expect(levelOne.templates.find(({ id }) => id === 'z08')?.applies).toBe(0)
  })

  it('read scores and statistics of everybody who is asked', async () => {
    const game = await acts.aPlayedGame()
    const names = Array.from({ length: 10 }, (_, index) => `interro${game.id}-${index}`)
    for (const name of names) {
      await anAccount(server, name)
      await seatMember(server, { gameId: game.id, companyId: companyIdOf(game, 'joueur1') }, name)
    }
    const quiz = await anOpenQuiz(server, game.id, { templates: ['z06', 'z01'] })
    const params = quizParams(game, quiz)
    const [cash, revenue] = (await acts.previewFor(game, quiz, 'joueur1')).questions
    for (const [index, name] of names.entries()) {
      const client = await server.client(name)
      const isGood = index < 5
      await answer(client, game, quiz, 1, isGood ? (cash?.key.value ?? 0) : (cash?.errors[0]?.value ?? 0))
      await answer(client, game, quiz, 2, revenue?.key.value ?? 0)
    }
    const {
      people,
      statistics,
      quiz: shown,
    } = await admin('getQuizResults', { params, query: { lang: 'fr' } })
    expect(shown.progress).toEqual({ asked: 12, opened: 10, finished: 0 })
    expect(people.filter(({ score }) => score === null).map(({ username }) => username)).toEqual([
      'joueur1',
      'joueur2',
    ])
    expect(people.filter(({ score }) => score === 100)).toHaveLength(5)
    expect(statistics).toMatchObject([
      {
        template: 'z06',
        n: 10,
        firstRight: 5,
        difficulty: 50,
        discrimination: 1,
        commonError: { index: 0, n: 5 },
      },
      { template: 'z01', n: 10, firstRight: 10, difficulty: 100, discrimination: 0, commonError: null },
    ])
    const [scores] = await listQuizScores(server.context.db, game.id)
    expect(scores).toMatchObject({ id: quiz.id, state: 'open', isSuperseded: false, isPractice: false })
    expect([...(scores?.scores.values() ?? [])].toSorted()).toEqual([
      ...Array(5).fill(100),
      ...Array(5).fill(50),
      null,
      null,
    ])
  })
})
