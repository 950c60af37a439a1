import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount } from '../../testing/build-game.ts'
import {
  aTeam,
  endMembership,
  giveRoles,
  markAbsent,
  playInTeams,
  seatMember,
  type Team,
} from '../../testing/build-team.ts'
import { databaseNow } from '../../testing/database-clock.ts'
import { listenToGame } from '../../testing/listen-to-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// joueur1 and joueur2 share a company; joueur3 observes it where a test says so, and joueur4 has one of their own.

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Values = Record<string, number>

const save = async (as: string, team: Team, decisions: Values, versions?: Values, draft?: boolean) =>
  (await server.client(as))('saveDecisions', {
    params: { roundId: team.roundId, companyId: team.companyId, area: 'ventes' },
    body: { decisions, versions, draft },
  })

const sheetOf = async (as: string, { companyId }: Team) => {
  const { areas } = await (await server.client(as))('getDecisionSheet', { params: { id: companyId } })
  return areas.ventes ?? []
}

const decision = async (as: string, team: Team, name = 'prixVente') => {
  const found = (await sheetOf(as, team)).find(each => each.name === name)
  if (found === undefined) throw new Error(`no decision ${name}`)
  return found
}

const journalOf = async (as: string, { companyId }: Team, name?: string) =>
  (await server.client(as))('listDecisionChanges', { params: { id: companyId }, query: { name } })

const idOf = async (username: string) => (await server.session(username)).user.id

