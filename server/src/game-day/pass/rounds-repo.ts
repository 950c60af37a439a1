import type pg from 'pg'
import type { RoundRow } from '../../features/rounds/present.ts'
import { listParameter } from '../../platform/db/prepared.ts'
import { askedGames, inLine, roundColumns } from './inputs-repo.ts'

/** Writes what becomes of rounds in a pass; each function covers the rounds of all games that pass together. */

export type RoundClosing = {
  gameId: number
  roundId: number
  /** The number of results that the round must have. */
  companyCount: number
  version: number
  epoch: number
  isPractice: boolean
  previousVersion: number
  engineVersion: string
  /** Canonical JSON. */
  parameters: string
  market: string
  /** Null without computers. */
  strategies: string | null
  inputs: string
  /** Null when a clock closes the round. */
  byUser: number | null
  /** Whether the results are shown at once. */
  isShown: boolean
  /** When results that are not shown at once are published by themselves. */
  publishAt: Date | null
  opensNext: boolean
}

/**
 * If results are missing, the state becomes null, which the database refuses together with the whole transaction: no
 * round closes without all its results.
 */
const closeQuery = {
  name: 'close-rounds',
  text: `with closing as (
      select *, clock_timestamp() as at from unnest(${listParameter(1, 'bigint')}, ${listParameter(2, 'bigint')},
        ${listParameter(3, 'int')}, ${listParameter(4, 'int')}, ${listParameter(5, 'int')}, ${listParameter(6, 'text')},
        ${listParameter(7, 'text')}, ${listParameter(8, 'text')}, ${listParameter(9, 'text')}, ${listParameter(10, 'text')},
        ${listParameter(11, 'bigint')}, ${listParameter(12, 'bool')}, ${listParameter(13, 'timestamptz')},
        ${listParameter(14, 'bool')}, ${listParameter(15, 'int')}, ${listParameter(16, 'bool')})
        as closing (game, round, company_count, version, previous_version, engine_version, parameters, market,
          strategies, inputs, by_user, is_shown, publish_at, opens_next, epoch, practice)
    ), made as (
      insert into round_versions (game_id, round_id, version, state, epoch, practice, previous_version, engine_version, parameters,
        market, strategies, inputs, by_user, computed_at, published_at)
      select game, round, version, case when is_shown then 'published' else 'hidden' end, epoch, practice,
        previous_version, engine_version, parameters::json, market::json, strategies::json, inputs, by_user, at,
        case when is_shown then at end
      from closing
    )
    update rounds
    set etat = case when (select count(*) from quarter_results q
          where q.game_id = rounds.game_id and q.round_id = rounds.id and q.version = closing.version) = closing.company_count
        then 0 end,
      state = case when is_shown then 'published' else 'hidden' end,
      version = case when is_shown then closing.version else 0 end, computed_version = closing.version,
      closed_at = at, published_at = case when is_shown then at end,
      publish_at = closing.publish_at, opens_next = closing.opens_next, reason = case when is_shown then '' else reason end
    from closing
    where rounds.game_id = closing.game and rounds.id = closing.round returning ${roundColumns}`,
}

/**
 * Closes the rounds, records their versions, and returns the rounds by game.
 * @throws when the number of results in one of the rounds differs from the expected one
 */
export async function closeRounds(
  client: pg.ClientBase,
  closings: readonly RoundClosing[],
): Promise<Map<number, RoundRow>> {
  if (closings.length === 0) return new Map()
  const values = [
    closings.map(({ gameId }) => gameId),
    closings.map(({ roundId }) => roundId),
    closings.map(({ companyCount }) => companyCount),
    closings.map(({ version }) => version),
    closings.map(({ previousVersion }) => previousVersion),
    closings.map(({ engineVersion }) => engineVersion),
    closings.map(({ parameters }) => parameters),
    closings.map(({ market }) => market),
    closings.map(({ strategies }) => strategies),
    closings.map(({ inputs }) => inputs),
    closings.map(({ byUser }) => byUser),
    closings.map(({ isShown }) => isShown),
    closings.map(({ publishAt }) => publishAt),
    closings.map(({ opensNext }) => opensNext),
    closings.map(({ epoch }) => epoch),
    closings.map(({ isPractice }) => isPractice),
  ]
  const { rows } = await client.query<RoundRow>({ ...closeQuery, values })
  if (rows.length !== closings.length) throw new Error('a round has gone while its game was locked')
  return byGame(rows)
}

