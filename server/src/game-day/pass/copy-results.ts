import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { QuarterRecord } from './quarter-record.ts'

export type RoundRecord = QuarterRecord & { roundId: number }

const copyText = `copy quarter_results (round_id, company_id, rank, company_value,
  given, origins, decisions, result, state, statements, journal) from stdin`

/**
 * The largest number of rows of one COPY. No timeout ends a COPY that waits for its rows. As each takes only an
 * instant, one that has waited for seconds belongs to a process that is suspended (`stalled-sessions.ts`).
 */
const rowsMax = 1000
/** The number of characters that are sent at once: rows of their own would cost more to send than to write. */
const blockLength = 64 * 1024

/**
 * Writes the results of rounds by COPY, the fastest import that PostgreSQL has. The records are read one by one, so that
 * their texts are not all in memory at the same time. The connection must not be in pipeline mode.
 */
export async function copyResults(
  client: pg.ClientBase,
  rounds: readonly Iterable<RoundRecord>[],
): Promise<void> {
  const lines = linesOf(rounds)
  let next = lines.next()
  function* part(): Generator<string> {
    let block = ''
    for (let count = 0; !next.done && count < rowsMax; count += 1) {
      block += next.value
      if (block.length >= blockLength) {
        yield block
        block = ''
      }
      next = lines.next()
    }
    if (block !== '') yield block
  }
  while (!next.done) await pipeline(Readable.from(part()), client.query(copyFrom(copyText)))
}

function* linesOf(rounds: readonly Iterable<RoundRecord>[]): Generator<string> {
  for (const records of rounds) for (const record of records) yield lineOf(record)
}

function lineOf({ roundId, companyId, rank, companyValue, ...record }: RoundRecord): string {
  const { given, origins, decisions, result, state, statements, journal } = record
  const documents = [given, origins, decisions, result, state, statements, journal].map(escaped)
  return `${[roundId, companyId, rank, companyValue, ...documents].join('\t')}\n`
}

/** Escapes JSON for a field of COPY: it has backslashes, but no tabs or line ends of its own. */
const escaped = (json: string): string => json.replaceAll('\\', '\\\\')
