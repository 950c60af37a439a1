import type { CompanyChange } from '@trimestre/contract/stream-events'
import type pg from 'pg'
import type { QuarterRow, SavedRow } from '../../features/decisions/service.ts'
import { gameKey, quarterLock } from '../../platform/db/locks.ts'
import { together } from '../../platform/db/pipeline.ts'
import { listParameter } from '../../platform/db/prepared.ts'
import { sharedLockWaitMs } from '../../platform/db/session-settings.ts'
import { raiseCompaniesOn } from '../revisions.ts'

/*
 * The statements of a save, in raw SQL: each is named, so that a connection plans it once, and covers all saves that
 * share a transaction. A class that saves at once executes them again and again.
 */

/**
 * Begins a transaction that holds the quarter open, as {@link lockQuarterShared} does, on the given connection.
 * @returns the game
 */
export async function beginHoldingQuarterOpen(client: pg.ClientBase, gameId: number): Promise<Set<number>> {
  if (!Number.isInteger(gameId)) throw new TypeError('a game is identified by its number')
  await client.query(`begin; select pg_advisory_xact_lock_shared(${quarterLock}, ${gameKey(String(gameId))})`)
  return new Set([gameId])
}

/**
 * Does the same as {@link beginHoldingQuarterOpen} for several games without waiting for any of them: a quarter whose
 * pass is running or waiting is left out.
 * @returns the games whose quarter is held
 */
export async function beginHoldingQuartersOpen(
  client: pg.ClientBase,
  gameIds: number[],
): Promise<Set<number>> {
  const text = `select id from unnest($1::bigint[]) id where pg_try_advisory_xact_lock_shared(${quarterLock}, ${gameKey('id')})`
  const [, { rows }] = await together(client, () => [
    client.query(`begin; set local lock_timeout = ${sharedLockWaitMs}`),
    client.query<{ id: number }>({ name: 'hold-quarters', text, values: [gameIds] }),
  ])
  return new Set(rows.map(({ id }) => id))
}

/** The values of one area, from one member of the company. */
export type AreaValues = {
  userId: number
  gameId: number
  roundId: number
  companyId: number
  area: string
  values: Record<string, number>
  draft: boolean
}

/** The parameters of a list of areas, as {@link columnsOf} gives them. */
const areaLists = [
  listParameter(1, 'bigint'),
  listParameter(2, 'bigint'),
  listParameter(3, 'bigint'),
  listParameter(4, 'text'),
].join(', ')

/**
 * Members that have left are left out by the aggregate, not by the condition, so that the index of current memberships,
 * which is sorted by user, is not used (`features/companies/members-sql.ts`).
 */
const quartersOfPlaces = {
  name: 'quarters-of-places',
  text: `
    select place.index::int, round.etat as state, game.nb_turns as "quarterCount",
      (select count(*)::int from rounds where game_id = game.id and state <> 'superseded') as "roundCount",
      coalesce((
        select true from company_locks
        where company_locks.game_id = place.game_id and company_locks.round_id = place.round_id and company_locks.company_id = place.company_id
        limit 1), false) as "isLocked",
      game.archived_at is not null as "isArchived", game.paused_at is not null as "isPaused",
      coalesce((select until <= clock_timestamp() from trainings where id = game.training_id), false) as "isOver",
      (select kind from companies where game_id = place.game_id and id = place.company_id) as "seatKind",
      member.membership, game.team_settings is not null or member.count > 1 as "isShared",
      coalesce((
        select true from saved_decisions saved
        where saved.game_id = place.game_id and saved.round_id = place.round_id
          and saved.company_id = place.company_id and saved.area = place.area and saved.draft
        limit 1), false) as "hasDraft"
    from unnest(${areaLists}, ${listParameter(5, 'bigint')}) with ordinality
        as place (game_id, company_id, round_id, area, user_id, index)
      cross join lateral (
        select etat from rounds where game_id = place.game_id and id = place.round_id and state <> 'superseded' offset 0) as round
      cross join lateral (select id, nb_turns, team_settings, archived_at, paused_at, training_id from games where id = place.game_id offset 0) as game
      cross join lateral (
        select count(*) filter (where kind = 'member' and until is null),
          max(kind) filter (where user_id = place.user_id and until is null) as membership
        from company_members
        where game_id = place.game_id and company_id = place.company_id) as member`,
}

/** Everything that saving depends on, and whether the area has a pending draft. */
export type SavingQuarter = QuarterRow & {
  isLocked: boolean
  hasDraft: boolean
  /** How the user belongs to the company now; null when they do not. */
  membership: 'member' | 'observer' | null
  /** Whether the company has one sheet for several people (`features/team-rules/powers.ts`). */
  isShared: boolean
}

/** Returns one element for each place, in their order; undefined where there is no such round. */
export async function readQuarters(
  client: pg.ClientBase,
  places: (AreaPlace & { userId: number })[],
): Promise<(SavingQuarter | undefined)[]> {
  const { rows } = await client.query<SavingQuarter & { index: number }>({
    ...quartersOfPlaces,
    values: [...columnsOf(places), places.map(({ userId }) => userId)],
  })
  const byIndex = new Map(rows.map(row => [row.index, row]))
  return places.map((_, index) => byIndex.get(index + 1))
}

type AreaPlace = { gameId: number; companyId: number; roundId: number; area: string }

