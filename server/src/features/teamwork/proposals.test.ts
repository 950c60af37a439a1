import type { Client } from '@trimestre/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aTeam, giveRoles, playInTeams, seatMember, type Team } from '../../testing/build-team.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// joueur1 and joueur2 share a company, which joueur3 observes; joueur4 has one of their own.

let server: TestServer
let first: Client
let second: Client
beforeAll(async () => {
  server = await startTestServer()
  first = await server.client('joueur1')
  second = await server.client('joueur2')
})
afterAll(() => server.stop())

async function aPlace() {
  const team = await aTeam(server, ['joueur1', 'joueur2'], { rivals: ['joueur4'] })
  await seatMember(server, team, 'joueur3', { kind: 'observer' })
  return { team, params: { id: team.companyId } }
}

const three = { prixVente: 45, creditT1: 20, budgetPublicite: 7000 }

const propose = (params: { id: number }, decisions: Record<string, number> = three, client = second) =>
  client('createProposal', { params, body: { title: ' Baisser le prix ', note: 'Essayons', decisions } })

const savePrice = (client: Client, { roundId, companyId }: Team, prixVente: number) =>
  client('saveDecisions', {
    params: { roundId, companyId, area: 'ventes' },
    body: { decisions: { prixVente } },
  })

const valuesOf = async ({ companyId }: Team) => {
  const { areas } = await first('getDecisionSheet', { params: { id: companyId } })
  const all = Object.values(areas).flat()
  return Object.fromEntries(
    all.filter(({ version }) => version > 0).map(({ name, value, version }) => [name, [value, version]]),
  )
}

