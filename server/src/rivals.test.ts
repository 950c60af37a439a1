import { AsyncLocalStorage } from 'node:async_hooks'
import { isDeepStrictEqual } from 'node:util'
import { type Client, fillPath } from '@trimestre/contract/client'
import type { Method } from '@trimestre/contract/endpoint'
import type { Game } from '@trimestre/contract/games'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame, anAccount } from './testing/build-game.ts'
import { playInTeams, seatMember } from './testing/build-team.ts'
import { type CallInput, type Owners, recipes, type Setting } from './testing/call-recipes.ts'
import { listenToGame } from './testing/listen-to-game.ts'
import { refusedWith } from './testing/refusals.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// A rival's actions in the open round must not be visible to a player: no response, refusal or header may depend on
// them, nor the work of the server, which could be measured by its duration.

let server: TestServer
let game: Game
let rival: Client
let roundId: number
let companies: { spy: number; rival: number }

const spy: Owners = { administrator: 'admin', player: 'joueur1' }
/** The other members of the rival, in a game that is played in teams. */
const colleagues = ['deux', 'trois', 'quatre', 'cinq', 'six'].map(name => `equipe-${name}`)

beforeAll(async () => {
  server = await startTestServer({ isAlone: true })
  for (const name of colleagues) await anAccount(server, name)
})
afterAll(() => server.stop())

/** Creates the game of the spy and the rival, who is one person, or a team whose sheet a majority makes final. */
async function prepare(inTeams: boolean): Promise<void> {
  const made = await aGame(server, { private: true, players: ['joueur1', 'joueur2'] })
  rival = await server.client('joueur2')
  const admin = await server.client('admin')
  await admin('passAndOpenRound', { params: { gameId: made.id } })
  if (inTeams) {
    const place = { gameId: made.id, companyId: made.companies[1]?.id ?? 0 }
    for (const name of colleagues) await seatMember(server, place, name)
    await playInTeams(server, made.id, { submission: 'majority', formation: 'open' })
  }
  game = await admin('getGame', { params: { id: made.id } })
  roundId = game.rounds.at(-1)?.id ?? 0
  const ofUser = (username: string) =>
    game.companies.find(({ userCompany }) => userCompany.username === username)?.id ?? 0
  companies = { spy: ofUser('joueur1'), rival: ofUser('joueur2') }
}

type Probe = { name: string; path: string; method: Method; body?: string }

function probe(name: EndpointName, { params = {}, query = {}, body }: CallInput): Probe {
  const { method, path } = routes[name]
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, `${value}`]),
  )
  return {
    name,
    method,
    path: `${fillPath(path, params)}?${search}`,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}

/**
 * Returns every reading call that a spying player could make about their own data, the rival's data and the open round.
 */
async function probes(): Promise<Probe[]> {
  // A stream never ends; other tests cover what it reveals about rivals.
  const reading = (Object.keys(routes) as EndpointName[]).filter(
    name => routes[name].method === 'GET' && name !== 'streamGame',
  )
  const about = async (isOwn: boolean, focus: Game): Promise<Probe[]> => {
    const setting: Setting = { server, game: focus, owners: spy, caller: 'joueur1', isOwn }
    return Promise.all(reading.map(async name => probe(name, await recipes[name](setting))))
  }
  const ofRival = { ...game, companies: game.companies.filter(({ id }) => id === companies.rival) }
  const ofSpy = { ...game, companies: game.companies.filter(({ id }) => id === companies.spy) }
  const openRound = game.rounds.at(-1)?.roundNb ?? 0
  const variants = ['sig', 'balance-sheet', 'journal'].flatMap(kind =>
    [companies.spy, companies.rival].map(id =>
      probe('getStatement', { params: { id, kind }, query: { round: openRound } }),
    ),
  )
  const params = { roundId, area: 'ventes', companyId: companies.rival }
  const writes = [
    probe('saveDecisions', { params, body: { decisions: { prixVente: 1 } } }),
    probe('saveDecisions', { params, body: { decisions: { inconnu: 1 } } }),
    probe('saveDecisions', { params, body: { draft: true, decisions: { prixVente: 'x' } } }),
    probe('joinGame', { body: { game: game.id } }),
    probe('signalPresence', { params: { id: companies.rival }, body: { area: 'ventes' } }),
    probe('createProposal', {
      params: { id: companies.rival },
      body: { title: 'Non', decisions: { prixVente: 1 } },
    }),
    probe('lockCompany', { params: { id: companies.rival } }),
  ]
  return [...(await about(true, ofSpy)), ...(await about(false, ofRival)), ...variants, ...writes]
}

