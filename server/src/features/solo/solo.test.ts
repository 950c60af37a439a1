import type { Client } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import { freeGamesMax } from '@trimestre/contract/training-limits'
import type { NewSolo } from '@trimestre/contract/trainings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount } from '../../testing/build-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { verifyGame } from '../rounds/verify-game.ts'

let server: TestServer
let root: Client

beforeAll(async () => {
  server = await startTestServer()
  root = await server.client('superadmin')
})
afterAll(() => server.stop())

const recipe: Omit<NewSolo, 'id_product'> = {
  phase: 'Croissance',
  levelGame: 4,
  nbTurns: 2,
  computers: [
    { level: 1, temperament: 'prudent' },
    { level: 2, temperament: 'prix' },
    { level: 3, temperament: 'innovateur' },
  ],
}

let count = 0

/** Creates a player and signs them in. */
async function aPlayer() {
  count += 1
  const username = `seul${count}`
  const id = await anAccount(server, username)
  return { id, username, call: await server.client(username) }
}

const begin = (call: Client, given: object = {}) => call('startSolo', { body: { ...recipe, ...given } })
const pass = (call: Client, { id }: Game, expected?: number) =>
  call('passSolo', { params: { id }, query: { expected } })
const restart = (call: Client, { id }: Game) => call('restartSolo', { params: { id } })
const soloGamesOf = async (call: Client) => (await call('listGames')).filter(({ solo }) => solo !== null)
const attemptsOf = (call: Client, { id }: Game) => call('listSoloAttempts', { params: { id } })

async function savePrice(call: Client, game: Game, prixVente: number) {
  const { id: roundId } = await call('getActiveRound', { params: { gameId: game.id } })
  const params = { roundId, area: 'ventes', companyId: game.companyId ?? 0 }
  await call('saveDecisions', { params, body: { decisions: { prixVente } } })
}

/** Passes every quarter of the attempt in play, each with this price. */
async function playAttempt(call: Client, game: Game, price?: number) {
  for (let quarter = 1; quarter <= (game.nbTurns ?? 0); quarter += 1) {
    if (price !== undefined) await savePrice(call, game, price)
    await pass(call, game, quarter + 1)
  }
}

