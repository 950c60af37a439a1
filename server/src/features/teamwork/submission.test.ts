import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount } from '../../testing/build-game.ts'
import {
  aTeam,
  endMembership,
  giveRoles,
  markAbsent,
  playInTeams,
  type Team,
} from '../../testing/build-team.ts'
import { listenToGame } from '../../testing/listen-to-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await anAccount(server, 'cinquieme')
})
afterAll(() => server.stop())

const submit = async (as: string, { companyId }: Team) =>
  (await server.client(as))('lockCompany', { params: { id: companyId } })
const withdraw = async (as: string, { companyId }: Team) =>
  (await server.client(as))('unlockCompany', { params: { id: companyId } })
const team = async (as: string, { companyId }: Team) =>
  (await server.client(as))('getTeam', { params: { id: companyId } })
const save = async (as: string, { roundId, companyId }: Team, prixVente: number, readAt = 0) =>
  (await server.client(as))('saveDecisions', {
    params: { roundId, companyId, area: 'ventes' },
    body: { decisions: { prixVente }, versions: { prixVente: readAt } },
  })
const namesOf = ({ approvals }: { approvals: { given: { name: string }[]; needed: number } }) => [
  approvals.given.map(({ name }) => name),
  approvals.needed,
]

const four = ['joueur1', 'joueur2', 'joueur3', 'joueur4']

describe('a sheet that a majority makes final', () => {
  it('needs more than half of the active members, and any change of a value asks all of them again', async () => {
    const place = await aTeam(server, [...four, 'cinquieme'])
    await playInTeams(server, place.gameId, { submission: 'majority' })
    await markAbsent(server, place.gameId, 'cinquieme')
    const first = await submit('joueur1', place)
    expect([first.locked, ...namesOf(first)]).toEqual([false, ['joueur1'], 3])
    await submit('joueur1', place)
    const second = await submit('joueur2', place)
    expect([second.locked, ...namesOf(second)]).toEqual([false, ['joueur1', 'joueur2'], 3])
    await save('joueur3', place, 52)
    expect(await team('joueur4', place)).toMatchObject({
      approvals: [],
      locked: false,
      rule: { submission: 'majority', role: null, needed: 3 },
    })
    await submit('joueur1', place)
    await save('joueur4', place, 52)
    await submit('joueur2', place)
    const last = await submit('joueur3', place)
    expect([last.locked, ...namesOf(last)]).toEqual([true, ['joueur1', 'joueur2', 'joueur3'], 3])
    expect(await refusedWith(save('joueur1', place, 53, 1))).toBe('409 decisions/locked')
    const taken = await withdraw('joueur4', place)
    expect([taken.locked, ...namesOf(taken)]).toEqual([false, [], 3])
    await save('joueur1', place, 53, 1)
  })

  it('does not count who has left, nor who is absent', async () => {
    const place = await aTeam(server, four)
    await playInTeams(server, place.gameId, { submission: 'majority' })
    for (const name of ['joueur2', 'joueur3']) await submit(name, place)
    await endMembership(server, place.gameId, 'joueur2')
    await markAbsent(server, place.gameId, 'joueur3')
    const one = await submit('joueur1', place)
    expect([one.locked, ...namesOf(one)]).toEqual([false, ['joueur1'], 2])
    const returned = await submit('joueur3', place)
    expect([returned.locked, ...namesOf(returned)]).toEqual([true, ['joueur3', 'joueur1'], 2])
  })
})

describe('a sheet that one member makes final', () => {
  const roles = [
    { id: 1, name: 'Direction', areas: ['ventes'] },
    { id: 2, name: 'Finance', areas: ['comptabilite'], submits: false },
  ]

  it('is submitted by a role that submits, and by anybody once nobody active has one', async () => {
    const place = await aTeam(server, ['joueur1', 'joueur2'])
    await playInTeams(server, place.gameId, {}, roles)
    await giveRoles(server, place.gameId, 'joueur1', [1])
    await giveRoles(server, place.gameId, 'joueur2', [2])
    expect(await refusedWith(submit('joueur2', place))).toBe('403 teams/validator')
    expect((await submit('joueur1', place)).locked).toBe(true)
    await withdraw('joueur2', place)
    await markAbsent(server, place.gameId, 'joueur1')
    const submitted = await submit('joueur2', place)
    expect([submitted.locked, ...namesOf(submitted)]).toEqual([true, ['joueur2'], 1])
  })

  it('is submitted by the role that the game names, also where another role submits', async () => {
    const place = await aTeam(server, ['joueur1', 'joueur2'])
    await playInTeams(server, place.gameId, { submission: 'role', submissionRole: 2 }, roles)
    await giveRoles(server, place.gameId, 'joueur1', [1])
    await giveRoles(server, place.gameId, 'joueur2', [2])
    expect(await refusedWith(submit('joueur1', place))).toBe('403 teams/validator')
    expect((await team('joueur1', place)).rule).toEqual({
      submission: 'role',
      role: { id: 2, name: 'Finance' },
      needed: 1,
    })
    expect((await submit('joueur2', place)).locked).toBe(true)
  })
})

it('approvals, submissions and withdrawals are announced once each', async () => {
  const place = await aTeam(server, ['joueur1', 'joueur2'])
  await playInTeams(server, place.gameId, { submission: 'majority' })
  const { token } = await server.session('joueur1')
  const stream = listenToGame({ baseUrl: server.url, getToken: () => token, gameId: place.gameId })
  await stream.untilOpen()
  for (const name of ['joueur1', 'joueur1', 'joueur2', 'joueur2']) await submit(name, place)
  for (const name of ['joueur1', 'joueur2']) await withdraw(name, place)
  await submit('joueur2', place)
  await withdraw('joueur1', place)
  await stream.until('company.updated', 5)
  const changes = stream.events.flatMap(({ name, data }) => (name === 'company.updated' ? data.change : []))
  expect(changes).toEqual(['approval', 'locked', 'unlocked', 'approval', 'approval'])
  await stream.close()
})
