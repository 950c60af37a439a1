import { authorisation } from '@trimestre/contract/authorisation'
import { fillPath } from '@trimestre/contract/client'
import type { Endpoint } from '@trimestre/contract/endpoint'
import { endpoints } from '@trimestre/contract/endpoints'
import { accessOf, type Position, positions, type Verdict } from '@trimestre/contract/rights'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount } from './testing/build-game.ts'
import { anotherGame, type CallInput, type Owners, recipes, type Setting } from './testing/call-recipes.ts'
import { expectNothingWritten } from './testing/fingerprint.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// These tests check every cell of the authorisation table against the running server.

let server: TestServer
const games = new Map<string, Setting['game']>()

const own: Owners = { administrator: 'admin', player: 'joueur1' }
const foreign: Owners = { administrator: 'admin2', player: 'joueur2' }

type Place = Pick<Setting, 'caller' | 'isOwn' | 'inTeam'>
const callers: Record<Position, Place> = {
  anonymous: { caller: null, isOwn: true },
  'player, own': { caller: 'joueur1', isOwn: true },
  'player, foreign': { caller: 'joueur1', isOwn: false },
  'administrator, own': { caller: 'admin', isOwn: true },
  'administrator, foreign': { caller: 'admin', isOwn: false },
  'super administrator': { caller: 'superadmin', isOwn: true },
  'member without the area': { caller: 'joueur1', isOwn: true, inTeam: 'member' },
  observer: { caller: 'joueur1', isOwn: true, inTeam: 'observer' },
}

const ownersOf = ({ isOwn }: Place): Owners => (isOwn ? own : foreign)
/** Positions with the same key share a game. */
const keyOf = ({ isOwn, inTeam }: Place): string => `${isOwn} ${inTeam}`

beforeAll(async () => {
  server = await startTestServer()
  await anAccount(server, 'admin2', 'ROLE_ADMIN')
  const root = await server.client('superadmin')
  for (const place of Object.values(callers)) {
    if (games.has(keyOf(place))) continue
    const { id } = await anotherGame({ server, owners: ownersOf(place), ...place } as Setting)
    await root('passAndOpenRound', { params: { gameId: id } })
    games.set(keyOf(place), await root('getGame', { params: { id } }))
  }
})
afterAll(() => server.stop())

function settingOf(position: Position): Setting {
  const place = callers[position]
  const game = games.get(keyOf(place))
  if (game === undefined) throw new Error('the games are not made')
  return { server, game, owners: ownersOf(place), ...place }
}

async function send(name: EndpointName, input: CallInput, by: string | null): Promise<Response> {
  const caller = input.caller ?? by
  const { method, path } = routes[name]
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
  )
  return server.fetch(`${fillPath(path, input.params ?? {})}?${query}`, {
    ...(caller !== null && { as: caller }),
    method,
    ...bodyOf(input),
  })
}

function bodyOf({ body }: CallInput): RequestInit {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Returns the body of a response unless it is a stream. */
async function readUnlessStream(answer: Response): Promise<string> {
  if (answer.headers.get('content-type')?.startsWith('text/event-stream') !== true) return answer.text()
  await answer.body?.cancel()
  return ''
}

const names = Object.keys(routes) as EndpointName[]

type Cell = [EndpointName, Position, Verdict]
const cells: Cell[] = names.flatMap(name =>
  positions.map((position, column): Cell => [name, position, authorisation[name][column] ?? null]),
)

describe('the authorisation table', () => {
  it.each(names)('agrees with the roles that %s declares', name => {
    const declared = (endpoints[name] as Endpoint).access
    const fromTable = accessOf((endpoints[name] as Endpoint).rights)
    const sorted = (access: typeof declared) => (typeof access === 'string' ? access : [...access].sort())
    expect(sorted(declared)).toEqual(sorted(fromTable))
  })
})

describe('each cell of the table matches the server', () => {
  it.each(cells.filter(([, , verdict]) => verdict === 'ok'))(
    '%s by %s is accepted',
    async (name, position) => {
      const setting = settingOf(position)
      const answer = await send(name, await recipes[name](setting), setting.caller)
      expect(answer.status, await readUnlessStream(answer)).toBe((endpoints[name] as Endpoint).success)
    },
  )

  it.each(names.filter(name => refusedCells(name).length > 0))(
    '%s is refused to all other callers, and changes nothing',
    async name => {
      const needsSignIn = (endpoints[name] as Endpoint).access !== 'anonymous'
      const answers: Record<string, number> = {}
      const requests: Record<string, () => Promise<unknown>> = {}
      for (const [, position] of refusedCells(name)) {
        const setting = settingOf(position)
        const input = await recipes[name](setting)
        requests[position] = async () => {
          const answer = await send(name, input, setting.caller)
          answers[position] = answer.status
          if (needsSignIn && setting.caller === null) await expectSignInAsked(answer)
        }
      }
      await expectNothingWritten(server.context.db, requests)
      expect(answers).toEqual(
        Object.fromEntries(refusedCells(name).map(([, position, verdict]) => [position, verdict])),
      )
    },
  )
})

function refusedCells(name: EndpointName): Cell[] {
  return cells.filter(([call, , verdict]) => call === name && typeof verdict === 'number')
}

async function expectSignInAsked(answer: Response): Promise<void> {
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(await answer.json()).toMatchObject({ code: 'auth/required', detail: 'Authentification requise' })
}