const columnsOf = (places: AreaPlace[]) => [
  places.map(({ gameId }) => gameId),
  places.map(({ companyId }) => companyId),
  places.map(({ roundId }) => roundId),
  places.map(({ area }) => area),
]

/** The database's time in ISO 8601, in milliseconds, in SQL. */
const isoNow = `to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const writeAreas = {
  name: 'write-areas',
  text: `
    insert into saved_decisions (game_id, company_id, round_id, area, draft, values, versions)
    select game_id, company_id, round_id, area, draft, values,
      case when draft then '{}' else coalesce((
        select jsonb_object_agg(key, jsonb_build_object('v', 1, 'by', user_id, 'at', ${isoNow}))
        from jsonb_object_keys(values) as key), '{}') end
    from unnest(${areaLists}, ${listParameter(5, 'bool')}, ${listParameter(6, 'jsonb')}, ${listParameter(7, 'bigint')})
      as given (game_id, company_id, round_id, area, draft, values, user_id)
    order by company_id, round_id, area
    on conflict (game_id, round_id, company_id, area, draft)
    do update set values = saved_decisions.values || excluded.values,
      versions = saved_decisions.versions || coalesce((
        select jsonb_object_agg(
          key, version || jsonb_build_object('v', 1 + coalesce((saved_decisions.versions -> key ->> 'v')::int, 0)))
        from jsonb_each(excluded.versions) as given (key, version)), '{}'),
      saved_at = greatest(clock_timestamp(), saved_decisions.saved_at + interval '1 microsecond')`,
}

/**
 * Raises the revisions of the companies whose decisions this transaction is about to write. The rows of the companies
 * are locked before any of their decisions, in one order, so that two transactions that save for several companies
 * never deadlock.
 */
export const raiseRevisions = (client: pg.ClientBase, given: AreaPlace[]): Promise<void> =>
  raiseCompaniesOn(client, given)

/**
 * Writes each place once. Each save of a value counts as a version of it, also of the same value; drafts have none. Names that are not given keep their value. The time of saving always increases, whatever the
 * clock does.
 */
export async function writeValues(client: pg.ClientBase, given: AreaValues[]): Promise<void> {
  const drafts = given.map(({ draft }) => draft)
  const values = given.map(each => JSON.stringify(each.values))
  await client.query({
    ...writeAreas,
    values: [...columnsOf(given), drafts, values, given.map(({ userId }) => userId)],
  })
}

const deleteAreas = {
  name: 'delete-drafts',
  text: `
    delete from saved_decisions using unnest(${areaLists}) as place (game_id, company_id, round_id, area)
    where draft and saved_decisions.game_id = place.game_id and saved_decisions.round_id = place.round_id
      and saved_decisions.company_id = place.company_id and saved_decisions.area = place.area`,
}

export async function deleteDrafts(client: pg.ClientBase, places: AreaPlace[]): Promise<void> {
  await client.query({ ...deleteAreas, values: columnsOf(places) })
}

const savedOfCompanies = {
  name: 'saved-of-companies',
  text: `
    select place.index::int, saved.area, saved.draft, saved.values, saved.versions, company.revision::float8 as "companyRevision"
    from unnest(${listParameter(1, 'bigint')}, ${listParameter(2, 'bigint')}, ${listParameter(3, 'bigint')})
        with ordinality as place (game_id, company_id, round_id, index)
      cross join lateral (
        select revision from companies where game_id = place.game_id and id = place.company_id offset 0) as company
      cross join lateral (
        select area, draft, values, versions from saved_decisions
        where game_id = place.game_id and round_id = place.round_id and company_id = place.company_id offset 0) as saved`,
}

/**
 * The values that a company has given for a round so far, and the revision that counts them; 0 when it has given
 * nothing.
 */
export type SavedDecisions = { saved: SavedRow[]; companyRevision: number }

/** Returns one element for each place, in their order. */
export async function listSaved(
  client: pg.ClientBase,
  places: Omit<AreaPlace, 'area'>[],
): Promise<SavedDecisions[]> {
  const given = places.map((): SavedDecisions => ({ saved: [], companyRevision: 0 }))
  type Row = SavedRow & { companyRevision: number; index: number }
  const { rows } = await client.query<Row>({
    ...savedOfCompanies,
    values: [
      places.map(({ gameId }) => gameId),
      places.map(({ companyId }) => companyId),
      places.map(({ roundId }) => roundId),
    ],
  })
  for (const { index, companyRevision, ...row } of rows) {
    const ofCompany = given[index - 1]
    if (ofCompany === undefined) continue
    ofCompany.saved.push(row)
    ofCompany.companyRevision = companyRevision
  }
  return given
}

const companyChanges = {
  name: 'company-changes',
  text: `
    insert into stream_events (game_id, company_id, name, data)
    select game_id, company_id, 'company.updated', jsonb_build_object('companyId', company_id, 'change', change)
    from unnest(${listParameter(1, 'bigint')}, ${listParameter(2, 'bigint')}, ${listParameter(3, 'text')}) as changed (game_id, company_id, change)`,
}

/** Announces saves and drafts of players, as `announceCompany` of the streams does for each. */
export async function announceSaves(
  client: pg.ClientBase,
  saves: readonly { gameId: number; companyId: number; draft: boolean }[],
): Promise<void> {
  const values = [
    saves.map(({ gameId }) => gameId),
    saves.map(({ companyId }) => companyId),
    saves.map(({ draft }): CompanyChange => (draft ? 'draft' : 'saved')),
  ]
  await client.query({ ...companyChanges, values })
}
