import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shuffle } from '../../platform/seeded-order.ts'
import { aGame } from '../../testing/build-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { somePlayers } from '../../testing/some-players.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { byUsername, intoBlocks } from './team-split.ts'

let server: TestServer
/** Capital letters, accents and signs outside the first plane, which order otherwise by UTF-16 than by code point. */
const usernames = [
  ...[
    'Zoe',
    'adam',
    'Élise',
    'eve',
    'émile',
    'Bob',
    'bea',
    '_x',
    '9neuf',
    'ﬁn',
    'a𐐷',
    'a\uffda',
    'y1',
    'Y10',
  ],
  ...['y2', 'omar', 'lina', 'Nina', 'paul', 'rita', 'sami', 'Tom', 'ugo'],
]
let playerIds: number[]

beforeAll(async () => {
  server = await startTestServer()
  playerIds = await somePlayers(server, usernames)
})
afterAll(() => server.stop())

async function aTeamGame(invited: number[] = []): Promise<number> {
  const { id } = await aGame(server, { private: true })
  const admin = await server.client('admin')
  await admin('configureTeams', { params: { id }, body: { mode: 'teams' } })
  if (invited.length > 0) await admin('invite', { params: { gameId: id }, body: invited })
  return id
}

type Body = { size?: number; count?: number; by: 'order' | 'random'; seed?: number; users?: number[] }
const split = async (id: number, body: Body) =>
  (await server.client('admin'))('splitTeams', { params: { id }, body })

const teamsOf = ({ seats }: Awaited<ReturnType<typeof split>>) =>
  seats.map(({ members }) => members.map(({ user }) => user.username))

/** The split in PL/pgSQL, written from its description: an implementation that shares nothing with that of the server. */
const splitInSql = `
  create function pg_temp.split(names text[], seed bigint, teams int) returns text[] language plpgsql as $$
  declare
    list text[]; x bigint := 1 + seed % 2147483646; n int := cardinality(names); other int; kept text;
    result text[] := '{}'; at int := 1; size int;
  begin
    select array_agg(each order by lower(each collate pg_c_utf8) collate "C") into list from unnest(names) each;
    for i in reverse n - 1 .. 1 loop
      x := 48271 * x % 2147483647;
      other := x / 65536 % (i + 1);
      kept := list[i + 1]; list[i + 1] := list[other + 1]; list[other + 1] := kept;
    end loop;
    for team in 1 .. teams loop
      size := n / teams + case when team <= n % teams then 1 else 0 end;
      result := result || array_to_string(list[at : at + size - 1], ' ');
      at := at + size;
    end loop;
    return result;
  end $$`

async function splitBySql(seed: number, teams: number): Promise<string[][]> {
  const client = await server.context.db.$client.connect()
  try {
    await client.query(`${splitInSql};`)
    const { rows } = await client.query('select pg_temp.split($1, $2, $3) as teams', [usernames, seed, teams])
    return (rows[0].teams as string[]).map(team => team.split(' '))
  } finally {
    await client.query('drop function if exists pg_temp.split')
    client.release()
  }
}

