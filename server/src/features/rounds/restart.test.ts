import type { Client } from '@trimestre/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { aTeam } from '../../testing/build-team.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { savePrice, verdictsOf } from '../../testing/round-acts.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client
let player: Client

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  player = await server.client('joueur1')
})
afterAll(() => server.stop())

const practise = (id: number, practice = true) => admin('setPractice', { params: { id }, body: { practice } })
const pass0 = (gameId: number) => admin('passAndOpenRound', { params: { gameId } })
const restart = (id: number, decisions: 'carry' | 'clear', reason?: string) =>
  admin('restartGame', { params: { id }, body: { decisions, reason } })
const pastOf = (client: Client, id: number, epoch: number) =>
  client('listCompanyResults', { params: { id }, query: { epoch } })

/** Creates a game with two practice quarters, in the third one. */
async function aPractisedGame() {
  const game = await aGame(server, { nbTurns: 2, players: ['joueur1', 'joueur2'] })
  await practise(game.id)
  await savePrice(server, 'joueur1', game.id, 47)
  await admin('passRound', { params: { gameId: game.id } })
  await pass0(game.id)
  await savePrice(server, 'joueur1', game.id, 53)
  await pass0(game.id)
  const [company] = game.companies
  return { game, companyId: company?.id ?? 0 }
}

describe('practice', () => {
  it('marks its quarters, leaves them out of files, and can only be chosen before the first close', async () => {
    const { game, companyId } = await aPractisedGame()
    const read = await player('getGame', { params: { id: game.id } })
    expect(read).toMatchObject({ practice: true, epoch: 1, practiceEpochs: [] })
    expect(read.rounds.map(({ practice }) => practice)).toEqual([false, true, true, true])
    expect((await pastOf(player, companyId, 1))['hydra:totalItems']).toBe(0)
    const lines = async (query: string) => {
      const file = await server.fetch(`/api/v1/games/${game.id}/exports/results${query}`, { as: 'admin' })
      return (await file.text()).trim().split('\n').length
    }
    expect([await lines(''), await lines('?practice=1')]).toEqual([1, 5])
    expect(await refusedWith(practise(game.id, false))).toBe('409 games/practice-begun')
    const body = { reason: 'Erreur', mode: 'replay' } as const
    await admin('reopenRound', { params: { id: read.rounds[2]?.id ?? 0 }, body })
    expect((await pastOf(player, companyId, 1))['hydra:totalItems']).toBe(0)
  })

  it('ends with a restart: every company begins again, and what was decided can wait in the sheets', async () => {
    const { game, companyId } = await aPractisedGame()
    const before = await player('listCompanyResults', { params: { id: companyId } })
    const restarted = await restart(game.id, 'carry')
    expect(restarted).toMatchObject({ practice: false, epoch: 2, currentTrimestre: 1, finished: false })
    expect(restarted.practiceEpochs).toEqual([1])
    expect((await player('getGame', { params: { id: game.id } })).practiceEpochs).toEqual([1])
    expect(restarted.rounds.map(({ roundNb, etat }) => `${roundNb}:${etat}`)).toEqual(['1:0', '2:1'])
    expect(restarted.rounds.map(({ id }) => id)).toEqual(game.rounds.slice(0, 2).map(({ id }) => id))
    const own = await player('listCompanyResults', { params: { id: companyId } })
    expect(own['hydra:totalItems']).toBe(0)
    const dashboard = await player('getDashboard', { params: { id: companyId } })
    expect(dashboard).toMatchObject({ liquidity: 10_000, rank: 1, chart: [] })
    const place = { roundId: game.rounds[1]?.id ?? 0, companyId, area: 'ventes' }
    const sheet = await player('listDecisions', { params: place })
    expect(sheet.find(({ name }) => name === 'prixVente')).toMatchObject({ draft: 53 })

    const figures = (collection: typeof before) =>
      collection['hydra:member'].map(({ '@id': _, ...row }) => JSON.stringify(row))
    const past = await pastOf(player, companyId, 1)
    expect(figures(past)).toEqual(figures(before))
    const query = { version: 1 }
    expect(await refusedWith(player('listCompanyResults', { params: { id: companyId }, query }))).toBe(
      '403 auth/forbidden',
    )
    for (const quarter of [1, 2]) {
      await pass0(game.id)
      expect((await admin('getGame', { params: { id: game.id } })).currentTrimestre).toBe(quarter + 1)
    }
    expect((await admin('getGame', { params: { id: game.id } })).finished).toBe(true)
    expect(await verdictsOf(server.context.db, game.id)).toEqual(['1.1', '1.2', '2.1', '2.2'])
  })
})

it('tells in the journal of a team which changes were made in practice, without those of a game begun again', async () => {
  const team = await aTeam(server, ['joueur1', 'joueur2'])
  const params = { id: team.companyId }
  const pricesIn = async () => {
    const journal = await player('listDecisionChanges', { params })
    return journal.map(({ after, practice }) => `${after}${practice ? ' practice' : ''}`)
  }
  await practise(team.gameId)
  await savePrice(server, 'joueur1', team.gameId, 47)
  expect(await pricesIn()).toEqual(['47 practice'])
  await pass0(team.gameId)
  await restart(team.gameId, 'clear')
  await savePrice(server, 'joueur1', team.gameId, 53)
  expect(await pricesIn()).toEqual(['53', '47 practice'])
  await pass0(team.gameId)
  await restart(team.gameId, 'clear', 'Mauvais produit')
  await savePrice(server, 'joueur1', team.gameId, 58)
  expect(await pricesIn()).toEqual(['58', '47 practice'])
})

it('restarts a game that was no practice for a reason only, and its results are for staff then', async () => {
  const game = await aGame(server, { players: ['joueur1'] })
  const companyId = game.companies[0]?.id ?? 0
  await pass0(game.id)
  const refusal = await refusalOf(restart(game.id, 'clear'))
  expect(refusal).toMatchObject({ status: 422, violations: [{ propertyPath: 'reason' }] })
  await restart(game.id, 'clear', 'Mauvais niveau')
  expect((await player('getGame', { params: { id: game.id } })).rounds.at(-1)?.reason).toBe('Mauvais niveau')
  expect((await admin('getGame', { params: { id: game.id } })).practiceEpochs).toEqual([])
  expect((await pastOf(player, companyId, 1))['hydra:totalItems']).toBe(0)
  expect((await pastOf(admin, companyId, 1))['hydra:totalItems']).toBe(1)
  await admin('setPublication', { params: { id: game.id }, body: { mode: 'held' } })
  await admin('passRound', { params: { gameId: game.id } })
  expect(await refusedWith(restart(game.id, 'clear', 'Encore'))).toBe('409 rounds/pending')
})

it('gives a game that was ended before its time its former number of quarters again', async () => {
  const game = await aGame(server, { nbTurns: 5, players: ['joueur1'] })
  const params = { id: game.id }
  await pass0(game.id)
  expect(await admin('endGame', { params })).toMatchObject({ nbTurns: 1, finished: true })
  const restarted = await restart(game.id, 'clear', 'Terminé trop tôt')
  expect(restarted).toMatchObject({ nbTurns: 5, nbTurnsBeforeEnd: null, finished: false })
})