describe('a free game', () => {
  it('is a private game of one player and computers, passed by its player', async () => {
    const { call, username } = await aPlayer()
    const game = await begin(call)
    expect(game).toMatchObject({
      private: true,
      joining: 'closed',
      joined: true,
      nbTurns: 2,
      levelGame: 4,
      retentionMonths: 12,
      currentTrimestre: 1,
      admin: [],
      solo: { training: null, attempt: 1, attempts: 0, attemptsMax: null, best: null, last: null },
    })
    expect(game.companies.map(({ seat, kind }) => [seat, kind])).toEqual([
      [1, 'human'],
      [2, 'computer'],
      [3, 'computer'],
      [4, 'computer'],
    ])
    expect(game.companies.map(({ userCompany }) => userCompany.username)).toEqual([
      username,
      'Ordinateur 1',
      'Ordinateur 2',
      'Ordinateur 3',
    ])
    expect((await root('getGame', { params: { id: game.id } })).joinCode).toBeNull()

    await savePrice(call, game, 48)
    const passed = await pass(call, game, 2)
    expect(passed).toMatchObject({ nbRounds: 3, currentTrimestre: 2, round: { roundNb: 3, etat: 1 } })
    const results = await call('listGameResults', { params: { gameId: game.id } })
    expect(results).toHaveLength(4)
    expect(results.map(({ rangHumain }) => rangHumain).filter(rank => rank !== null)).toEqual([1])
    const [first] = (await call('listCompanyResults', { params: { id: game.companyId ?? 0 } }))[
      'hydra:member'
    ]
    expect(first?.prixVente).toBe(48)
    expect(await refusedWith(call('passAndOpenRound', { params: { gameId: game.id } }))).toBe(
      '403 auth/forbidden',
    )
    await pass(call, game, 3)
    expect(await refusedWith(pass(call, game))).toBe('409 rounds/limit-reached')
  })

  it('refuses what no game can be played with', async () => {
    const { call } = await aPlayer()
    const fieldsOf = async (given: object) =>
      (await refusalOf(begin(call, given))).violations.map(({ propertyPath }) => propertyPath)
    const [one] = recipe.computers
    expect(await fieldsOf({ computers: [] })).toEqual(['computers'])
    expect(await fieldsOf({ computers: Array.from({ length: 8 }, () => one) })).toEqual(['computers'])
    expect(await fieldsOf({ computers: [{ level: 4, temperament: 'prix' }] })).toEqual(['computers[0].level'])
    expect(await fieldsOf({ levelGame: 5 })).toEqual(['levelGame'])
    expect(await fieldsOf({ nbTurns: 101 })).toEqual(['nbTurns'])
    expect(await fieldsOf({ id_product: 999_999 })).toEqual(['id_product'])
    expect(await soloGamesOf(call)).toEqual([])
  })

  it('can be one of three unfinished ones, also for requests at the same time', async () => {
    const { call } = await aPlayer()
    const answers = await Promise.allSettled(
      Array.from({ length: freeGamesMax + 2 }, () => begin(call, { nbTurns: 1 })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(freeGamesMax)
    const [game, ...others] = await soloGamesOf(call)
    expect(others).toHaveLength(freeGamesMax - 1)
    expect(await refusedWith(begin(call))).toBe('409 solo/too-many')
    if (game !== undefined) await pass(call, game)
    const fourth = await begin(call)
    expect(new Set((await soloGamesOf(call)).map(({ name }) => name)).size).toBe(freeGamesMax + 1)
    await call('deleteSolo', { params: { id: fourth.id } })
    expect(await refusedWith(call('getGame', { params: { id: fourth.id } }))).toBe('404 request/not-found')
  })

  it('is closed to nobody but players where the server says so', async () => {
    const own = await startTestServer({ isAlone: true, env: { SOLO_GAMES: '0' } })
    try {
      const call = await own.client('joueur1')
      expect(await refusedWith(call('startSolo', { body: recipe }))).toBe('403 solo/closed')
    } finally {
      await own.stop()
    }
  })

  it('passes one quarter for two clicks that mean the same one', async () => {
    const { call } = await aPlayer()
    const game = await begin(call)
    const answers = await Promise.all(
      [1, 2].map(() =>
        pass(call, game, 2).then(
          () => '200',
          (error: { status: number; code: string }) => `${error.status} ${error.code}`,
        ),
      ),
    )
    expect(answers.toSorted()).toEqual(['200', '409 rounds/unexpected'])
    expect((await call('getGame', { params: { id: game.id } })).currentTrimestre).toBe(2)
  })
})

describe('the attempts of a solo game', () => {
  it('begin with a restart, and the best and the last one are told', async () => {
    const { call } = await aPlayer()
    const game = await begin(call)
    await playAttempt(call, game)
    const [first] = await attemptsOf(call, game)
    expect(first).toMatchObject({ attempt: 1, quarters: 2, companies: { length: 4 } })
    const again = await restart(call, game)
    expect(again).toMatchObject({ epoch: 2, practiceEpochs: [], solo: { attempt: 2, attempts: 1 } })
    expect(again.rounds.map(({ roundNb, etat }) => `${roundNb}:${etat}`)).toEqual(['1:0', '2:1'])
    await playAttempt(call, game, 900)
    await restart(call, game)
    await playAttempt(call, game)

    const attempts = await attemptsOf(call, game)
    const [one, two, three] = attempts.map(({ valeurSociete }) => valeurSociete)
    expect(three).toBe(one)
    expect(two).toBeLessThan(one ?? 0)
    const { solo } = await call('getGame', { params: { id: game.id } })
    expect(solo).toMatchObject({ attempt: 3, attempts: 3, best: { attempt: 1 }, last: { attempt: 3 } })
    expect(solo?.best).toEqual({
      attempt: 1,
      quarters: 2,
      valeurSociete: one,
      classement: first?.classement,
    })
    for (const { companies, classement, startedAt, endedAt } of attempts) {
      expect(companies.map(company => company.classement)).toEqual(
        companies.map(company => company.classement).toSorted((low, high) => low - high),
      )
      expect(companies.find(({ companyId }) => companyId === game.companyId)?.classement).toBe(classement)
      expect(Date.parse(startedAt)).toBeLessThan(Date.parse(endedAt))
    }
    const params = { id: game.companyId ?? 0 }
    const past = await call('listCompanyResults', { params, query: { epoch: 2 } })
    expect(past['hydra:member'].map(({ prixVente }) => prixVente)).toEqual([900, 900])
  })

  it('that were given up count for nothing, and a restart without a passed quarter begins none', async () => {
    const { call } = await aPlayer()
    const game = await begin(call)
    expect((await restart(call, game)).epoch).toBe(1)
    await savePrice(call, game, 55)
    await Promise.all([restart(call, game), restart(call, game)])
    await pass(call, game)
    await savePrice(call, game, 60)
    const given = await restart(call, game)
    expect(given.solo).toMatchObject({ attempt: 2, attempts: 0, best: null })
    const sheet = await call('getDecisionSheet', { params: { id: game.companyId ?? 0 } })
    expect(JSON.stringify(sheet)).not.toContain('"origin":"saved"')
    await playAttempt(call, game)
    expect((await attemptsOf(call, game)).map(({ attempt }) => attempt)).toEqual([2])
    const verified: unknown[] = []
    for await (const verdict of verifyGame(server.context.db, game.id)) {
      const { quarter, version, difference, chainDifference } = verdict
      verified.push({ computed: `${quarter}.${version}`, fault: difference ?? chainDifference ?? null })
    }
    expect(verified).toEqual(['1.1', '1.2', '2.1'].map(computed => ({ computed, fault: null })))
  })
})
