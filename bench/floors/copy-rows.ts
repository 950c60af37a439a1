import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

/**
 * The baseline of a pass: a bare binary COPY of the same rows that the pass wrote, from begin to durable commit.
 *
 * A row is a company's quarter as the product stores it: over fifty published figures, a journal of thirty lines and
 * more, statements, decisions, the closing state. Its table has the same columns, defaults, checks and indexes as the
 * product's, the server has the same settings, and the bytes are in memory before the clock starts. Everything else
 * that a pass does is left out: reading, computing, encoding, foreign keys, closing and opening rounds, notifying
 * players.
 */
export type CopyFloor = {
  /** Returns the milliseconds to write a round of these games, one transaction each, on all connections. */
  time(rounds: readonly { gameId: number; roundNb: number }[]): Promise<number>
  close(): Promise<void>
}

const table = 'bench_floor'

/** @param connections number of connections that write at the same time, each in its own transactions */
export async function openCopyFloor(databaseUrl: string, connections = 1): Promise<CopyFloor> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: databaseUrl }))
  await Promise.all(clients.map(client => client.connect()))
  const [first] = clients
  if (first === undefined) throw new Error('a floor needs a connection')
  await first.query(`create table if not exists ${table} (like quarter_results including all)`)
  return {
    async time(rounds) {
      const waiting: Buffer[] = []
      for (const { gameId, roundNb } of rounds) waiting.push(await readRows(first, gameId, roundNb))
      await first.query(`truncate ${table}`)
      const began = performance.now()
      await Promise.all(clients.map(client => writeInTurn(client, waiting)))
      return performance.now() - began
    },
    async close() {
      await Promise.all(clients.map(client => client.end()))
    },
  }
}

async function readRows(client: pg.Client, gameId: number, roundNb: number): Promise<Buffer> {
  const source = `select q.* from quarter_results q join rounds r on r.id = q.round_id
    where r.game_id = ${gameId} and r.round_nb = ${roundNb}`
  return buffer(client.query(copyTo(`copy (${source}) to stdout (format binary)`)))
}

async function writeInTurn(client: pg.Client, waiting: Buffer[]): Promise<void> {
  for (let rows = waiting.pop(); rows !== undefined; rows = waiting.pop()) {
    await client.query('begin')
    const stream = client.query(copyFrom(`copy ${table} from stdin (format binary)`))
    await pipeline(Readable.from([rows]), stream)
    await client.query('commit')
  }
}
