import pg from 'pg'
import { verifyAll } from '../features/verification/verify-all.ts'
import { connect } from '../platform/db/database.ts'
import type { CrashLedger } from './crash-work.ts'

/** Compares the database with the acknowledged changes. */
export async function examine(address: string, ledger: CrashLedger): Promise<string[]> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    return [
      ...(await tornQuarters(client)),
      ...(await lostSaves(client, ledger)),
      ...(await lostRounds(client, ledger)),
      ...(await lostJoins(client, ledger)),
    ]
  } finally {
    await client.end()
  }
}

/**
 * Checks that a closed quarter has one result for each company of that time and an open one none, and that each game
 * has one open round.
 */
async function tornQuarters(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ game: number; round: number }>(
    `select r.game_id as game, r.round_nb as round from rounds r
     left join lateral (select count(*) as made from quarter_results q
       where q.game_id = r.game_id and q.round_id = r.id and q.version = r.computed_version) q on true
     left join round_versions v on v.game_id = r.game_id and v.round_id = r.id and v.version = r.computed_version
     left join lateral (select count(*) as there from companies c
       where c.game_id = r.game_id and c.created_at <= coalesce(r.closed_at, 'infinity')) c on true
     where r.round_nb > 1 and ((r.etat = 1 and (q.made > 0 or r.computed_version > 0))
       or (r.etat = 0 and (v.market is null or q.made = 0 or q.made > c.there)))
     union all
     select game_id, max(round_nb) from rounds group by game_id having sum(etat) <> 1
       or count(*) <> max(round_nb)`,
  )
  return rows.map(({ game, round }) => `round ${round} of game ${game} is half passed`)
}

/**
 * Checks that the stored value is the last acknowledged one or one sent after it, and that a passed quarter used it.
 */
async function lostSaves(client: pg.Client, { saves }: CrashLedger): Promise<string[]> {
  const { rows } = await client.query<{
    company: number
    round: number
    stored: number
    counted: number | null
  }>(
    `select s.company_id as company, s.round_id as round, (s.values ->> 'prixVente')::float as stored,
       (q.given ->> 'prixVente')::float as counted
     from saved_decisions s left join quarter_results q on q.company_id = s.company_id and q.round_id = s.round_id
     where s.area = 'ventes' and not s.draft`,
  )
  const found = new Map(rows.map(row => [`${row.company} ${row.round}`, row]))
  return [...saves].flatMap(([place, { answered, sent }]) => {
    const row = found.get(place)
    if (row === undefined || row.stored < answered || row.stored > sent) {
      return [`the save ${place} holds ${row?.stored} instead of ${answered}`]
    }
    return row.counted !== null && row.counted !== row.stored
      ? [`the pass counted ${row.counted} for ${place}`]
      : []
  })
}

async function lostRounds(client: pg.Client, { gameId, lastRound }: CrashLedger): Promise<string[]> {
  const { rows } = await client.query<{ last: number }>(
    'select max(round_nb) as last from rounds where game_id = $1',
    [gameId],
  )
  const last = rows[0]?.last ?? 0
  return last < lastRound ? [`round ${lastRound} was opened and is gone`] : []
}

async function lostJoins(client: pg.Client, { joined }: CrashLedger): Promise<string[]> {
  const { rows } = await client.query<{ id: number }>('select id from companies')
  const there = new Set(rows.map(({ id }) => id))
  return [...joined].filter(id => !there.has(id)).map(id => `company ${id} joined and is gone`)
}

/** Recomputes every stored quarter. */
export async function recompute(address: string): Promise<{ quarters: number; findings: string[] }> {
  const db = connect({ connectionString: address, connectionsMax: 1 })
  const { quarters, mismatches, mismatchCount, fault } = await verifyAll(db, () => new Date())
  await db.$client.end()
  const findings = [
    ...(fault === null ? [] : [`verify: ${fault}`]),
    ...(mismatchCount === 0 ? [] : [`verify: ${JSON.stringify(mismatches)}`]),
  ]
  return { quarters, findings }
}