describe('the split', () => {
  it.each([
    [7, 2026, [4, 0, 6, 5, 3, 1, 2]],
    [5, 0, [3, 4, 1, 2, 0]],
    [23, 2_147_483_645, [8, 6, 13, 21, 1, 10, 16, 9, 7, 20, 12, 18, 19, 4, 3, 14, 22, 2, 5, 11, 0, 17, 15]],
  ])('shuffles %d players by the seed %d as written down', (count, seed, order) => {
    const players = Array.from({ length: count }, (_, index) => index)
    expect(shuffle(players, seed)).toEqual(order)
    expect(players[0]).toBe(0)
  })

  it('orders by code point, regardless of case, and cuts into blocks of equal size', () => {
    const order = ['y2', 'a\u{10437}', 'Y10', 'a\uffda', '_x', 'y1', 'A']
    const sorted = byUsername(order.map(username => ({ username }))).map(({ username }) => username)
    expect(sorted).toEqual(['_x', 'A', 'a\uffda', 'a\u{10437}', 'y1', 'Y10', 'y2'])
    expect(intoBlocks([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([
      [1, 2, 3],
      [4, 5],
      [6, 7],
    ])
  })

  it('makes of 23 players in teams of 4 the same teams as SQL does, again with the same seed', async () => {
    const id = await aTeamGame(playerIds)
    const drawn = await split(id, { size: 4, by: 'random' })
    expect(teamsOf(drawn).map(team => team.length)).toEqual([4, 4, 4, 4, 4, 3])
    const expected = await splitBySql(drawn.seed, 6)
    expect(teamsOf(drawn)).toEqual(expected)
    for (const body of [{ size: 4 }, { count: 6 }]) {
      const again = await split(await aTeamGame(playerIds), { ...body, by: 'random', seed: drawn.seed })
      expect(teamsOf(again)).toEqual(expected)
      expect(again.seed).toBe(drawn.seed)
    }
    const other = await split(await aTeamGame(playerIds), { size: 4, by: 'random', seed: 1 })
    expect(teamsOf(other)).toEqual(await splitBySql(1, 6))
    expect(teamsOf(other)).not.toEqual(expected)
  })

  it('takes the invited players without a seat, and names teams by the first free numbers', async () => {
    const id = await aTeamGame(playerIds.slice(0, 3))
    const admin = await server.client('admin')
    const text = `${usernames[0]};équipe 2`
    await admin('importTeams', { params: { id }, body: { text } })
    const { seats } = await split(id, { count: 2, by: 'order' })
    expect(
      seats.map(({ name, kind, members }) => [name, kind, members.map(each => each.user.username)]),
    ).toEqual([
      ['Équipe 1', 'human', ['adam']],
      ['Équipe 3', 'human', ['Élise']],
    ])
    expect((await admin('getGame', { params: { id } })).companies).toHaveLength(3)
  })

  it('seats chosen players, and invites those who were not, without a mail', async () => {
    const id = await aTeamGame()
    const { seats } = await split(id, { size: 2, by: 'order', users: playerIds.slice(3, 5) })
    expect(seats).toHaveLength(1)
    const admin = await server.client('admin')
    const assigned = await admin('listAssignedUsers', { params: { gameId: id } })
    expect(assigned.map(user => user.id).sort()).toEqual(playerIds.slice(3, 5).sort())
  })

  it('is refused where it makes no sense, and then changes nothing', async () => {
    const id = await aTeamGame(playerIds)
    const faultsOf = async (body: Body, game = id) =>
      (await refusalOf(split(game, body))).violations?.map(
        ({ propertyPath, code }) => `${propertyPath} ${code}`,
      )
    const [first = 0] = playerIds
    expect(await faultsOf({ count: 30, by: 'random' })).toEqual(['count validation/out-of-bounds'])
    expect(await faultsOf({ by: 'order' })).toEqual(['size validation/required'])
    expect(await faultsOf({ size: 4, count: 6, by: 'order' })).toEqual(['size validation/required'])
    expect(await faultsOf({ size: 4, by: 'order', users: [] })).toEqual(['users validation/empty'])
    expect(await faultsOf({ size: 4, by: 'order' }, await aTeamGame())).toEqual(['users validation/empty'])
    expect(await faultsOf({ size: 4, by: 'order', users: [first, 999_999] })).toEqual([
      'users[1] validation/reference',
    ])
    expect(await faultsOf({ size: 4, by: 'order', users: [first, first] })).toEqual([
      'users[1] validation/taken',
    ])
    const admin = await server.client('admin')
    expect((await admin('getGame', { params: { id } })).companies).toEqual([])
    const { id: alone } = await aGame(server)
    expect(await refusedWith(split(alone, { size: 1, by: 'order', users: [first] }))).toBe('409 teams/off')
  })

  it('is refused for a player with a seat, and where teams would be larger than the game lets them', async () => {
    const id = await aTeamGame()
    const [first = 0, second = 0] = playerIds
    await split(id, { size: 1, by: 'order', users: [first] })
    expect(await refusedWith(split(id, { size: 2, by: 'order', users: [first, second] }))).toBe(
      '409 companies/member-elsewhere',
    )
    const six = playerIds.slice(2, 8)
    expect(await refusedWith(split(id, { count: 1, by: 'order', users: six }))).toBe('409 teams/full')
    const admin = await server.client('admin')
    expect((await admin('getGame', { params: { id } })).companies).toHaveLength(1)
  })
})