describe('the sheet of a shared company', () => {
  it('counts the changes of each value, and says who changed it', async () => {
    const team = await aTeam(server, ['joueur1', 'joueur2'])
    expect(await decision('joueur1', team)).toMatchObject({ version: 0, changedBy: null, changedAt: null })
    const before = (await databaseNow(server.context)).getTime()
    await save('joueur1', team, { prixVente: 52 })
    const first = await decision('joueur2', team)
    const author = { id: await idOf('joueur1'), name: 'joueur1' }
    expect(first).toMatchObject({ value: 52, version: 1, changedBy: author, origin: 'saved', draft: null })
    expect(Math.abs(Date.parse(first.changedAt ?? '') - before)).toBeLessThan(600_000)
    const answer = await save('joueur2', team, { prixVente: 53 }, { prixVente: 1, budgetPublicite: 9 })
    expect(answer.find(({ name }) => name === 'prixVente')).toMatchObject({
      value: 53,
      version: 2,
      changedBy: { name: 'joueur2' },
    })
    expect(await decision('joueur1', team)).toMatchObject({ value: 53, version: 2 })
  })

  it('has one layer: a draft is written as a value that will count', async () => {
    const team = await aTeam(server, ['joueur1', 'joueur2'])
    await save('joueur1', team, { prixVente: 60 }, {}, true)
    expect(await decision('joueur2', team)).toMatchObject({
      value: 60,
      draft: null,
      origin: 'saved',
      version: 1,
    })
  })

  it('refuses a value that another member changed meanwhile, with both values, and the whole call with it', async () => {
    const team = await aTeam(server, ['joueur1', 'joueur2'])
    await save('joueur1', team, { prixVente: 52 })
    const refusal = await refusalOf(save('joueur2', team, { prixVente: 49.5, creditT1: 20 }))
    expect([refusal.status, refusal.code, refusal.area]).toEqual([409, 'decisions/changed', 'ventes'])
    const current = await decision('joueur1', team)
    const by = { id: await idOf('joueur1'), name: 'joueur1' }
    expect(refusal.conflicts).toEqual([
      {
        name: 'prixVente',
        yours: { value: 49.5, basedOn: 0 },
        theirs: { value: 52, version: 1, by, at: current.changedAt },
      },
    ])
    expect(await decision('joueur2', team, 'creditT1')).toMatchObject({ version: 0, origin: 'default' })
    expect(await journalOf('joueur1', team)).toMatchObject([
      {
        name: 'prixVente',
        area: 'ventes',
        before: 52,
        after: 49.5,
        version: 0,
        outcome: 'refused',
        by: { name: 'joueur2' },
      },
      {
        name: 'prixVente',
        area: 'ventes',
        before: null,
        after: 52,
        version: 1,
        outcome: 'kept',
        by,
        acceptedBy: null,
      },
    ])
    expect((await journalOf('joueur2', team, 'creditT1')).length).toBe(0)
    await save('joueur2', team, { prixVente: 49.5 }, { prixVente: 1 })
    expect(await decision('joueur1', team)).toMatchObject({ value: 49.5, version: 2 })
  })

  it('accepts an old version of the same value, and of a value that was the caller’s own', async () => {
    const team = await aTeam(server, ['joueur1', 'joueur2'])
    await save('joueur1', team, { prixVente: 52 })
    await save('joueur2', team, { prixVente: 52 })
    expect(await decision('joueur1', team)).toMatchObject({ version: 1, changedBy: { name: 'joueur1' } })
    await save('joueur1', team, { prixVente: 53 })
    expect(await decision('joueur1', team)).toMatchObject({ value: 53, version: 2 })
    expect(await journalOf('joueur1', team)).toHaveLength(2)
  })

  it('refuses versions that are no whole numbers', async () => {
    const team = await aTeam(server, ['joueur1', 'joueur2'])
    const refusal = await refusalOf(save('joueur1', team, { prixVente: 52 }, { prixVente: 0.5 }))
    expect(refusal.status).toBe(422)
    expect(await decision('joueur1', team)).toMatchObject({ version: 0 })
  })

  it('is announced when it changes, and not when a save is refused or changes nothing', async () => {
    const team = await aTeam(server, ['joueur1', 'joueur2'])
    const { token } = await server.session('joueur2')
    const stream = listenToGame({ baseUrl: server.url, getToken: () => token, gameId: team.gameId })
    await stream.untilOpen()
    await save('joueur1', team, { prixVente: 52 })
    await save('joueur1', team, { prixVente: 52 })
    await refusalOf(save('joueur2', team, { prixVente: 51 }))
    await (await server.client('joueur1'))('lockCompany', { params: { id: team.companyId } })
    await stream.until('company.updated', 2)
    const { companyId } = team
    const changes = stream.events.filter(({ name }) => name === 'company.updated')
    expect(changes.map(({ data }) => data)).toEqual([
      { companyId, change: 'saved' },
      { companyId, change: 'locked' },
    ])
    await stream.close()
  })

  it('refuses what is closed or locked before it compares versions', async () => {
    const team = await aTeam(server, ['joueur1', 'joueur2'])
    const admin = await server.client('admin')
    await save('joueur1', team, { prixVente: 52 })
    await (await server.client('joueur1'))('lockCompany', { params: { id: team.companyId } })
    expect(await refusedWith(save('joueur2', team, { prixVente: 49 }))).toBe('409 decisions/locked')
    await admin('passAndOpenRound', { params: { gameId: team.gameId } })
    expect(await refusedWith(save('joueur2', team, { prixVente: 49 }))).toBe('409 rounds/closed')
    expect((await journalOf('joueur2', team)).length).toBe(0)
  })

  it('counts at the close as it is, submitted or not', async () => {
    const team = await aTeam(server, ['joueur1', 'joueur2', 'joueur3'])
    const admin = await server.client('admin')
    await save('joueur1', team, { prixVente: 52 })
    await save('joueur2', team, { prixVente: 47 }, { prixVente: 1 })
    const [first, second] = [await server.client('joueur1'), await server.client('joueur2')]
    const advertise = { roundId: team.roundId, companyId: team.companyId, area: 'marketing' }
    await second('saveDecisions', { params: advertise, body: { decisions: { budgetPublicite: 7000 } } })
    const research = { ...advertise, area: 'rechercheDeveloppement' }
    await first('saveDecisions', { params: research, body: { decisions: { budgetRD: 4000 } } })
    await admin('passAndOpenRound', { params: { gameId: team.gameId } })
    const { areas } = await first('getDecisionSheet', { params: { id: team.companyId } })
    expect(areas.ventes?.find(({ name }) => name === 'prixVente')).toMatchObject({ previous: 47, version: 0 })
    expect(areas.marketing?.find(({ name }) => name === 'budgetPublicite')).toMatchObject({ previous: 7000 })
    const rd = areas.rechercheDeveloppement?.find(({ name }) => name === 'budgetRD')
    expect(rd).toMatchObject({ previous: 4000 })
    const [, ...attendance] = await admin('getAttendance', { params: { gameId: team.gameId } })
    const quarterOne = attendance.map(([player, decided]) => [player, decided])
    expect(quarterOne).toEqual([
      ['joueur1', 1],
      ['joueur2', 1],
      ['joueur3', 0],
    ])
    const closed = await first('listDecisions', { params: { ...advertise, area: 'ventes' } })
    const price = closed.find(({ name }) => name === 'prixVente')
    expect(price).toMatchObject({ value: 47, origin: 'saved', version: 2, changedBy: { name: 'joueur2' } })
    const journal = await first('listDecisionChanges', {
      params: { id: team.companyId },
      query: { round: 2 },
    })
    expect(journal.map(({ after }) => after)).toEqual([4000, 7000, 47, 52])
    const unknown = first('listDecisionChanges', { params: { id: team.companyId }, query: { round: 9 } })
    expect(await refusedWith(unknown)).toBe('404 request/not-found')
  })
})

