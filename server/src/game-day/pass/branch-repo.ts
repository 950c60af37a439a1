import type { BranchChanges } from '@trimestre/contract/branches'
import type pg from 'pg'
import type { QuarterParameters } from '../../platform/db/schema.ts'
import type { RoundRecord } from './pass-repo.ts'

/** Counts the branches of a game that have not expired, and deletes the others. */
export async function countBranches(client: pg.ClientBase, gameId: number, now: Date): Promise<number> {
  await client.query('delete from branches where game_id = $1 and not pinned and expires_at <= $2', [
    gameId,
    now,
  ])
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from branches where game_id = $1',
    [gameId],
  )
  return rows[0]?.count ?? 0
}

export type NewBranchRow = {
  gameId: number
  fromQuarter: number
  name: string
  changes: BranchChanges
  /** The published versions that it departs from. */
  versions: readonly number[]
  byUser: number | null
  createdAt: Date
  expiresAt: Date
}

/** Returns the id of the new branch. */
export async function insertBranch(client: pg.ClientBase, row: NewBranchRow): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `insert into branches (game_id, from_quarter, name, changes, versions, by_user, created_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      row.gameId,
      row.fromQuarter,
      row.name,
      JSON.stringify(row.changes),
      JSON.stringify(row.versions),
      row.byUser,
      row.createdAt,
      row.expiresAt,
    ],
  )
  return Number(rows[0]?.id)
}

/** Stores the documents of a quarter in a branch. */
export async function insertBranchQuarter(
  client: pg.ClientBase,
  { gameId, branchId, quarter }: { gameId: number; branchId: number; quarter: number },
  records: Iterable<RoundRecord>,
): Promise<void> {
  const rows = [...records].map(({ companyId, rank, companyValue, given, decisions, result }) => ({
    ...{ companyId, rank, companyValue },
    documents: `{"given":${given},"decisions":${decisions},"result":${result}}`,
  }))
  await client.query(
    `insert into branch_results (game_id, branch_id, quarter, company_id, rank, company_value, documents)
      select $1, $2, $3, made.* from unnest($4::bigint[], $5::int[], $6::bigint[], $7::json[]) as made`,
    [
      ...[gameId, branchId, quarter],
      rows.map(({ companyId }) => companyId),
      rows.map(({ rank }) => rank),
      rows.map(({ companyValue }) => companyValue),
      rows.map(({ documents }) => documents),
    ],
  )
}

/** Returns the events that act in a quarter for which these were chosen: `Impôt` acts in all of them. */
export async function readActingEvents(
  client: pg.ClientBase,
  ids: readonly number[],
): Promise<QuarterParameters['events']> {
  const { rows } = await client.query<QuarterParameters['events'][number]>(
    `select name, effects as impact from events where key = 'impot' or id = any($1::bigint[]) order by id`,
    [ids],
  )
  return rows
}
