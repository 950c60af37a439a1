import type { SeatKind } from '@trimestre/contract/seats'
import type pg from 'pg'
import type { RoundRow } from '../../features/rounds/present.ts'
import type { QuarterParameters } from '../../platform/db/schema.ts'
import { inLine, roundColumns } from './inputs-repo.ts'
import type { OpeningMarket, OpeningState, Origin } from './quarter-input.ts'

/** A round of the line, with the number of its versions. */
export type LineRound = RoundRow & { versionCount: number }

/** Lists the rounds of a locked game that are in its line, the first one first. */
export async function readLine(client: pg.ClientBase, gameId: number): Promise<LineRound[]> {
  const { rows } = await client.query<LineRound>({
    name: 'line-of-rounds',
    text: `select ${roundColumns}, (select coalesce(max(v.version), 0) from round_versions v
        where v.game_id = rounds.game_id and v.round_id = rounds.id) as "versionCount"
      from rounds where game_id = $1 and ${inLine} order by round_nb`,
    values: [gameId],
  })
  return rows
}

export type SupersededVersion = { roundNb: number; version: number }

/** Supersedes the published versions of these rounds, all at one instant; returns them in order. */
export async function supersedeVersions(
  client: pg.ClientBase,
  { gameId, roundIds, reason }: { gameId: number; roundIds: readonly number[]; reason: string },
): Promise<SupersededVersion[]> {
  const { rows } = await client.query<SupersededVersion>(
    `update round_versions v set state = 'superseded', ended_at = now(), reason = $3
      from rounds r
      where v.game_id = $1 and v.round_id = any($2::bigint[]) and v.state = 'published'
        and r.game_id = v.game_id and r.id = v.round_id
      returning r.round_nb as "roundNb", v.version`,
    [gameId, roundIds, reason],
  )
  return rows.sort((one, other) => one.roundNb - other.roundNb)
}

/** Takes rounds out of the line of their game; their rows stay for a game that reaches their numbers again. */
export async function leaveLine(
  client: pg.ClientBase,
  gameId: number,
  roundIds: readonly number[],
): Promise<void> {
  await client.query(
    `update rounds set state = 'superseded', etat = 0, version = 0, computed_version = 0, reason = ''
      where game_id = $1 and id = any($2::bigint[])`,
    [gameId, roundIds],
  )
}

/** Opens a published round again, to be decided again; returns it. */
export async function openAgain(
  client: pg.ClientBase,
  { gameId, roundId, reason }: { gameId: number; roundId: number; reason: string },
): Promise<RoundRow> {
  const { rows } = await client.query<RoundRow>(
    `update rounds set etat = 1, state = 'open', version = 0, computed_version = 0, opened_at = clock_timestamp(),
        closed_at = null, published_at = null, reason = $3
      where game_id = $1 and id = $2 returning ${roundColumns}`,
    [gameId, roundId, reason],
  )
  const [row] = rows
  if (row === undefined) throw new Error(`round ${roundId} has gone while its game was locked`)
  return row
}

/** Deletes what makes sheets final in these rounds, and what was saved in them unless it stands. */
export async function clearSheets(
  client: pg.ClientBase,
  { gameId, roundIds, keepsSaved }: { gameId: number; roundIds: readonly number[]; keepsSaved: boolean },
): Promise<void> {
  const finals = ['company_locks', 'company_approvals']
  for (const table of keepsSaved ? finals : [...finals, 'company_proposals', 'saved_decisions'])
    await client.query(`delete from ${table} where game_id = $1 and round_id = any($2::bigint[])`, [
      gameId,
      roundIds,
    ])
}

/**
 * Takes back the resets that were made after a round had closed: what was played before it counts again. The rows of the
 * round and of later ones keep their mark, with which their versions can be recomputed.
 */
export async function takeBackResets(client: pg.ClientBase, gameId: number, roundNb: number): Promise<void> {
  await client.query(
    `update quarter_results q set withdrawn_in_round = null, withdrawn_in_version = null
      from rounds r
      where q.game_id = $1 and r.game_id = q.game_id and r.id = q.round_id and r.round_nb < $2
        and q.withdrawn_in_round > $2`,
    [gameId, roundNb],
  )
}