describe('areas that are entrusted to members', () => {
  const roles = [
    { id: 1, name: 'Commercial', areas: ['ventes', 'marketing'] },
    { id: 2, name: 'Finance', areas: ['comptabilite'] },
  ]

  async function aTeamWithRoles() {
    const team = await aTeam(server, ['joueur1', 'joueur2'])
    await playInTeams(server, team.gameId, {}, roles)
    await giveRoles(server, team.gameId, 'joueur1', [1])
    await giveRoles(server, team.gameId, 'joueur2', [2])
    return team
  }

  it('are closed to the others', async () => {
    const team = await aTeamWithRoles()
    expect(await refusedWith(save('joueur2', team, { prixVente: 49 }))).toBe('403 teams/area')
    expect(await decision('joueur1', team)).toMatchObject({ version: 0, editable: true })
    expect(await decision('joueur2', team)).toMatchObject({ version: 0, editable: false })
    expect(await decision('admin', team)).toMatchObject({ editable: false })
    await save('joueur1', team, { prixVente: 49 })
    expect(await decision('joueur2', team)).toMatchObject({ value: 49, editable: false })
  })

  it('are open to all as soon as nobody who is active covers them, until an absent member acts again', async () => {
    const team = await aTeamWithRoles()
    await markAbsent(server, team.gameId, 'joueur1')
    expect(await decision('joueur2', team)).toMatchObject({ editable: true })
    await save('joueur2', team, { prixVente: 49 })
    await save('joueur1', team, { prixVente: 50 }, { prixVente: 1 })
    expect(await decision('joueur2', team)).toMatchObject({ value: 50, editable: false })
    expect(await refusedWith(save('joueur2', team, { prixVente: 51 }, { prixVente: 2 }))).toBe(
      '403 teams/area',
    )
    const { members } = await (await server.client('joueur1'))('getTeam', { params: { id: team.companyId } })
    expect(members.map(({ active }) => active)).toEqual([true, true])
  })
})

describe('a company that becomes shared during a quarter, or is no longer', () => {
  it('keeps the draft of an area where nothing was saved', async () => {
    const team = await aTeam(server, ['joueur1'])
    await save('joueur1', team, { prixVente: 60, creditT1: 20 }, undefined, true)
    await seatMember(server, team, 'joueur2')
    expect(await decision('joueur2', team)).toMatchObject({ value: 60, version: 0 })
    await save('joueur2', team, { prixVente: 61 })
    expect(await decision('joueur1', team)).toMatchObject({ value: 61, version: 1, draft: null })
    expect(await decision('joueur1', team, 'creditT1')).toMatchObject({
      value: 20,
      version: 0,
      origin: 'saved',
    })
    expect(await journalOf('joueur1', team)).toMatchObject([{ name: 'prixVente', before: 60, after: 61 }])
  })

  it('keeps saved values and their versions, in both directions', async () => {
    const team = await aTeam(server, ['joueur1'])
    await save('joueur1', team, { prixVente: 52 })
    await save('joueur1', team, { prixVente: 53 })
    expect(await decision('joueur1', team)).toMatchObject({ version: 2, changedBy: { name: 'joueur1' } })
    await seatMember(server, team, 'joueur2')
    expect(await refusedWith(save('joueur2', team, { prixVente: 54 }))).toBe('409 decisions/changed')
    await save('joueur2', team, { prixVente: 54 }, { prixVente: 2 })
    await endMembership(server, team.gameId, 'joueur2')
    await save('joueur1', team, { prixVente: 55 })
    await save('joueur1', team, { prixVente: 56 }, undefined, true)
    expect(await decision('joueur1', team)).toMatchObject({ value: 55, version: 4, draft: 56 })
    expect(await journalOf('joueur1', team)).toMatchObject([
      { after: 54, version: 3, outcome: 'kept' },
      { after: 54, version: 0, outcome: 'refused' },
    ])
  })
})

describe('a company of one person in a game played alone', () => {
  it('has two layers, counts saves and writes no journal', async () => {
    const team = await aTeam(server, ['joueur1'])
    await save('joueur1', team, { prixVente: 60 }, undefined, true)
    expect(await decision('joueur1', team)).toMatchObject({ draft: 60, origin: 'draft', version: 0 })
    await save('joueur1', team, { prixVente: 55, creditT1: 20 })
    await save('joueur1', team, { prixVente: 56 }, { prixVente: 1 })
    await save('joueur1', team, { prixVente: 58 }, { prixVente: 2 }, true)
    expect(await decision('joueur1', team)).toMatchObject({ value: 56, draft: 58, version: 2 })
    expect(await decision('joueur1', team, 'creditT1')).toMatchObject({ value: 20, draft: null, version: 1 })
    expect(await journalOf('joueur1', team)).toEqual([])
  })

  it('compares the versions that a save names, and no others', async () => {
    await anAccount(server, 'remplacante')
    const team = await aTeam(server, ['joueur1'])
    await save('joueur1', team, { prixVente: 55, creditT1: 20 })
    await seatMember(server, team, 'remplacante')
    await endMembership(server, team.gameId, 'joueur1')
    const refusal = await refusalOf(save('remplacante', team, { prixVente: 57 }, { prixVente: 0 }))
    expect(refusal.conflicts).toMatchObject([
      { yours: { value: 57, basedOn: 0 }, theirs: { value: 55, version: 1, by: { name: 'joueur1' } } },
    ])
    await save('remplacante', team, { prixVente: 57, creditT1: 21 }, { prixVente: 1 })
    expect(await decision('remplacante', team)).toMatchObject({ value: 57, version: 2 })
    expect(await decision('remplacante', team, 'creditT1')).toMatchObject({ value: 21, version: 2 })
    expect(await refusedWith(save('joueur1', team, { prixVente: 1 }))).toBe('403 auth/forbidden')
  })
})
