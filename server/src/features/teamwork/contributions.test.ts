import type { Client } from '@trimestre/contract/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyMinutes } from '../../platform/db/schema.ts'
import { anAccount } from '../../testing/build-game.ts'
import { aTeam, playInTeams, seatMember } from '../../testing/build-team.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** A team of lina and omar, whose work of one quarter is in the ledger. */
async function aWorkedQuarter(...people: [string, string]) {
  for (const name of people) await anAccount(server, name)
  const team = await aTeam(server, people, { rivals: ['joueur4'] })
  const params = { id: team.companyId }
  const [lina, omar] = (await Promise.all(people.map(name => server.client(name)))) as [Client, Client]
  const save = (client: Client, area: string, decisions: Record<string, number>, versions = {}) =>
    client('saveDecisions', {
      params: { roundId: team.roundId, companyId: team.companyId, area },
      body: { decisions, versions },
    })
  await save(lina, 'ventes', { prixVente: 52, creditT1: 20 })
  await save(omar, 'ventes', { prixVente: 53 }, { prixVente: 1 })
  await save(lina, 'marketing', { budgetPublicite: 7000 })
  expect(await refusedWith(save(omar, 'marketing', { budgetPublicite: 1 }))).toBe('409 decisions/changed')
  const propose = (decisions: Record<string, number>) =>
    omar('createProposal', { params, body: { title: 'Idée', decisions } })
  const { id: proposalId } = await propose({ budgetRD: 900, embauches: 1 })
  await propose({ prixVente: 40 })
  await lina('acceptProposal', { params: { ...params, proposalId } })
  await lina('lockCompany', { params })
  return { team, params, lina, omar }
}

const numbers = { changes: 3, kept: 2, proposals: 0, accepted: 0, approvals: 1 }
const numbersOfOther = { changes: 3, kept: 3, proposals: 2, accepted: 1, approvals: 0 }

it('the ledger counts six things for each person and quarter, and keeps them when somebody is erased', async () => {
  const { team, params, lina } = await aWorkedQuarter('lina', 'omar')
  const ledger = await lina('listContributions', { params })
  expect(ledger).toMatchObject([
    { user: { name: 'lina' }, quarters: [{ roundNb: 2, ...numbers }] },
    { user: { name: 'omar' }, quarters: [{ roundNb: 2, ...numbersOfOther }] },
  ])
  const { areas } = await lina('getDecisionSheet', { params })
  const touched = Object.values(areas)
    .flat()
    .filter(({ version }) => version > 0)
  const kept = ledger.flatMap(({ quarters }) => quarters.map(quarter => quarter.kept))
  expect(kept.reduce<number>((sum, each) => sum + (each ?? 0), 0)).toBe(touched.length)
  for (const { quarters } of ledger) expect(quarters[0]?.minutes).toBeGreaterThanOrEqual(1)

  const admin = await server.client('admin')
  await admin('passAndOpenRound', { params: { gameId: team.gameId } })
  const root = await server.client('superadmin')
  const erased = ledger[1]?.user.id ?? 0
  await root('eraseUser', { params: { id: erased }, body: {} })
  const after = await admin('listContributions', { params, query: { round: 2 } })
  expect(after).toEqual([ledger[0], { ...ledger[1], user: { id: erased, name: 'membre effacé' } }])
  const journal = await lina('listDecisionChanges', { params, query: { round: 2 } })
  expect(JSON.stringify(journal)).not.toContain('omar')
  expect(journal.filter(({ by }) => by.name === 'membre effacé')).toHaveLength(4)
  const whole = await lina('listContributions', { params })
  expect(whole[0]?.quarters.map(({ roundNb, changes }) => [roundNb, changes])).toEqual([
    [2, 3],
    [3, 0],
  ])
})

it('the ledger is read by members where the game says so, by administrators, and by no observer or rival', async () => {
  const { team, params, lina, omar } = await aWorkedQuarter('nadia', 'paul')
  await seatMember(server, team, 'joueur3', { kind: 'observer' })
  const read = (client: Client) => client('listContributions', { params })
  const admin = await server.client('admin')
  for (const client of [lina, omar, admin]) expect(await read(client)).toHaveLength(2)
  for (const name of ['joueur3', 'joueur4'])
    expect(await refusedWith(read(await server.client(name)))).toBe('403 auth/forbidden')
  await playInTeams(server, team.gameId, { contributions: 'staff' })
  expect(await refusedWith(read(lina))).toBe('403 auth/forbidden')
  expect(await read(admin)).toHaveLength(2)
  expect(await refusedWith(admin('listContributions', { params, query: { round: 9 } }))).toBe(
    '404 request/not-found',
  )
})

it('one person alone has a team of one and an empty journal; saves alone count no minutes', async () => {
  const team = await aTeam(server, ['joueur1'])
  const player = await server.client('joueur1')
  const params = { id: team.companyId }
  await player('saveDecisions', {
    params: { roundId: team.roundId, companyId: team.companyId, area: 'ventes' },
    body: { decisions: { prixVente: 52 } },
  })
  expect(await player('getTeam', { params })).toMatchObject({
    company: { id: team.companyId, name: 'joueur1', seat: 1, kind: 'human' },
    rule: { submission: 'one', role: null, needed: 1 },
    approvals: [],
    locked: false,
    members: [{ user: { username: 'joueur1' }, kind: 'member', active: true }],
    code: null,
  })
  const [own] = await player('listContributions', { params })
  expect(own?.quarters).toMatchObject([{ roundNb: 2, kept: 1, minutes: 0 }])
  await player('signalPresence', { params })
  expect(await server.context.db.$count(companyMinutes)).toBeGreaterThan(0)
  expect((await player('listContributions', { params }))[0]?.quarters[0]?.minutes).toBe(1)
})
