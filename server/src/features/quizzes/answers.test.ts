import type { Client } from '@trimestre/contract/client'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anOpenQuiz } from '../../testing/quiz-acts.ts'
import { answer, companyIdOf, quizGames, quizParams, wrongAnswer } from '../../testing/quiz-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

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

describe('an answer', () => {
  it('Q3: is one number in the notation of five languages, and no number uses no attempt', async () => {
    const game = await acts.aPlayedGame()
    const quiz = await anOpenQuiz(server, game.id, { attempts: 3 })
    const spellings = [
      ['1 234,5', 'fr'],
      ['1.234,5', 'de'],
      ['1,234.5', 'en'],
      ['١٬٢٣٤٫٥', 'ar'],
      ['１２３４．５', 'zh'],
    ] as const
    const other = await anOpenQuiz(server, game.id, { templates: ['z01', 'z02', 'z05', 'z06', 'z07'] })
    for (const [index, [text, lang]] of spellings.entries())
      expect(await answer(one, game, other, index + 1, text, lang)).toMatchObject({
        value: 1234.5,
        right: false,
      })
    expect(await answer(one, game, quiz, 1, '1,234', 'fr')).toMatchObject({ value: 1.234, attemptsLeft: 2 })
    expect(await answer(one, game, quiz, 1, '1,234', 'en')).toMatchObject({ value: 1234, attemptsLeft: 1 })
    const refused = await refusalOf(answer(one, game, quiz, 1, '12a'))
    expect(refused).toMatchObject({
      status: 422,
      violations: [{ propertyPath: 'answer', code: 'validation/number' }],
    })
    expect(await refusalOf(answer(one, game, quiz, 5, 12))).toMatchObject({
      status: 422,
      violations: [{ propertyPath: 'question', code: 'validation/out-of-bounds' }],
    })
    const { questions } = await one('getQuizPaper', { params: quizParams(game, quiz) })
    expect(questions[0]).toMatchObject({ attemptsLeft: 1, answers: [{ value: 1.234 }, { value: 1234 }] })
  })

  it('Q4: has half a point at the second attempt, and a third one is refused', async () => {
    const game = await acts.aPlayedGame()
    const quiz = await anOpenQuiz(server, game.id, { templates: ['z01', 'z02', 'z06'] })
    const [first = 0, second = 0, third = 0] = await acts.keysOf(game, quiz, 'joueur1')
    expect(await answer(one, game, quiz, 1, wrongAnswer)).toMatchObject({
      right: false,
      attemptsLeft: 1,
      points: null,
    })
    expect(await answer(one, game, quiz, 1, first)).toMatchObject({
      right: true,
      attemptsLeft: 0,
      points: 0.5,
    })
    expect(await refusedWith(answer(one, game, quiz, 1, first))).toBe('409 quiz/answered-already')
    expect(await answer(one, game, quiz, 2, second)).toMatchObject({ right: true, points: 1 })
    await answer(one, game, quiz, 3, wrongAnswer)
    expect(await answer(one, game, quiz, 3, wrongAnswer + 1)).toMatchObject({ attemptsLeft: 0, points: 0 })
    expect(await refusedWith(answer(one, game, quiz, 3, third))).toBe('409 quiz/answered-already')
    expect(await one('getQuizPaper', { params: quizParams(game, quiz) })).toMatchObject({ score: null })
    const finished = await one('finishQuiz', { params: quizParams(game, quiz) })
    expect(finished.score).toBe(50)
    expect(await one('finishQuiz', { params: quizParams(game, quiz) })).toMatchObject({
      score: 50,
      finished: true,
    })
    expect(await refusedWith(answer(one, game, quiz, 3, third))).toBe('409 quiz/finished')
  })

  it('within the tolerance is right, and a typical error gets its own feedback', async () => {
    const game = await acts.aPlayedGame()
    const quiz = await anOpenQuiz(server, game.id, { templates: ['z06', 'z01'], attempts: 3 })
    const [cash, revenue] = (await acts.previewFor(game, quiz, 'joueur1')).questions
    const error = cash?.errors[0]
    const given = await answer(one, game, quiz, 1, (error?.value ?? 0) + 1)
    expect(given.feedback).toBe(
      (
        await admin('previewQuiz', {
          params: quizParams(game, quiz),
          query: { company: companyIdOf(game, 'joueur1'), lang: 'fr' },
        })
      ).questions[0]?.errors[0]?.feedback,
    )
    expect((await answer(one, game, quiz, 1, wrongAnswer)).feedback).toBe('Ce n’est pas cela.')
    expect(await answer(one, game, quiz, 1, (cash?.key.value ?? 0) - 1)).toMatchObject({
      right: true,
      points: 0.25,
    })
    const { value = 0, tolerance = 0 } = revenue?.key ?? {}
    const beyond = Math.round(100 * (value + tolerance) + 1) / 100
    expect(await answer(one, game, quiz, 2, beyond)).toMatchObject({ right: false })
    expect(await answer(one, game, quiz, 2, Math.round(100 * (value + tolerance)) / 100)).toMatchObject({
      right: true,
    })
  })

  it('that is sent twice at once uses one attempt', async () => {
    const game = await acts.aPlayedGame()
    const quiz = await anOpenQuiz(server, game.id, { attempts: 3 })
    await one('getQuizPaper', { params: quizParams(game, quiz) })
    const holder = new pg.Client({ connectionString: server.databaseUrl })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select 1 from quiz_papers where quiz_id = $1 for update', [quiz.id])
    const both = [1, 2].map(() => answer(one, game, quiz, 1, wrongAnswer))
    const waiting = `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await server.context.db.$client.query(waiting)).rows[0]?.n).toBe(2)
    await holder.query('rollback')
    await holder.end()
    const [first, second] = await Promise.all(both)
    expect(second).toEqual(first)
    expect(first).toMatchObject({ right: false, attemptsLeft: 2 })
    const { questions } = await one('getQuizPaper', { params: quizParams(game, quiz) })
    expect(questions[0]?.answers).toHaveLength(1)
    expect(await answer(one, game, quiz, 1, wrongAnswer)).toMatchObject({ attemptsLeft: 1 })
  })

  it('to a question of choice is the index of an option; Q8: the key is among the options once', async () => {
    const game = await acts.aPlayedGame(2)
    const quiz = await anOpenQuiz(server, game.id, {
      round: 3,
      templates: undefined,
      count: 20,
      mode: 'choice',
      level: 4,
    })
    const paper = await one('getQuizPaper', { params: quizParams(game, quiz) })
    const { questions } = await acts.previewFor(game, quiz, 'joueur1')
    expect(paper.questions.map(({ template }) => template)).toEqual(questions.map(({ template }) => template))
    expect(paper.questions).toHaveLength(20)
    for (const { key, errors, options, template } of questions) {
      const values = [key.value, ...errors.map(({ value }) => value)]
      expect(options).toHaveLength(values.length)
      expect(new Set(options?.map(({ text }) => text)).size, template).toBe(values.length)
      expect(values.length).toBeGreaterThanOrEqual(3)
      for (const [index, value] of values.entries())
        for (const later of values.slice(index + 1))
          expect(Math.abs(value - later), template).toBeGreaterThan(key.tolerance)
    }
    const [first] = questions
    const option = first?.key.option ?? -1
    const other = option === 0 ? 1 : 0
    expect(await answer(one, game, quiz, 1, other)).toMatchObject({ right: false, value: other })
    expect(await refusalOf(answer(one, game, quiz, 1, 4))).toMatchObject({ status: 422 })
    expect(await answer(one, game, quiz, 1, option)).toMatchObject({ right: true, points: 0.5 })
  })
})
