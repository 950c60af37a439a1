import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

/**
 * The floor of a pass: the very rows that it wrote, in a bare binary COPY of their own, begin to durable commit.
 *
 * A row is a company's quarter as the product keeps it: over fifty published figures, the journal of thirty lines and
 * more, statements, decisions, the closing state. It goes into a table of the same columns, defaults, checks and indexes
 * as the product's, with the same server settings, and its bytes lie ready in memory before the clock starts. What a
 * pass does besides is left out: reading, computing, encoding, foreign keys, closing and opening rounds, telling players.
 */
export type CopyFloor = {
  /** Milliseconds to write a round of these games, a transaction each, on as many connections as there are. */
  time(rounds: readonly { gameId: number; roundNb: number }[]): Promise<number>
  close(): Promise<void>
}

const table = 'bench_floor'

/** @param connections that write at the same time, each a transaction of its own */
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
