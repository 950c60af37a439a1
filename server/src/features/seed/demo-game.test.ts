import { decisionItems } from '@trimestre/engine'
import { eq } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyMembers, gameRoles } from '../../platform/db/schema.ts'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { actInTeam, actTables, aRole } from '../../testing/team-acts.ts'
import { inTeams } from '../../testing/team-settings.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createDemoGame } from './demo-game.ts'
import { demoEvents, demoStrategies } from './demo-strategies.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('the demo decisions exist and are within their bounds', () => {
  for (const { quarters } of demoStrategies) {
    for (const [key, value] of quarters.flatMap(Object.entries)) {
      const item = decisionItems.find(candidate => candidate.key === key)
      expect(item && value >= item.min && value <= item.max, `${key} ${value}`).toBe(true)
    }
  }
})

/** The name of the company of a player. */
const nameOf = (username: string) =>
  demoStrategies.find(strategy => strategy.username === username)?.company.name

it('the companies of the demo game have a name, a colour and an emblem of their own', async () => {
  const { id } = await demoGame()
  const { companies } = await (await server.client('admin'))('getGame', { params: { id } })
  expect(companies.map(({ name, colour, emblem }) => ({ name, colour, emblem }))).toEqual(
    demoStrategies.map(({ company }) => company),
  )
  for (const key of ['name', 'colour', 'emblem'] as const) {
    expect(new Set(companies.map(company => company[key])).size, key).toBe(companies.length)
  }
})

it('the demo game is half played, and creating it again creates no second one', async () => {
  await createDemoGame(server.context)
  await createDemoGame(server.context)
  const admin = await server.client('admin')
  const { user } = await server.session('admin')
  const games = await admin('listAdministeredGames', { params: { adminId: user.id } })
  const demo = games.filter(game => game.companies.length === demoStrategies.length)
  expect(demo.map(game => [game.nbTurns, game.currentTrimestre, game.private])).toEqual([[8, 5, false]])

  const gameId = demo[0]?.id ?? 0
  const results = await admin('listGameResults', { params: { gameId } })
  expect(results.map(row => row.classement)).toEqual([1, 2, 3, 4, 5, 6])
  const player = await server.client('joueur3')
  const company = demo[0]?.companies.find(one => one.userCompany.username === nameOf('joueur3'))
  const dashboard = await player('getDashboard', { params: { id: company?.id ?? 0 } })
  expect(dashboard.chart.map(point => point.name)).toEqual(['T1', 'T2', 'T3', 'T4'])
  expect(new Set(dashboard.chart.map(point => point.Stock)).size).toBeGreaterThan(2)
})

it('the demo game tells of a rivalry: the lead changes hands, and the first three are close', async () => {
  const { id } = await demoGame()
  const admin = await server.client('admin')
  const game = await admin('getGame', { params: { id } })
  const companyId =
    game.companies.find(({ userCompany }) => userCompany.username === nameOf('joueur2'))?.id ?? 0
  const leaders: (string | undefined)[] = []
  for (const round of [2, 3, 4, 5]) {
    const issue = await admin('getNewspaper', { params: { id }, query: { round } })
    leaders.push(issue.facts.flatMap(fact => (fact.kind === 'leader' ? [fact.username] : []))[0])
  }
  expect(leaders).toEqual(['joueur3', 'joueur3', 'joueur2', 'joueur2'].map(nameOf))
  const { ranking } = await (await server.client('joueur2'))('getDashboard', { params: { id: companyId } })
  const [first, second, third] = ranking.map(({ valeurSociete }) => valeurSociete)
  expect((first ?? 0) - (second ?? 0)).toBeLessThan(4000)
  expect((first ?? 0) - (third ?? 0)).toBeLessThan(8000)
})

it('the demo game has its product with a picture, one event that has acted and two to come', async () => {
  const { id } = await demoGame()
  const game = await (await server.client('joueur1'))('getGame', { params: { id } })
  expect(game.product).toMatchObject({ key: 'veloUrbain', image: '/products/veloUrbain.svg' })
  const events = game.eventGames.filter(({ event }) => event.key !== 'impot')
  expect(events.map(({ event, nbTour }) => [event.key, nbTour])).toEqual(
    demoEvents.map(({ key, quarter }) => [key, quarter]),
  )
})

const demoGame = async () => {
  await createDemoGame(server.context)
  const games = await (await server.client('superadmin'))('listAllGames')
  const demo = games.find(game => game.demo)
  if (demo === undefined) throw new Error('no game says it is the demonstration')
  return demo
}

/** Returns the content of the demo game without the ids of its rounds. */
const contentOf = async (gameId: number) => {
  const admin = await server.client('admin')
  const game = await admin('getGame', { params: { id: gameId } })
  const results = await admin('listGameResults', { params: { gameId } })
  return {
    settings: [game.name, game.nbTurns, game.levelGame, game.private, game.product?.name],
    market: [game.phase, game.phasePlan, game.segments],
    rounds: game.rounds.map(({ roundNb, etat }) => [roundNb, etat]),
    companies: game.companies.map(({ id, name, colour, emblem }) => [id, name, colour, emblem]),
    events: game.eventGames.map(({ event, nbTour }) => [event.name, nbTour]),
    criteria: (await admin('listCriteria', { query: { game: gameId } })).map(each => each.coefficient),
    results: results.map(({ userId, classement, valeurSociete }) => [userId, classement, valeurSociete]),
  }
}