/** A company's quarter in a version, as a new version of it is computed from it. */
export type PlayedRow = {
  companyId: number
  seatKind: SeatKind
  given: Record<string, number>
  origins: Partial<Record<string, Origin>>
  state: OpeningState
  /** The first version of the first round that does not build on it; null unless the company was reset. */
  withdrawnInRound: number | null
  withdrawnInVersion: number | null
}

/** Reads the companies of a version of a round, those that were reset since included, by id. */
export async function readPlayed(
  client: pg.ClientBase,
  { gameId, id, version }: { gameId: number; id: number; version: number },
): Promise<PlayedRow[]> {
  const { rows } = await client.query<PlayedRow>({
    name: 'played-rows',
    text: `select company_id as "companyId", seat_kind as "seatKind", given, origins, state,
        withdrawn_in_round as "withdrawnInRound", withdrawn_in_version as "withdrawnInVersion"
      from quarter_results where game_id = $1 and round_id = $2 and version = $3 order by company_id`,
    values: [gameId, id, version],
  })
  return rows
}

export type StoredConditions = { parameters: QuarterParameters; market: { state: OpeningMarket } }

/** Reads what a version was computed with; undefined for version 0, the opening position. */
export async function readVersion(
  client: pg.ClientBase,
  { gameId, id, version }: { gameId: number; id: number; version: number },
): Promise<StoredConditions | undefined> {
  const { rows } = await client.query<StoredConditions>({
    name: 'stored-conditions',
    text: 'select parameters, market from round_versions where game_id = $1 and round_id = $2 and version = $3',
    values: [gameId, id, version],
  })
  return rows[0]
}

export type NewVersion = {
  gameId: number
  roundId: number
  version: number
  /** The version that it takes the place of when it is published. */
  replaces: number
  previousVersion: number
  engineVersion: string
  /** Canonical JSON. */
  parameters: string
  market: string
  inputs: string
  byUser: number | null
  reason: string
}

/**
 * Records a hidden version of a published round whose results were just written. Resets stay where they were made, and
 * those who remained in the ranking move up as they did then.
 */
export async function insertVersion(
  client: pg.ClientBase,
  { gameId, roundId, version, replaces, ...made }: NewVersion,
): Promise<void> {
  const key = [gameId, roundId, version]
  await client.query(
    `insert into round_versions (game_id, round_id, version, state, epoch, practice, previous_version, engine_version, parameters,
        market, inputs, by_user, reason, computed_at)
      select $1, $2, $3, 'hidden', epoch, practice, $4, $5, $6::json, $7::json, $8, $9, $10, clock_timestamp()
        from games where id = $1`,
    [
      ...key,
      made.previousVersion,
      made.engineVersion,
      made.parameters,
      made.market,
      made.inputs,
      made.byUser,
      made.reason,
    ],
  )
  await client.query('update rounds set computed_version = $3 where game_id = $1 and id = $2', key)
  await client.query(
    `update quarter_results made
      set withdrawn_in_round = before.withdrawn_in_round, withdrawn_in_version = before.withdrawn_in_version
      from quarter_results before
      where made.game_id = $1 and made.round_id = $2 and made.version = $3 and before.game_id = made.game_id
        and before.round_id = made.round_id and before.company_id = made.company_id and before.version = $4
        and before.withdrawn_in_round is not null`,
    [...key, replaces],
  )
  await client.query(
    `update quarter_results made set shown_rank = place.place, human_rank = place.human_place
      from (
        select id, rank() over (order by rank) as place,
          case when seat_kind = 'human' then rank() over (partition by seat_kind order by rank) end as human_place
        from quarter_results
        where game_id = $1 and round_id = $2 and version = $3 and withdrawn_in_round is null
      ) as place
      where made.game_id = $1 and made.id = place.id
        and (made.rank, made.human_rank) is distinct from (place.place, place.human_place)
        and exists (select from quarter_results reset join rounds r on r.game_id = reset.game_id and r.id = reset.round_id
          where reset.game_id = $1 and reset.round_id = $2 and reset.version = $3
            and reset.withdrawn_in_round = r.round_nb + 1)`,
    key,
  )
}

