import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { games, outbox } from '../../platform/db/schema.ts'
import { aGame } from '../../testing/build-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { monthsLater, nextStep } from './period.ts'
import { applyRetention } from './service.ts'

const day = 86_400_000
let clock: Date
let server: TestServer

beforeEach(async () => {
  clock = new Date('2026-01-31T10:00:00Z')
  server = await startTestServer({ isAlone: true, now: () => clock })
})
afterEach(() => server.stop())

const at = (instant: string) => {
  clock = new Date(instant)
}
const apply = () => applyRetention(server.context)
const warnings = async () =>
  (await server.context.db.select().from(outbox)).filter(({ template }) => template === 'erasure')

/** Creates a game with a quarter passed on 31 January and a retention period of a year. */
async function aKeptGame(players = ['joueur1']) {
  const game = await aGame(server, { players })
  const admin = await server.client('admin')
  await admin('passAndOpenRound', { params: { gameId: game.id } })
  await server.context.db.transaction(async tx => {
    await tx.execute(sql`update rounds set opened_at = ${clock.toISOString()}::timestamptz,
    closed_at = case when etat = 0 then ${clock.toISOString()}::timestamptz end where game_id = ${game.id}`)
    await tx.update(games).set({ createdAt: clock }).where(eq(games.id, game.id))
  })
  return admin('configureGame', { params: { id: game.id }, body: { retentionMonths: 12 } })
}

const read = async (id: number) => {
  // A session ends after an hour, so each read signs in again.
  const root = await server.client('superadmin')
  return root('getGame', { params: { id } })
}

describe('the period of a game', () => {
  it('lasts that number of calendar months, to the last day of a shorter month', () => {
    expect(monthsLater(new Date('2026-01-31T10:00:00Z'), 1)).toEqual(new Date('2026-02-28T10:00:00Z'))
    expect(monthsLater(new Date('2026-01-31T10:00:00Z'), 12)).toEqual(new Date('2027-01-31T10:00:00Z'))
    expect(monthsLater(new Date('2024-02-29T00:00:00Z'), 12)).toEqual(new Date('2025-02-28T00:00:00Z'))
  })

  it('ends thirty days after the warning at the earliest, even when the warning is late', () => {
    const game = { lastActivityAt: new Date('2020-01-01T00:00:00Z'), retentionMonths: 12, eraseAt: null }
    const now = new Date('2026-05-01T00:00:00Z')
    expect(nextStep(game, now)).toEqual({ kind: 'warn', eraseAt: new Date('2026-05-31T00:00:00Z') })
  })
})

describe('a game at the end of its retention period', () => {
  it('is announced to its administrators thirty days before, once, and erased on the day', async () => {
    const game = await aKeptGame()
    const other = await aGame(server, { players: ['joueur1'] })
    expect(game).toMatchObject({ retentionMonths: 12, eraseAt: null })
    at('2027-01-01T09:59:59Z')
    await apply()
    expect((await read(game.id)).eraseAt).toBeNull()
    at('2027-01-01T10:00:00Z')
    await Promise.all([apply(), apply()])
    await apply()
    expect((await read(game.id)).eraseAt).toBe('2027-01-31T10:00:00.000Z')
    const [warning, ...more] = await warnings()
    expect(more).toEqual([])
    expect(warning).toMatchObject({ recipient: 'admin@example.org' })
    expect(warning?.payload).toMatchObject({ game: game.name, date: '2027-01-31' })

    at('2027-01-31T09:59:59Z')
    await apply()
    expect((await read(game.id)).name).toBe(game.name)
    at('2027-01-31T10:00:00Z')
    await apply()
    expect(await refusedWith(read(game.id))).toBe('404 request/not-found')
    const left = await server.context.db.execute<{ count: number }>(sql`
      select (select count(*) from companies where game_id = ${game.id})::int
        + (select count(*) from rounds where game_id = ${game.id})::int as count`)
    expect(left.rows[0]?.count).toBe(0)
    expect((await read(other.id)).companies).toHaveLength(1)
    const root = await server.client('superadmin')
    const journal = await root('listAudit', { query: { call: 'deleteGame' } })
    expect(journal['hydra:member']).toMatchObject([
      { userId: 0, username: null, role: 'PRODUCT', game: { id: game.id, name: game.name } },
    ])
  })

  it('stays when a quarter passes after the warning or the period is extended', async () => {
    const game = await aKeptGame()
    const longer = await aKeptGame([])
    at('2027-01-10T00:00:00Z')
    await apply()
    expect((await read(game.id)).eraseAt).not.toBeNull()
    const admin = await server.client('admin')
    await admin('passAndOpenRound', { params: { gameId: game.id } })
    const kept = await admin('configureGame', { params: { id: longer.id }, body: { retentionMonths: 24 } })
    expect(kept.eraseAt).toBeNull()
    at('2027-02-15T00:00:00Z')
    await apply()
    expect((await read(game.id)).eraseAt).toBeNull()
    expect((await read(longer.id)).eraseAt).toBeNull()
    expect(await warnings()).toHaveLength(2)
  })

  it('is announced to the super administrators when it has no administrator', async () => {
    const game = await aKeptGame()
    const root = await server.client('superadmin')
    await root('configureGame', { params: { id: game.id }, body: { admins: [] } })
    at('2027-01-05T00:00:00Z')
    await apply()
    expect((await warnings()).map(({ recipient }) => recipient)).toEqual(['superadmin@example.org'])
  })

  it('is never erased without a retention period', async () => {
    const game = await aGame(server)
    clock = new Date(clock.getTime() + 4000 * day)
    await apply()
    expect((await read(game.id)).retentionMonths).toBeNull()
  })

  it('does not block the erasure of other games when it cannot be erased', async () => {
    const games = [await aKeptGame(), await aKeptGame([])]
    at('2027-01-05T00:00:00Z')
    await apply()
    at('2027-03-01T00:00:00Z')
    const { db } = server.context
    await db.execute(sql`create function refuse_game() returns trigger language plpgsql as
      $$ begin if old.id = ${sql.raw(String(games[0]?.id))} then raise exception 'no'; end if; return old; end $$`)
    await db.execute(
      sql`create trigger refuse_game before delete on games for each row execute function refuse_game()`,
    )
    await expect(apply()).rejects.toThrow('1 games could not be looked at')
    expect((await read(games[0]?.id ?? 0)).id).toBe(games[0]?.id)
    expect(await refusedWith(read(games[1]?.id ?? 0))).toBe('404 request/not-found')
  })
})

describe('the retention period in months', () => {
  it('accepts 1 to 120, is unchanged by other changes and is removed by null', async () => {
    const { id } = await aKeptGame([])
    const admin = await server.client('admin')
    const change = (body: object) => admin('configureGame', { params: { id }, body })
    for (const retentionMonths of [0, 121, 1.5]) {
      expect((await refusalOf(change({ retentionMonths }))).violations[0]?.propertyPath).toBe(
        'retentionMonths',
      )
    }
    expect((await change({ description: 'autre' })).retentionMonths).toBe(12)
    expect((await change({ retentionMonths: null })).retentionMonths).toBeNull()
  })

  it('is duplicated with the game, unlike its warning', async () => {
    const { id } = await aKeptGame([])
    at('2027-01-05T00:00:00Z')
    await apply()
    const admin = await server.client('admin')
    const copy = await admin('duplicateGame', { params: { id }, body: { name: 'Copie' } })
    expect(copy).toMatchObject({ retentionMonths: 12, eraseAt: null })
  })
})
