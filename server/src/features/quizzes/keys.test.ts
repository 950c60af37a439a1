import type { Client } from '@trimestre/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenToGame } from '../../testing/listen-to-game.ts'
import { anOpenQuiz } from '../../testing/quiz-acts.ts'
import { answer, companyIdOf, quizGames, quizParams, wrongAnswer } from '../../testing/quiz-game.ts'

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

describe('a key', () => {
  it('Q1: is that of its formula on the results and statements that the company reads', async () => {
    const game = await acts.aPlayedGame(2)
    const templates = ['z01', 'z04', 'z06', 'z08', 'z20', 'z24', 'z37', 'z46']
    const quiz = await anOpenQuiz(server, game.id, { round: 3, templates })
    const id = companyIdOf(game, 'joueur1')
    await one('getQuizPaper', { params: quizParams(game, quiz) })
    await admin('closeQuiz', { params: quizParams(game, quiz) })
    const results = await one('listCompanyResults', { params: { id } })
    const [p, r] = results['hydra:member'].slice(-2).map(each => each as unknown as Record<string, number>)
    if (p === undefined || r === undefined) throw new Error('two quarters were played')
    const linesOf = async (kind: 'sig' | 'income' | 'cash') => {
      const lines = await one('getStatement', { params: { id, kind }, query: { round: 3 } })
      return Object.fromEntries(
        (lines as { code: string; montant: number }[]).map(({ code, montant }) => [code, montant]),
      )
    }
    const [s, i, c] = [await linesOf('sig'), await linesOf('income'), await linesOf('cash')]
    const sheet = (await one('getStatement', {
      params: { id, kind: 'balance-sheet' },
      query: { round: 3 },
    })) as unknown as Record<'actif' | 'passif', { code: string; montant: number }[]>
    const b = Object.fromEntries(
      [...sheet.actif, ...sheet.passif].map(({ code, montant }) => [code, montant]),
    )
    const of = (from: Record<string, number>, name: string): number => {
      if (from[name] === undefined) throw new Error(`no ${name}`)
      return from[name]
    }
    const expected = [
      of(r, 'prixVente') * of(r, 'nombreProduitVendu'),
      (100 * of(r, 'nombreProduitVendu')) / of(r, 'demande'),
      of(c, 'ouverture') + of(r, 'recettes') - of(r, 'depenses'),
      of(r, 'partMarche') - of(p, 'partMarche'),
      (100 * of(r, 'resultatNet')) / of(r, 'chiffreAffaires'),
      of(s, 'excedentBrutExploitation') +
        of(i, 'autresProduits') +
        of(i, 'reprises') -
        of(i, 'autresCharges') -
        of(i, 'dotationsAmortissements') -
        of(i, 'dotationsDepreciations'),
      of(b, 'stocks') +
        of(b, 'clients') -
        of(b, 'fournisseurs') -
        of(b, 'dettesFiscales') -
        of(b, 'dividendesAPayer'),
      (100 * of(r, 'resultatNet')) / (of(r, 'capitauxPropres') - of(r, 'resultatNet') + of(r, 'dividende')),
    ]
    const paper = await one('getQuizPaper', { params: quizParams(game, quiz), query: { lang: 'fr' } })
    expect(paper.questions.map(({ template }) => template)).toEqual(templates)
    for (const [index, { template, key }] of paper.questions.entries())
      expect(Math.abs((key?.value ?? 0) - (expected[index] ?? 0)), template).toBeLessThanOrEqual(0.00501)
    const preview = await acts.previewFor(game, quiz, 'joueur1')
    expect(preview.questions.map(({ key }) => key.value)).toEqual(
      paper.questions.map(({ key }) => key?.value),
    )
  })

  it('Q2: is in nothing that players get before the quiz is closed, and in the paper afterwards', async () => {
    const game = await acts.aPlayedGame()
    const stream = listenToGame({
      baseUrl: server.url,
      getToken: () => token,
      gameId: game.id,
    })
    const { token } = await server.session('joueur1')
    await stream.untilOpen()
    for (const mode of ['number', 'choice'] as const) {
      const quiz = await anOpenQuiz(server, game.id, { mode, showKey: 'closing' })
      const params = quizParams(game, quiz)
      const paths = [`/api/v1/games/${game.id}/quizzes`, `/api/v1/games/${game.id}/quizzes/${quiz.id}/paper`]
      const read = async (path: string) => (await server.fetch(path, { as: 'joueur1' })).text()
      await read(paths[1] ?? '')
      const given = await answer(one, game, quiz, 1, mode === 'number' ? wrongAnswer : 0)
      const { questions } = await acts.previewFor(game, quiz, 'joueur1')
      const secrets = questions.flatMap(({ key, errors }) => [key.value, ...errors.map(({ value }) => value)])
      expect(secrets.length).toBeGreaterThan(8)
      const bytes = [
        ...(await Promise.all(paths.map(read))),
        JSON.stringify(given),
        JSON.stringify(stream.events),
      ]
      for (const text of bytes) {
        expect(text).not.toMatch(/"(?:tolerance|errors|worked|formula)"/)
        for (const secret of secrets) expect(text).not.toContain(`:${secret},`)
        expect(text).not.toMatch(/"key":[^n]/)
      }
      await admin('closeQuiz', { params })
      const closed = await one('getQuizPaper', { params })
      expect(closed.questions.map(({ key }) => key?.value)).toEqual(questions.map(({ key }) => key.value))
    }
    await stream.until('quizzes.updated')
    await stream.close()
  })

  it('stays hidden after closing where staff chose so', async () => {
    const game = await acts.aPlayedGame()
    const quiz = await anOpenQuiz(server, game.id, { showKey: 'never' })
    await one('getQuizPaper', { params: quizParams(game, quiz) })
    await admin('closeQuiz', { params: quizParams(game, quiz) })
    const { questions, score } = await one('getQuizPaper', { params: quizParams(game, quiz) })
    expect(questions.map(({ key }) => key)).toEqual([null, null, null, null])
    expect(score).toBe(0)
  })
})