type Seen = { probe: string; status: number; headers: unknown; body: string; statements: string[] }

type Callback = (...values: unknown[]) => unknown

/** Holds the statements of the probe in progress; queries by other parts of the server are not counted. */
const answering = new AsyncLocalStorage<string[]>()
/** The streams' own loop is excluded: a probe may wake it, and it continues after the response. */
const isOfStreams = /\b(?:stream_events|open_streams)\b/
const send = pg.Client.prototype.query
const connect = pg.Pool.prototype.connect
beforeAll(() => {
  // A request that waits for a connection is called back by the one that releases it.
  pg.Pool.prototype.connect = function (this: pg.Pool, ...given: unknown[]) {
    const bound = given.map(each =>
      typeof each === 'function' ? AsyncLocalStorage.bind(each as Callback) : each,
    )
    return Reflect.apply(connect, this, bound)
  } as typeof connect
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [statement] = given as [string | { text?: string }]
    const text = typeof statement === 'string' ? statement : (statement.text ?? '')
    if (!isOfStreams.test(text)) answering.getStore()?.push(text)
    return Reflect.apply(send, this, given)
  } as typeof send
})
afterAll(() => {
  pg.Client.prototype.query = send
  pg.Pool.prototype.connect = connect
})

/** Returns the response to a probe and its statements, without its date and request identifier. */
async function look(caller: string | null, { name, path, method, body }: Probe): Promise<Seen> {
  const token = caller === null ? undefined : (await server.session(caller)).token
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const statements: string[] = []
  const answer = await answering.run(statements, async () => {
    return await server.app.inject({ method, url: path, headers, payload: body })
  })
  const { date: _date, 'x-request-id': _id, ...kept } = answer.headers
  return {
    probe: `${name} ${path}`,
    status: answer.statusCode,
    headers: kept,
    body: answer.body,
    // Some statements run in parallel, in no fixed order.
    statements: statements.toSorted(),
  }
}

async function lookAtAll(caller: string | null, list: Probe[]): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const each of list) seen.push(await look(caller, each))
  return seen
}

/** Saves, for the rival, everything a player can decide in an open round; a team compares versions. */
async function act(step: number, inTeams: boolean): Promise<void> {
  const journal = { id: companies.rival, roundNb: game.rounds.at(-1)?.roundNb ?? 0 }
  const body = { before: `Nous attendons ${step}`, predictions: { demande: step } }
  await rival('writeJournal', { params: journal, body })
  const menus = await rival('listMenus')
  for (const { key } of menus) {
    const params = { roundId, area: key ?? '', companyId: companies.rival }
    const list = key === null ? [] : await rival('listDecisions', { params })
    const values = list
      .filter(({ editable }) => editable)
      .map(({ name, min, max, step: by }) => [name, Math.min(max, min + by * step)])
    if (values.length === 0) continue
    const decisions = Object.fromEntries(values)
    const versions = inTeams
      ? Object.fromEntries(list.map(({ name, version }) => [name, version]))
      : undefined
    await rival('saveDecisions', { params, body: { decisions, versions, draft: true } })
    await rival('saveDecisions', { params, body: { decisions, versions } })
  }
}