const byGame = (rows: readonly RoundRow[]): Map<number, RoundRow> =>
  new Map(rows.map(row => [row.gameId, row]))

const askedAt = `with asked as (select *, clock_timestamp() as at from ${askedGames})`

const supersedeQuery = {
  name: 'supersede-shown',
  text: `${askedAt}
    update round_versions v set state = 'superseded', ended_at = at
    from asked, rounds r
    where v.game_id = asked.game_id and v.state = 'published' and r.game_id = v.game_id and r.id = v.round_id
      and r.version = v.version and r.computed_version <> v.version`,
}
const publishQuery = {
  name: 'publish-computed',
  text: `${askedAt}, shown as (
      update round_versions v set state = 'published', published_at = at
      from asked where v.game_id = asked.game_id and v.state = 'hidden'
    )
    update rounds set state = 'published', version = computed_version, published_at = at, publish_at = null,
      opens_next = false, reason = (select reason from round_versions v
        where v.game_id = rounds.game_id and v.round_id = rounds.id and v.version = computed_version)
    from asked where rounds.game_id = asked.game_id and rounds.version <> computed_version returning ${roundColumns}`,
}

/**
 * Shows everybody what only staff see in these games: the hidden round, or a chain of new versions, which take the place
 * of those that were shown. Returns the last of these rounds by game.
 */
export async function publishComputed(
  client: pg.ClientBase,
  gameIds: readonly number[],
): Promise<Map<number, RoundRow>> {
  if (gameIds.length === 0) return new Map()
  const [, { rows }] = await Promise.all([
    client.query({ ...supersedeQuery, values: [gameIds] }),
    client.query<RoundRow>({ ...publishQuery, values: [gameIds] }),
  ])
  return byGame(rows.toSorted((one, other) => one.roundNb - other.roundNb))
}

const undoQuery = {
  name: 'undo-computed',
  text: `${askedAt}, withdrawn as (
      update round_versions v set state = 'withdrawn', ended_at = at
      from asked where v.game_id = asked.game_id and v.state = 'hidden'
    )
    update rounds set computed_version = version, publish_at = null, opens_next = false,
      etat = case when state = 'hidden' then 1 else 0 end,
      closed_at = case when state = 'hidden' then null else closed_at end,
      state = case when state = 'hidden' then 'open' else state end
    from asked where rounds.game_id = asked.game_id and rounds.version <> computed_version returning ${roundColumns}`,
}

/**
 * Withdraws what only staff see in these games. A hidden round is open again; returns the last round that changed, by
 * game.
 */
export async function undoComputed(
  client: pg.ClientBase,
  gameIds: readonly number[],
): Promise<Map<number, RoundRow>> {
  if (gameIds.length === 0) return new Map()
  const { rows } = await client.query<RoundRow>({ ...undoQuery, values: [gameIds] })
  return byGame(rows.toSorted((one, other) => one.roundNb - other.roundNb))
}

const planQuery = {
  name: 'plan-publications',
  text: `update rounds set publish_at = asked.at, opens_next = asked.opens_next
    from unnest(${listParameter(1, 'bigint')}, ${listParameter(2, 'bigint')}, ${listParameter(3, 'timestamptz')},
      ${listParameter(4, 'bool')}) as asked (game, round, at, opens_next)
    where rounds.game_id = game and rounds.id = round and rounds.state = 'hidden' returning ${roundColumns}`,
}

/** When a hidden round is published by itself; null takes the time away. */
export type PublicationPlan = { gameId: number; id: number; at: Date | null; opensNext: boolean }

