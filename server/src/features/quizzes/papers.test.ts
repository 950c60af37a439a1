import type { Client } from '@trimestre/contract/client'
import { quizFigures } from '@trimestre/contract/quiz-texts/types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endMembership, seatMember } from '../../testing/build-team.ts'
import { listenToGame } from '../../testing/listen-to-game.ts'
import { anOpenQuiz, aQuiz, aQuizOf } from '../../testing/quiz-acts.ts'
import { answer, companyIdOf, quizGames, quizParams } from '../../testing/quiz-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { readBooks } from './figures.ts'
import { listPapers } from './papers-repo.ts'
import { listBooks } from './repo.ts'

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

describe('the paper', () => {
  it('Q5: of each company is about its own figures alone', async () => {
    const game = await acts.aPlayedGame(2)
    const quiz = await anOpenQuiz(server, game.id, {
      round: 3,
      templates: ['z01', 'z06', 'z07', 'z16', 'z23', 'z37', 'z43'],
    })
    const key = { gameId: game.id, roundId: game.rounds[2]?.id ?? 0, version: 1 }
    const books = (await listBooks(server.context.db, key)).map(({ companyId, ...own }) => {
      const read = readBooks(own)
      return { companyId, figures: new Set(quizFigures.map(figure => read(figure))) }
    })
    for (const client of [one, two]) await client('getQuizPaper', { params: quizParams(game, quiz) })
    const papers = await listPapers(server.context.db, { gameId: game.id, id: quiz.id })
    expect(papers).toHaveLength(2)
    for (const { companyId, questions } of papers) {
      const used = questions.flatMap(({ worked }) => Object.values(worked.figures))
      expect(used.length).toBeGreaterThan(20)
      const own = books.find(each => each.companyId === companyId)?.figures
      expect(used.filter(figure => own?.has(figure) !== true)).toEqual([])
    }
    const [mine, theirs] = papers.map(({ questions }) => questions.map(question => question.key))
    expect(mine?.filter((value, index) => value === theirs?.[index])).toEqual([])
    for (const state of ['open', 'closed'] as const) {
      if (state === 'closed') await admin('closeQuiz', { params: quizParams(game, quiz) })
      const path = `/api/v1/games/${game.id}/quizzes/${quiz.id}/paper`
      for (const [own, rival] of [
        ['joueur1', 'joueur2'],
        ['joueur2', 'joueur1'],
      ] as const) {
        const bytes = await (await server.fetch(path, { as: own })).text()
        expect(bytes).toContain(`"company":{"id":${companyIdOf(game, own)},"name":"${own}"}`)
        expect(bytes).not.toContain(rival)
      }
    }
  })

  it('is told to staff when it is opened, as it is when it is answered', async () => {
    const game = await acts.aPlayedGame()
    const quiz = await anOpenQuiz(server, game.id)
    const { token } = await server.session('admin')
    const stream = listenToGame({ baseUrl: server.url, getToken: () => token, gameId: game.id })
    await stream.untilOpen()
    await one('getQuizPaper', { params: quizParams(game, quiz) })
    // What a reading call announces is published by the next tick.
    server.app.streams.wake()
    await stream.until('grading.updated')
    await stream.close()
    const [shown] = await admin('listQuizzes', { params: { id: game.id } })
    expect(shown?.progress).toEqual({ asked: 2, opened: 1, finished: 0 })
  })

  it('is the same for two tabs that open it at once, and of each member of a company', async () => {
    const game = await acts.aPlayedGame()
    const quiz = await anOpenQuiz(server, game.id, { templates: undefined, count: 8, mode: 'choice' })
    const companyId = companyIdOf(game, 'joueur1')
    await seatMember(server, { gameId: game.id, companyId }, 'joueur4')
    const four = await server.client('joueur4')
    const open = (client: Client) => client('getQuizPaper', { params: quizParams(game, quiz) })
    const [first, second, other] = await Promise.all([open(one), open(one), open(four)])
    expect(second.questions).toEqual(first.questions)
    expect(other.company).toEqual(first.company)
    expect(other.questions).not.toEqual(first.questions)
    expect(await listPapers(server.context.db, { gameId: game.id, id: quiz.id })).toHaveLength(2)
  })

  it('stays that of the company that the person played when it was opened', async () => {
    const game = await acts.aPlayedGame()
    const quiz = await anOpenQuiz(server, game.id)
    const [key = 0] = await acts.keysOf(game, quiz, 'joueur1')
    await answer(one, game, quiz, 1, key)
    await endMembership(server, game.id, 'joueur1')
    await seatMember(server, { gameId: game.id, companyId: companyIdOf(game, 'joueur2') }, 'joueur1')
    const paper = await one('getQuizPaper', { params: quizParams(game, quiz) })
    expect(paper.company.id).toBe(companyIdOf(game, 'joueur1'))
    expect(paper.questions[0]?.answers).toMatchObject([{ right: true }])
    const { people } = await admin('getQuizResults', { params: quizParams(game, quiz) })
    expect(people.map(({ username, companyId, score }) => [username, companyId, score])).toEqual([
      ['joueur1', companyIdOf(game, 'joueur1'), 25],
      ['joueur2', companyIdOf(game, 'joueur2'), null],
    ])
  })

  it('is drawn once, by the seed and the person', async () => {
    const game = await acts.aPlayedGame()
    const given = { templates: undefined, count: 5, seed: 7 }
    const quiz = await anOpenQuiz(server, game.id, given)
    const params = quizParams(game, quiz)
    const templatesOf = async (client: Client, which = params) =>
      (await client('getQuizPaper', { params: which })).questions.map(({ template }) => template)
    const first = await templatesOf(one)
    expect(first).toHaveLength(5)
    expect(await templatesOf(one)).toEqual(first)
    expect(await templatesOf(one, quizParams(game, await anOpenQuiz(server, game.id, given)))).toEqual(first)
    expect(await templatesOf(two)).not.toEqual(first)
    await admin('configureGame', { params: { id: game.id }, body: { levelGame: 1 } })
    expect(await templatesOf(one)).toEqual(first)
  })

  it('asks nothing above the level of the game, whatever that of the quiz', async () => {
    const game = await acts.aPlayedGame()
    const templates = ['z01', 'z06', 'z20', 'z37', 'z46']
    const levelsOf = async (client: Client) => {
      const quiz = await anOpenQuiz(server, game.id, { templates, level: 4 })
      const { questions, asked } = await client('getQuizPaper', { params: quizParams(game, quiz) })
      return [asked, questions.map(({ level }) => level)]
    }
    expect(await levelsOf(one)).toEqual([5, [1, 1, 2, 3, 4]])
    await admin('configureGame', { params: { id: game.id }, body: { levelGame: 2 } })
    expect(await levelsOf(one)).toEqual([5, [1, 1, 2]])
  })

  it('says when fewer questions apply than were asked for', async () => {
    const game = await acts.aPlayedGame()
    const quiz = await anOpenQuiz(server, game.id, { templates: ['z08', 'z01'] })
    expect(await one('getQuizPaper', { params: quizParams(game, quiz) })).toMatchObject({
      asked: 2,
      questions: [{ template: 'z01' }],
    })
  })

  it('shows the worked key in the language of the reader', async () => {
    const game = await acts.aPlayedGame()
    const quiz = await anOpenQuiz(server, game.id, { templates: ['z01'] })
    await one('getQuizPaper', { params: quizParams(game, quiz) })
    await admin('closeQuiz', { params: quizParams(game, quiz) })
    const in_ = async (lang: string) =>
      (await one('getQuizPaper', { params: quizParams(game, quiz), query: { lang } })).questions[0]?.key
        ?.worked
    expect(await in_('en')).toMatch(/^\d+,\d{3}\u00a0BA = 47 × \d?,?\d{3}$/)
    expect(await in_('fr')).toMatch(/^\d+\u202f\d{3}\u00a0BA = 47 × (?:\d\u202f)?\d{3}$/)
  })

  it('is for the members of companies that people played, while the quiz is open', async () => {
    const game = await acts.aPlayedGame()
    const draft = await aQuiz(server, game.id)
    const params = quizParams(game, draft)
    expect(await refusedWith(one('getQuizPaper', { params }))).toBe('404 request/not-found')
    expect(await one('listQuizzes', { params: { id: game.id } })).toEqual([])
    await admin('openQuiz', { params })
    await seatMember(server, { gameId: game.id, companyId: companyIdOf(game, 'joueur1') }, 'joueur3', {
      kind: 'observer',
    })
    const observer = await server.client('joueur3')
    expect(await refusedWith(observer('getQuizPaper', { params }))).toBe('403 teams/observer')
    expect(await observer('listQuizzes', { params: { id: game.id } })).toMatchObject([
      { mine: null, templates: null },
    ])
    await admin('closeQuiz', { params })
    expect(await refusedWith(one('getQuizPaper', { params }))).toBe('409 quiz/closed')
    expect(await one('listQuizzes', { params: { id: game.id } })).toMatchObject([
      { state: 'closed', mine: { opened: false, score: null }, templates: null, seed: null, progress: null },
    ])
  })
})