/** The work of a team: everybody saves, one is refused, and they propose, approve, take back and show where they are. */
async function workTogether(step: number): Promise<void> {
  const params = { id: companies.rival }
  const place = { roundId, area: 'ventes', companyId: companies.rival }
  const members = await Promise.all(colleagues.map(name => server.client(name)))
  for (const [index, member] of members.entries()) {
    await member('signalPresence', { params, body: { area: 'ventes', name: 'prixVente' } })
    const read = await member('listDecisions', { params: place })
    const version = read.find(({ name }) => name === 'prixVente')?.version ?? 0
    const save = (prixVente: number, readAt: number) =>
      member('saveDecisions', {
        params: place,
        body: { decisions: { prixVente }, versions: { prixVente: readAt } },
      })
    await save(40 + index + step / 10, version)
    if (index > 0) continue
    await rival('saveDecisions', {
      params: place,
      body: { decisions: { prixVente: 39 }, versions: { prixVente: version + 1 } },
    })
    expect(await refusedWith(save(38, version))).toBe('409 decisions/changed')
    await save(37, version + 2)
  }
  const propose = () =>
    rival('createProposal', { params, body: { title: 'Oui', decisions: { embauches: step } } })
  const [first, second] = [await propose(), await propose()]
  const [one, two] = members as [Client, Client]
  const accepted = { ...params, proposalId: first.id }
  const workers = await one('listDecisions', { params: { ...place, area: 'ressourcesHumaines' } })
  const embauches = workers.find(({ name }) => name === 'embauches')?.version ?? 0
  await one('acceptProposal', { params: accepted, body: { versions: { embauches } } })
  await two('declineProposal', { params: { ...params, proposalId: second.id } })
  for (const member of members) await member('lockCompany', { params })
  await rival('unlockCompany', { params })
}

const unlockedBySpy = () => ({
  name: 'company.updated',
  data: { companyId: companies.spy, change: 'unlocked' },
})

/** Returns what the spy's stream said while the rival worked, without the positions, which are times. */
async function overhear(work: () => Promise<void>): Promise<unknown[]> {
  const { token } = await server.session('joueur1')
  const stream = listenToGame({ baseUrl: server.url, getToken: () => token, gameId: game.id })
  await stream.untilOpen()
  await work()
  const place = { roundId, area: 'ventes', companyId: companies.spy }
  const spying = await server.client('joueur1')
  await spying('saveDecisions', { params: place, body: { decisions: { prixVente: 50 } } })
  await spying('lockCompany', { params: { id: companies.spy } })
  await spying('unlockCompany', { params: { id: companies.spy } })
  // The last event of this work: none is left for the stream that is opened next.
  const isLast = (event: unknown) => isDeepStrictEqual(event, unlockedBySpy())
  await expect.poll(() => stream.events.some(isLast)).toBe(true)
  await stream.close()
  return stream.events
}

describe.each(['one person', 'a team'])('actions of a rival, %s, in the open round', kind => {
  const inTeams = kind === 'a team'
  beforeAll(() => prepare(inTeams))

  it('do not reach the stream of a player', async () => {
    const work = async () => {
      await act(5, inTeams)
      if (inTeams) await workTogether(5)
    }
    await overhear(async () => undefined)
    const idle = await overhear(async () => undefined)
    expect(await overhear(work)).toEqual(idle)
    expect(idle.length).toBeGreaterThanOrEqual(2)
  })

  it.each(['joueur1', 'joueur3', null])('do not change any response that %s can request', async caller => {
    const list = await probes()
    await lookAtAll(caller, list)
    const before = await lookAtAll(caller, list)
    await act(caller === null ? 1 : Number(caller.at(-1)), inTeams)
    if (inTeams) await workTogether(caller === null ? 1 : Number(caller.at(-1)))
    const after = await lookAtAll(caller, list)
    const changed = after.flatMap((seen, index) =>
      isDeepStrictEqual(seen, before[index]) ? [] : [{ before: before[index], after: seen }],
    )
    expect(changed, JSON.stringify(changed)).toEqual([])
    expect(after).toHaveLength(before.length)
    expect(before.length).toBeGreaterThan(50)
  })

  it('change the responses to the rival’s own requests', async () => {
    const list = await probes()
    const before = await lookAtAll('joueur2', list)
    expect(before.flatMap(({ statements }) => statements).length).toBeGreaterThan(50)
    await act(7, inTeams)
    expect(await lookAtAll('joueur2', list)).not.toEqual(before)
  })
})