/** Plans the publication of hidden rounds; returns the rounds by game. */
export async function planPublications(
  client: pg.ClientBase,
  plans: readonly PublicationPlan[],
): Promise<Map<number, RoundRow>> {
  if (plans.length === 0) return new Map()
  const values = [
    plans.map(({ gameId }) => gameId),
    plans.map(({ id }) => id),
    plans.map(({ at }) => at),
    plans.map(({ opensNext }) => opensNext),
  ]
  const { rows } = await client.query<RoundRow>({ ...planQuery, values })
  return byGame(rows)
}

const openQuery = {
  name: 'open-rounds',
  text: `insert into rounds (game_id, round_nb, etat, state, opened_at)
    select game_id, round_nb, 1, 'open', clock_timestamp() + make_interval(secs => settle_ms::float8 / 1000)
    from unnest(${listParameter(1, 'bigint')}, ${listParameter(2, 'int')}, ${listParameter(3, 'int')})
      as opening (game_id, round_nb, settle_ms)
    on conflict (game_id, round_nb) do update set etat = 1, state = 'open', opened_at = excluded.opened_at,
      closed_at = null, published_at = null, reason = ''
      where rounds.state = 'superseded'
    returning ${roundColumns}`,
}

export type RoundOpening = {
  gameId: number
  roundNb: number
  /** The delay in milliseconds, on the database's clock, until the round counts as opened. */
  settleMs: number
}

/** Opens the rounds, those that had left the line again, and returns them by game. */
export async function openRounds(
  client: pg.ClientBase,
  openings: readonly RoundOpening[],
): Promise<Map<number, RoundRow>> {
  if (openings.length === 0) return new Map()
  const values = [
    openings.map(({ gameId }) => gameId),
    openings.map(({ roundNb }) => roundNb),
    openings.map(({ settleMs }) => settleMs),
  ]
  const { rows } = await client.query<RoundRow>({ ...openQuery, values })
  return byGame(rows)
}

const closeJoiningQuery = {
  name: 'close-joining',
  text: `update games set revision = revision + 1, join_code_open = false,
      joining = case joining when 'untilFirstPass' then 'closed' else joining end
    where id in (select game_id from ${askedGames})`,
}

/**
 * Closes the class codes of these games, of which a quarter is published, and those that were open until now to the
 * uninvited.
 */
export async function closeJoining(client: pg.ClientBase, gameIds: readonly number[]): Promise<void> {
  if (gameIds.length > 0) await client.query({ ...closeJoiningQuery, values: [gameIds] })
}

/** The quarter in play is the number of rounds less one; beyond the plan, its last phase stays in force. */
const phaseQuery = {
  name: 'follow-phase-plans',
  text: `update games set revision = revision + 1, phase = coalesce(
      phase_plan ->> (select count(*)::int - 2 from rounds where game_id = games.id and ${inLine}), phase_plan ->> -1)
    where phase_plan is not null and id in (select game_id from ${askedGames})`,
}

/** Puts these games, whose next quarter opens, in the phase that their plan has for it. */
export async function followPhasePlans(client: pg.ClientBase, gameIds: readonly number[]): Promise<void> {
  if (gameIds.length > 0) await client.query({ ...phaseQuery, values: [gameIds] })
}

const clockQuery = {
  name: 'set-clocks',
  text: `update games set next_pass_at = clock.at, revision = revision + 1
    from unnest(${listParameter(1, 'bigint')}, ${listParameter(2, 'timestamptz')}) as clock (game, at)
    where games.id = clock.game`,
}

/** The time of the next automatic pass; null stops the clock until a quarter opens. */
export type Clock = { gameId: number; at: Date | null }

export async function setClocks(client: pg.ClientBase, clocks: readonly Clock[]): Promise<void> {
  if (clocks.length === 0) return
  const values = [clocks.map(({ gameId }) => gameId), clocks.map(({ at }) => at)]
  await client.query({ ...clockQuery, values })
}
