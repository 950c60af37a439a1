import type { Game } from '@trimestre/contract/games'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { Refusal } from '../../platform/http/refusal.ts'
import { aGame } from '../../testing/build-game.ts'
import { seatingPlayers } from '../../testing/seat-players.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { passQuarters } from './pass-quarter.ts'
import { createPassRunner } from './pass-runner.ts'
import type { PassRequest } from './turn.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isAlone: true })
})
afterAll(() => server.stop())

const games = (count: number): Promise<Game[]> =>
  Promise.all(Array.from({ length: count }, () => aGame(server, { players: ['joueur1', 'joueur2'] })))

const requestOf = (game: Game, expected = 2): PassRequest => ({
  gameId: game.id,
  act: { kind: 'pass', opensNext: true, expected },
  now: new Date(),
  settleMs: 0,
})

/** Returns the states of the rounds and the number of results of each game. */
async function standings(given: Game[]): Promise<string[]> {
  const admin = await server.client('admin')
  return Promise.all(
    given.map(async ({ id }) => {
      const { rounds } = await admin('getGame', { params: { id } })
      const results = await admin('listGameResults', { params: { gameId: id } })
      return `${rounds.map(({ etat }) => etat).join('')} ${results.length}`
    }),
  )
}

const untouched = '01 0'
const passed = '001 2'

/** Makes the opening of rounds in this game fail until the returned function is called. */
async function jam(game: Game): Promise<() => Promise<unknown>> {
  const { $client } = server.context.db
  await $client.query(`create or replace function jam() returns trigger language plpgsql as
    $$ begin raise exception 'jammed' using errcode = '53100'; end $$`)
  await $client.query(`create trigger jam before insert on rounds for each row
    when (new.game_id = ${game.id}) execute function jam()`)
  return () => $client.query('drop trigger jam on rounds')
}

describe('games that pass in one transaction', () => {
  async function connected(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: server.databaseUrl, pipeline: true })
    await client.connect()
    onTestFinished(() => client.end())
    return client
  }

  it('keep their own results, and a game that refuses stays unchanged', async () => {
    const given = await games(3)
    const [first, second, third] = given as [Game, Game, Game]
    const outcomes = await passQuarters(await connected(), [
      requestOf(third),
      requestOf(second, 9),
      requestOf(first),
    ])
    expect(
      outcomes.map(outcome => (outcome instanceof Refusal ? outcome.code : outcome.round.gameId)),
    ).toEqual([third.id, 'rounds/unexpected', first.id])
    expect(await standings(given)).toEqual([passed, untouched, passed])
  })

  it('all stay unchanged when one of them cannot be written', async () => {
    const given = await games(2)
    const [first, second] = given as [Game, Game]
    const free = await jam(second)
    const passing = passQuarters(await connected(), [requestOf(first), requestOf(second)])
    await expect(passing).rejects.toThrow('jammed')
    await free()
    expect(await standings(given)).toEqual([untouched, untouched])
  })

  it('do not wait for a game that another transaction has locked', async () => {
    const given = await games(2)
    const [first, second] = given as [Game, Game]
    const holder = await connected()
    await holder.query('begin')
    await holder.query('select from games where id = $1 for update', [second.id])
    const passing = passQuarters(await connected(), [requestOf(first), requestOf(second)])
    await expect(passing).rejects.toMatchObject({ code: '55P03' })
    await holder.query('rollback')
    expect(await standings(given)).toEqual([untouched, untouched])
  })

  it('are not passed together when they are large, but can be passed one by one', async () => {
    const given = await games(2)
    const [small, large] = given as [Game, Game]
    await server.context.db.$client.query(
      `with players as (
         insert into users (username, email, password_hash, image, role)
         select 'crowd-' || n, 'crowd-' || n || '@example.org', '-', '/avatars/girl-1.svg', 'ROLE_USER'
         from generate_series(1, 500) n returning id),
       ${seatingPlayers}
       select from seated`,
      [large.id],
    )
    const client = await connected()
    await expect(passQuarters(client, [requestOf(small), requestOf(large)])).rejects.toThrow('504 companies')
    expect(await standings(given)).toEqual([untouched, untouched])
    await passQuarters(client, [requestOf(large)])
    expect(await standings(given)).toEqual([untouched, '001 502'])
  })
})

it('a game that cannot pass does not block the others clicked at the same time', async () => {
  const given = await games(12)
  const jammed = given[7] as Game
  const free = await jam(jammed)
  const runner = createPassRunner(server.context)
  onTestFinished(() => runner.close())
  const outcomes = await Promise.allSettled(given.map(game => runner.pass(requestOf(game))))
  await free()
  expect(outcomes.map(({ status }) => status)).toEqual(
    given.map(game => (game === jammed ? 'rejected' : 'fulfilled')),
  )
  expect(await standings(given)).toEqual(given.map(game => (game === jammed ? untouched : passed)))
  await runner.pass(requestOf(jammed))
  expect(await standings([jammed])).toEqual([passed])
})