describe('Q7: a quiz about a quarter that has another version since', () => {
  it('takes no more answers, keeps its scores, and is kept or made again by staff', async () => {
    const game = await acts.aPlayedGame()
    const quiz = await anOpenQuiz(server, game.id)
    const params = quizParams(game, quiz)
    const [key = 0] = await acts.keysOf(game, quiz, 'joueur1')
    await answer(one, game, quiz, 1, key)
    expect(await refusedWith(admin('keepQuiz', { params }))).toBe('409 quiz/current')
    await acts.recompute(game)
    expect(await refusedWith(answer(one, game, quiz, 2, key))).toBe('409 quiz/superseded')
    expect(await refusedWith(two('getQuizPaper', { params }))).toBe('409 quiz/superseded')
    expect(await one('getQuizPaper', { params })).toMatchObject({ quiz: { superseded: true } })
    const { people } = await admin('getQuizResults', { params })
    expect(people.map(({ username, score }) => [username, score])).toEqual([
      ['joueur1', 25],
      ['joueur2', null],
    ])
    expect(await admin('keepQuiz', { params })).toMatchObject({
      excluded: false,
      state: 'closed',
      superseded: true,
    })
    const again = await admin('redoQuiz', { params })
    expect(again).toMatchObject({ state: 'draft', version: 2, superseded: false, templates: quiz.templates })
    const [, old] = await admin('listQuizzes', { params: { id: game.id } })
    expect(old).toMatchObject({ id: quiz.id, excluded: true, version: 1, state: 'closed' })
    expect(await acts.keysOf(game, again, 'joueur1')).toHaveLength(4)
  })

  it('does not exist for a quarter that is hidden', async () => {
    const game = await acts.aPlayedGame()
    await admin('setPublication', {
      params: { id: game.id },
      body: { mode: 'held', delay: null, opensNext: true },
    })
    await admin('passRound', { params: { gameId: game.id } })
    const body = aQuizOf({ round: 3 })
    expect(await refusedWith(admin('createQuiz', { params: { id: game.id }, body }))).toBe(
      '409 quiz/unpublished',
    )
    expect(await refusedWith(admin('proposeQuiz', { params: { id: game.id }, query: { round: 3 } }))).toBe(
      '409 quiz/unpublished',
    )
  })
})