describe('a proposal', () => {
  it('changes nothing until somebody accepts it, and then counts as its author’s change', async () => {
    const { team, params } = await aPlace()
    const made = await propose(params)
    expect(made).toMatchObject({
      title: 'Baisser le prix',
      note: 'Essayons',
      decisions: three,
      state: 'open',
      by: { name: 'joueur2' },
      decidedBy: null,
      decidedAt: null,
      acceptedNames: [],
    })
    expect(await valuesOf(team)).toEqual({})
    const accepted = await first('acceptProposal', { params: { ...params, proposalId: made.id } })
    expect(accepted).toMatchObject({ state: 'accepted', decidedBy: { name: 'joueur1' } })
    expect(accepted.acceptedNames.toSorted()).toEqual(Object.keys(three).toSorted())
    expect(await valuesOf(team)).toEqual({
      prixVente: [45, 1],
      creditT1: [20, 1],
      budgetPublicite: [7000, 1],
    })
    const journal = await first('listDecisionChanges', { params })
    expect(journal).toHaveLength(3)
    for (const line of journal) {
      expect(line).toMatchObject({
        outcome: 'proposal',
        by: { name: 'joueur2' },
        acceptedBy: { name: 'joueur1' },
      })
    }
    expect(await first('listProposals', { params })).toEqual([accepted])
  })

  it('of which a value was changed meanwhile is refused as a whole, and accepted in parts', async () => {
    const { team, params } = await aPlace()
    const { id: proposalId } = await propose(params)
    await savePrice(second, team, 52)
    const where = { params: { ...params, proposalId } }
    const refusal = await refusalOf(first('acceptProposal', where))
    expect([refusal.code, refusal.area]).toEqual(['decisions/changed', 'ventes'])
    expect(refusal.conflicts).toMatchObject([
      { name: 'prixVente', yours: { value: 45, basedOn: 0 }, theirs: { value: 52, version: 1 } },
    ])
    expect(await valuesOf(team)).toEqual({ prixVente: [52, 1] })
    const names = ['creditT1', 'budgetPublicite']
    const partly = await first('acceptProposal', { ...where, body: { names } })
    expect(partly.state).toBe('partly')
    expect(partly.acceptedNames.toSorted()).toEqual(names.toSorted())
    const journal = await first('listDecisionChanges', { params })
    expect(journal.filter(({ outcome }) => outcome === 'proposal').map(({ by }) => by.name)).toEqual([
      'joueur2',
      'joueur2',
    ])
    expect(journal.filter(({ outcome }) => outcome === 'refused')).toMatchObject([
      { name: 'prixVente', before: 52, after: 45, by: { name: 'joueur2' }, acceptedBy: { name: 'joueur1' } },
    ])
    expect(await refusedWith(first('acceptProposal', where))).toBe('409 proposals/settled')
  })

  it('is accepted with the version that the accepting screen shows', async () => {
    const { team, params } = await aPlace()
    await savePrice(second, team, 52)
    const { id: proposalId } = await propose(params, { prixVente: 45 })
    const body = { versions: { prixVente: 1 } }
    await first('acceptProposal', { params: { ...params, proposalId }, body })
    expect(await valuesOf(team)).toEqual({ prixVente: [45, 2] })
  })

  it('is declined with a reason, or taken back by its author only', async () => {
    const { params } = await aPlace()
    const [one, other] = [await propose(params), await propose(params)]
    const where = { params: { ...params, proposalId: one.id } }
    const declined = await first('declineProposal', { ...where, body: { reason: 'Trop bas' } })
    expect(declined).toMatchObject({ state: 'declined', reason: 'Trop bas', decidedBy: { name: 'joueur1' } })
    for (const call of ['acceptProposal', 'declineProposal'] as const)
      expect(await refusedWith(first(call, where))).toBe('409 proposals/settled')
    expect(await refusedWith(second('deleteProposal', where))).toBe('409 proposals/settled')
    const there = { params: { ...params, proposalId: other.id } }
    expect(await refusedWith(first('deleteProposal', there))).toBe('403 auth/forbidden')
    await second('deleteProposal', there)
    expect(await refusedWith(first('acceptProposal', there))).toBe('404 request/not-found')
    expect((await first('listProposals', { params })).map(({ id }) => id)).toEqual([one.id])
  })

  it('has values that could be saved, and chosen names that it has', async () => {
    const { team, params } = await aPlace()
    const paths = async (call: Promise<unknown>) => {
      const { status, violations } = await refusalOf(call)
      return [status, ...violations.map(({ propertyPath, code }) => `${propertyPath} ${code}`)]
    }
    expect(await paths(propose(params, {}))).toEqual([422, 'decisions validation/empty'])
    expect(await paths(propose(params, { inconnu: 1, prixVente: 0.5 }))).toEqual([
      422,
      'decisions.inconnu validation/unknown',
      'decisions.prixVente validation/out-of-bounds',
    ])
    const low = await aTeam(server, ['joueur1', 'joueur2'], { levelGame: 1 })
    const closed = propose({ id: low.companyId }, { creditT1: 20 })
    expect(await paths(closed)).toEqual([422, 'decisions.creditT1 validation/closed'])
    const { id: proposalId } = await propose(params, { prixVente: 45 })
    const accept = (names: string[]) =>
      first('acceptProposal', { params: { ...params, proposalId }, body: { names } })
    expect(await paths(accept([]))).toEqual([422, 'names validation/empty'])
    expect(await paths(accept(['prixVente', 'creditT1']))).toEqual([422, 'names[1] validation/unknown'])
    expect(await valuesOf(team)).toEqual({})
  })

  it('needs the right to every area whose values are accepted', async () => {
    const { team, params } = await aPlace()
    await playInTeams(server, team.gameId, {}, [
      { id: 1, name: 'Ventes', areas: ['ventes'] },
      { id: 2, name: 'Autres', areas: ['marketing'] },
    ])
    await giveRoles(server, team.gameId, 'joueur1', [1])
    await giveRoles(server, team.gameId, 'joueur2', [2])
    const { id: proposalId } = await propose(params)
    const accept = (client: Client, names?: string[]) =>
      client('acceptProposal', { params: { ...params, proposalId }, body: { names } })
    expect(await refusedWith(accept(first))).toBe('403 teams/area')
    expect(await refusedWith(accept(second, ['prixVente']))).toBe('403 teams/area')
    expect(await accept(first, ['prixVente'])).toMatchObject({
      state: 'partly',
      acceptedNames: ['prixVente'],
    })
  })

  it('is accepted neither while the sheet is locked nor after the close, when it has expired', async () => {
    const { team, params } = await aPlace()
    const { id: proposalId } = await propose(params)
    const accept = () => first('acceptProposal', { params: { ...params, proposalId } })
    await first('lockCompany', { params })
    expect(await refusedWith(accept())).toBe('409 decisions/locked')
    await (await server.client('admin'))('passAndOpenRound', { params: { gameId: team.gameId } })
    expect(await refusedWith(accept())).toBe('409 proposals/settled')
    expect(await first('listProposals', { params })).toEqual([])
    const before = await first('listProposals', { params, query: { round: 2 } })
    expect(before).toMatchObject([{ id: proposalId, state: 'expired', decidedBy: null }])
  })

  it('is one of fifty open ones at most', async () => {
    const { params } = await aPlace()
    for (let count = 0; count < 50; count += 1) await propose(params)
    expect(await refusedWith(propose(params))).toBe('409 proposals/too-many')
    const [newest] = await first('listProposals', { params })
    await first('declineProposal', { params: { ...params, proposalId: newest?.id ?? 0 } })
    await propose(params)
  })

  it('of another company does not exist', async () => {
    const { params } = await aPlace()
    const { id: proposalId } = await propose(params)
    const elsewhere = await aTeam(server, ['joueur1', 'joueur2'])
    const call = first('acceptProposal', { params: { id: elsewhere.companyId, proposalId } })
    expect(await refusedWith(call)).toBe('404 request/not-found')
  })
})

it('an observer reads everything and writes nothing', async () => {
  const { team, params } = await aPlace()
  const [observer, rival] = [await server.client('joueur3'), await server.client('joueur4')]
  const { id: proposalId } = await propose(params)
  const writes = (client: Client) => [
    () => savePrice(client, team, 49),
    () => client('createProposal', { params, body: { title: 'Non', decisions: three } }),
    () => client('acceptProposal', { params: { ...params, proposalId } }),
    () => client('declineProposal', { params: { ...params, proposalId } }),
    () => client('deleteProposal', { params: { ...params, proposalId } }),
    () => client('lockCompany', { params }),
    () => client('unlockCompany', { params }),
  ]
  const reads = (client: Client) => [
    () => client('getTeam', { params }),
    () => client('listDecisionChanges', { params }),
    () => client('listProposals', { params }),
    () => client('getDecisionSheet', { params }),
    () => client('getCompany', { params }),
    () => client('getDashboard', { params }),
    () => client('getCompanyState', { params }),
    () => client('listCompanyResults', { params }),
    () => client('listDecisions', { params: { ...team, area: 'ventes' } }),
  ]
  for (const write of writes(observer)) expect(await refusedWith(write())).toBe('403 teams/observer')
  for (const write of writes(rival)) expect(await refusedWith(write())).toBe('403 auth/forbidden')
  for (const read of reads(observer)) await read()
  for (const read of reads(rival)) expect(await refusedWith(read())).toBe('403 auth/forbidden')
  expect(await valuesOf(team)).toEqual({})
})
