import type { Client } from '@trimestre/contract/client'
import type { Game, GameChange } from '@trimestre/contract/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { refusalOf } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let root: Client
let admin: Client

beforeAll(async () => {
  server = await startTestServer()
  root = await server.client('superadmin')
  admin = await server.client('admin')
})
afterAll(() => server.stop())

const cycle: Game['phase'][] = ['Lancement', 'Croissance', 'Maturite', 'Declin']
const configure = (id: number, body: GameChange) => admin('configureGame', { params: { id }, body })
const read = (id: number) => admin('getGame', { params: { id } })
const pass = (gameId: number) => admin('passAndOpenRound', { params: { gameId } })

/** Returns the violations of a refused change, each with its property and its sentence. */
async function violationsOf(call: Promise<unknown>) {
  return (await refusalOf(call)).violations.map(({ propertyPath, message }) => [propertyPath, message])
}

describe('the plan of the phases', () => {
  it('puts each quarter in its phase as it opens, and keeps the last phase beyond its end', async () => {
    const { id } = await aGame(server, { nbTurns: 6, players: ['joueur1'] })
    expect(await configure(id, { phasePlan: cycle })).toMatchObject({ phase: 'Lancement', phasePlan: cycle })
    const phases = []
    for (let quarter = 2; quarter <= 6; quarter += 1) {
      await pass(id)
      phases.push((await read(id)).phase)
    }
    expect(phases).toEqual(['Croissance', 'Maturite', 'Declin', 'Declin', 'Declin'])
  })

  it('does not move when a quarter is only closed', async () => {
    const { id } = await aGame(server)
    await configure(id, { phasePlan: cycle })
    await admin('passRound', { params: { gameId: id } })
    expect((await read(id)).phase).toBe('Lancement')
    await pass(id)
    expect((await read(id)).phase).toBe('Croissance')
  })

  it('gives way from this quarter on to a phase that is set by hand', async () => {
    const { id } = await aGame(server)
    await configure(id, { phasePlan: cycle })
    await pass(id)
    const changed = await configure(id, { phase: 'Declin' })
    expect(changed).toMatchObject({ phase: 'Declin', phasePlan: ['Lancement', 'Declin'] })
    await pass(id)
    expect((await read(id)).phase).toBe('Declin')
  })

  it('stays when the phase in force is sent back', async () => {
    const { id } = await aGame(server)
    await configure(id, { phasePlan: cycle })
    const { phase } = await pass(id).then(() => read(id))
    expect((await configure(id, { phase, nbTurns: 5 })).phasePlan).toEqual(cycle)
  })

  it('puts the quarter in play in the phase of a new plan, and is removed by an empty list', async () => {
    const { id } = await aGame(server)
    await pass(id)
    expect(await configure(id, { phasePlan: cycle })).toMatchObject({ phase: 'Croissance' })
    expect(await configure(id, { phasePlan: [] })).toMatchObject({ phase: 'Croissance', phasePlan: null })
    await pass(id)
    expect((await read(id)).phase).toBe('Croissance')
  })

  it('decides the phase of the first quarter when the game is created', async () => {
    const body = { name: 'x', phase: 'Declin' as const, phasePlan: ['Maturite' as const] }
    expect(await root('createGame', { body })).toMatchObject({ phase: 'Maturite', phasePlan: ['Maturite'] })
  })

  it('is copied with the game, which starts again in its first phase', async () => {
    const { id } = await aGame(server)
    await configure(id, {
      phasePlan: cycle,
      segments: 2,
      typeSegment1: 'standard',
      typeSegment2: 'technologie',
    })
    await pass(id)
    const copy = await admin('duplicateGame', { params: { id }, body: { name: 'Groupe B' } })
    const market = { segments: 2, typeSegment1: 'standard', typeSegment2: 'technologie' }
    expect(copy).toMatchObject({ phase: 'Lancement', phasePlan: cycle, ...market })
  })

  it('is not told to players, who see the phase in force', async () => {
    const { id } = await aGame(server, { players: ['joueur1'] })
    await configure(id, { phasePlan: cycle })
    const seen = await (await server.client('joueur1'))('getGame', { params: { id } })
    expect(seen).toMatchObject({ phase: 'Lancement', phasePlan: null })
    expect((await read(id)).phasePlan).toEqual(cycle)
  })

  it('is refused with an unknown phase, too many quarters, or something other than a list', async () => {
    const { id } = await aGame(server)
    const change = (phasePlan: unknown) => violationsOf(configure(id, { phasePlan } as GameChange))
    expect(await change(['Croissance', 'Fin'])).toEqual([['phasePlan[1]', 'Choix inconnu']])
    expect(await change(Array.from({ length: 101 }, () => 'Declin'))).toEqual([
      ['phasePlan', 'Liste attendue'],
    ])
    expect(await change('Croissance')).toEqual([['phasePlan', 'Liste attendue']])
  })
})

describe('the segments of the market', () => {
  it('are one by default, and two of any type on request', async () => {
    const game = await aGame(server)
    const usual = { segments: 1, typeSegment1: 'grandeConsommation', typeSegment2: 'luxe' }
    expect(game).toMatchObject(usual)
    const changed = await configure(game.id, { segments: 2, typeSegment2: 'industriel' })
    expect(changed).toMatchObject({ ...usual, segments: 2, typeSegment2: 'industriel' })
  })

  it('no longer change once a quarter has passed, but may be sent back as they are', async () => {
    const { id } = await aGame(server, { players: ['joueur1'] })
    await pass(id)
    const refused = await refusalOf(configure(id, { segments: 2, typeSegment1: 'luxe' }))
    expect(refused.status).toBe(422)
    expect(refused.violations.map(({ propertyPath, code }) => [propertyPath, code])).toEqual([
      ['segments', 'validation/begun'],
      ['typeSegment1', 'validation/begun'],
    ])
    expect(await configure(id, { segments: 1, typeSegment2: 'luxe', nbTurns: 5 })).toMatchObject({
      nbTurns: 5,
    })
  })

  it('are one or two, of known types', async () => {
    const { id } = await aGame(server)
    const change = (body: object) => violationsOf(configure(id, body as GameChange))
    expect(await change({ segments: 3 })).toEqual([['segments', 'Valeur hors des bornes']])
    expect(await change({ typeSegment1: 'gratuit' })).toEqual([['typeSegment1', 'Choix inconnu']])
  })
})

describe('the seasons of a new game', () => {
  const seasonsOf = async (gameId: number) =>
    (await root('listCriteria', { query: { game: gameId } }))
      .filter(({ name }) => name.startsWith('saison'))
      .map(({ coefficient }) => coefficient)

  it('are written as criteria, with the defaults when none are given', async () => {
    const proposed = [1, 1.05, 0.9, 1.05]
    const { id } = await root('createGame', { body: { name: 'x', seasons: proposed } })
    expect(await seasonsOf(id)).toEqual(proposed)
    expect(await seasonsOf((await root('createGame', { body: { name: 'x' } })).id)).toEqual([1, 1, 1, 1])
  })

  it('are four numbers within the bounds of the criteria', async () => {
    const create = (seasons: unknown) =>
      violationsOf(root('createGame', { body: { name: 'x', seasons: seasons as number[] } }))
    expect(await create([1, 1, 1])).toEqual([['seasons', 'Liste attendue']])
    expect(await create([1, 'x', 1, 1])).toEqual([['seasons[1]', 'Must be a number']])
    expect(await create([1, 1, 1, 9])).toEqual([['seasons[3]', 'Valeur hors des bornes']])
  })
})
