import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** A field of a row in PostgreSQL's binary form; JSON documents travel as their text. */
export type CopyField = { integer: number } | { bigint: number } | { text: string }

const chunkBytes = 256 * 1024
const integerBytes = 4
const bigintBytes = 8
const header = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)])
const trailer = Buffer.from([0xff, 0xff])

/** Writes rows in one binary COPY and returns their number: the fastest way in that PostgreSQL has. */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyField[]>,
): Promise<number> {
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin (format binary)`))
  await pipeline(chunks(rows), stream)
  return stream.rowCount
}

/** Groups rows into blocks of about {@link chunkBytes}, so that neither side waits for single rows. */
function* chunks(rows: Iterable<readonly CopyField[]>): Generator<Buffer> {
  let parts: Buffer[] = [header]
  let size = header.length
  for (const row of rows) {
    const encoded = encodeRow(row)
    parts.push(encoded)
    size += encoded.length
    if (size < chunkBytes) continue
    yield Buffer.concat(parts, size)
    parts = []
    size = 0
  }
  yield Buffer.concat([...parts, trailer])
}

function fieldBytes(field: CopyField): number {
  if ('text' in field) return Buffer.byteLength(field.text)
  return 'integer' in field ? integerBytes : bigintBytes
}

/** Number of fields (16 bits), then each field with its length (32 bits). */
function encodeRow(row: readonly CopyField[]): Buffer {
  const lengths = row.map(fieldBytes)
  const buffer = Buffer.allocUnsafe(2 + lengths.reduce((sum, length) => sum + 4 + length, 0))
  let at = buffer.writeInt16BE(row.length, 0)
  for (const [index, field] of row.entries()) {
    at = buffer.writeInt32BE(lengths[index] ?? 0, at)
    if ('text' in field) at += buffer.write(field.text, at, 'utf8')
    else if ('integer' in field) at = buffer.writeInt32BE(field.integer, at)
    else at = buffer.writeBigInt64BE(BigInt(field.bigint), at)
  }
  return buffer
}