/** Gives the first company the name of the second, and the other way round. */
const exchangeNames = async (gameId: number) => {
  const admin = await server.client('admin')
  const [first, second] = (await admin('getGame', { params: { id: gameId } })).companies
  if (!first || !second) throw new Error('the game has no two companies')
  const rename = (id: number, name: string | null) =>
    admin('changeIdentity', { params: { id }, body: { name, colour: 'cyan', emblem: 'fish' } })
  await rename(second.id, null)
  await rename(first.id, second.name)
  await rename(second.id, first.name)
}

describe('the reset demo game', () => {
  it('is the same as after the first start and keeps its ids, whatever was changed', async () => {
    const { id } = await demoGame()
    const before = await contentOf(id)
    const root = await server.client('superadmin')
    await root('configureGame', {
      params: { id },
      body: { name: 'Autre', private: true, phasePlan: ['Declin'] },
    })
    await root('updateCriteria', { params: { gameId: id }, body: { fields: { coefDemande: 2 } } })
    const event = await root('createEvent', { body: { name: 'Tempête', impact: -10 } })
    await root('associateEvent', { body: { game: id, event: event.id, frequency: 1, nbTour: 6 } })
    await root('passAndOpenRound', { params: { gameId: id } })
    await exchangeNames(id)
    await anAccount(server, 'tardif', 'ROLE_USER')
    await root('configureGame', { params: { id }, body: { private: false } })
    await (await server.client('tardif'))('joinGame', { body: { game: id } })
    expect(await contentOf(id)).not.toEqual(before)

    const answer = await (await server.client('admin'))('resetDemoGame', { params: { id } })
    expect([answer.id, answer.demo, answer.currentTrimestre]).toEqual([id, true, 5])
    expect(await contentOf(id)).toEqual(before)
  })

  it('has its six seats and players again, whatever was changed of them', async () => {
    const { id } = await demoGame()
    const admin = await server.client('admin')
    const reset = () => admin('resetDemoGame', { params: { id } })
    await reset()
    const seatsOf = async () => (await admin('listSeats', { params: { id } })).seats
    const before = await seatsOf()
    const [first, second, third, fourth, fifth] = before
    const personOf = (seat: typeof first) => seat?.members[0]?.user.id ?? 0
    const role = await aRole(server, id, 'Ventes')
    await inTeams(server, id, { formation: 'code' })
    const guest = await anAccount(server, 'invitee')
    const set = (companyId: number | undefined, userId: number, body: object) =>
      admin('setMember', { params: { id: companyId ?? 0, userId }, body })
    await set(first?.id, guest, {})
    await set(second?.id, personOf(second), { kind: 'observer', roles: [role], active: false })
    await set(third?.id, personOf(fourth), { move: true })
    await admin('removeMember', { params: { id: fifth?.id ?? 0, userId: personOf(fifth) } })
    await admin('createSeat', { params: { id }, body: {} as never })
    const computer = { level: 3, temperament: 'qualite' } as const
    await admin('createSeat', { params: { id }, body: { kind: 'computer', computer } })
    const { id: roundId } = await admin('getActiveRound', { params: { gameId: id } })
    await actInTeam(server, { gameId: id, companyId: first?.id ?? 0, roundId }, guest)
    await admin('changeSeat', { params: { id: first?.id ?? 0 }, body: { kind: 'computer', computer } })

    const game = await reset()
    expect(game.teams).toBeNull()
    const after = await seatsOf()
    const peopleOf = (seats: typeof before) =>
      seats
        .map(({ kind, members }) => [kind, ...members.map(each => [each.user.id, each.kind, each.active])])
        .sort()
    expect(peopleOf(after)).toEqual(peopleOf(before))
    expect(after.flatMap(({ members }) => members.flatMap(({ roles }) => roles))).toEqual([])
    const { db } = server.context
    const isOfGame = (table: { gameId: AnyPgColumn }) => eq(table.gameId, id)
    for (const [name, table] of Object.entries({ ...actTables, gameRoles }))
      expect(await db.$count(table, isOfGame(table)), name).toBe(0)
    expect(await db.$count(companyMembers, isOfGame(companyMembers))).toBe(6)
  })

  it('keeps its administrators', async () => {
    const { id } = await demoGame()
    const adminId = await anAccount(server, 'prof', 'ROLE_ADMIN')
    const root = await server.client('superadmin')
    await root('assignAdministrator', { query: { gameId: id, adminId } })
    const answer = await (await server.client('prof'))('resetDemoGame', { params: { id } })
    expect(answer.admin.map(user => user.username)).toEqual(['admin', 'prof'])
  })

  it('is complete after two resets at the same time', async () => {
    const { id } = await demoGame()
    const before = await contentOf(id)
    const admin = await server.client('admin')
    await Promise.all([1, 2].map(() => admin('resetDemoGame', { params: { id } })))
    expect(await contentOf(id)).toEqual(before)
  })

  it('is the only game that can be reset, and players cannot tell which it is', async () => {
    const { id } = await demoGame()
    const other = await aGame(server)
    const admin = await server.client('admin')
    expect(await refusedWith(admin('resetDemoGame', { params: { id: other.id } }))).toBe('409 games/not-demo')
    const player = await server.client('joueur1')
    expect(await player('getGame', { params: { id } })).not.toHaveProperty('demo')
    expect(await refusedWith(player('resetDemoGame', { params: { id } }))).toBe('403 auth/forbidden')
  })
})