/** Returns what each company gave in a version of a round, as a sheet to begin with; without those of computers. */
export async function readGiven(
  client: pg.ClientBase,
  { gameId, id, version }: { gameId: number; id: number; version: number },
): Promise<{ companyId: number; given: Record<string, number> }[]> {
  const { rows } = await client.query<{ companyId: number; given: Record<string, number> }>(
    `select q.company_id as "companyId", q.given from quarter_results q
      join companies c on c.game_id = q.game_id and c.id = q.company_id and c.kind = 'human'
      where q.game_id = $1 and q.round_id = $2 and q.version = $3 and q.withdrawn_in_round is null order by 1`,
    [gameId, id, version],
  )
  return rows
}

/** An area of a sheet to begin a round with. */
export type SheetPart = { companyId: number; area: string; values: Record<string, number> }

/** Writes sheets into a round in which nobody has decided: a draft of one player, or the sheet that a team shares. */
export async function writeSheets(
  client: pg.ClientBase,
  { gameId, roundId }: { gameId: number; roundId: number },
  parts: readonly SheetPart[],
): Promise<void> {
  await client.query(
    `insert into saved_decisions (game_id, round_id, company_id, area, draft, values)
      select $1, $2, part.company_id, part.area, not (
          game.team_settings is not null or (select count(*) from company_members m where m.game_id = $1
            and m.company_id = part.company_id and m.kind = 'member' and m.until is null) > 1
        ), part.values
      from unnest($3::bigint[], $4::text[], $5::jsonb[]) as part (company_id, area, values),
        (select team_settings from games where id = $1) as game`,
    [
      gameId,
      roundId,
      parts.map(({ companyId }) => companyId),
      parts.map(({ area }) => area),
      parts.map(({ values }) => JSON.stringify(values)),
    ],
  )
}

/**
 * Deletes the journal and the minutes of work since the last version of a game ended. They are in a quarter that was never
 * closed, and nothing would tell them from those of the epoch that begins.
 */
export async function clearActsOfNoVersion(client: pg.ClientBase, gameId: number): Promise<void> {
  for (const { table, at } of [
    { table: 'decision_changes', at: 'at' },
    { table: 'company_minutes', at: 'minute' },
  ])
    await client.query(
      `delete from ${table} where game_id = $1 and ${at} > coalesce((select max(ended_at) from round_versions
        where game_id = $1 and published_at is not null), '-infinity')`,
      [gameId],
    )
}

/** The first quarter is played in the round after the opening position. */
const firstQuarterRound = 2

/**
 * Deletes the quarters of an attempt that was given up but for its first one, which says when it ended: nobody reads
 * them, and a player may begin hundreds of attempts.
 */
export async function deleteUnfinished(
  client: pg.ClientBase,
  { id, epoch }: { id: number; epoch: number },
): Promise<void> {
  const isLater = `v.game_id = $1 and v.epoch = $2
      and v.round_id in (select id from rounds where game_id = $1 and round_nb > ${firstQuarterRound})`
  await client.query(
    `delete from quarter_results q using round_versions v
      where ${isLater} and q.game_id = v.game_id and q.round_id = v.round_id and q.version = v.version`,
    [id, epoch],
  )
  await client.query(
    `delete from journals j using round_versions v
      where ${isLater} and j.game_id = v.game_id and j.round_id = v.round_id and j.version = v.version`,
    [id, epoch],
  )
  await client.query(`delete from round_versions v where ${isLater}`, [id, epoch])
}

/**
 * Begins a new epoch of a game, which is no practice and has the quarters that it had before staff ended it. Where staff
 * read journals, they read all of the new epoch: its rounds open now.
 */
export async function beginEpoch(client: pg.ClientBase, gameId: number): Promise<void> {
  await client.query(
    `update games set epoch = epoch + 1, practice = false, revision = revision + 1,
        nb_turns = coalesce(nb_turns_before_end, nb_turns), nb_turns_before_end = null,
        journal_read_from = case when journal_read_from is not null then 1 end
      where id = $1`,
    [gameId],
  )
}
