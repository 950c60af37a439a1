import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import pg from 'pg'
import { corked } from '../../platform/db/pipeline.ts'

/** A field of a row in PostgreSQL's binary format; JSON documents are sent as text. Null is SQL's. */
export type CopyField = { integer: number | null } | { bigint: number } | { text: string }

const blockBytes = 128 * 1024
/**
 * The upper bound of the bytes of one COPY: a few hundred companies. No timeout ends a COPY that waits for its rows. As
 * each takes only an instant, one that has waited for seconds belongs to a process that is suspended.
 */
const copyBytes = 16 * 1024 * 1024
/** The sizes of a message's parts: its type byte, then its length, which includes itself. */
const letterBytes = 1
/** The sizes of the number of fields in a row, of the length of a field or message, and of the widest number. */
const countBytes = 2
const lengthBytes = 4
const bigintBytes = 8
/** The largest number of UTF-8 bytes of one UTF-16 code unit. */
const utf8BytesMax = 3
const header = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)])
const trailer = Buffer.from([0xff, 0xff])
const letters = { data: 'd', done: 'c', fail: 'f' }

/** Rows that have been sent: further statements may follow them on a connection in pipeline mode. */
export type SentRows = {
  /** The number of rows, once the database has them. */
  written: Promise<number>
}

/** Writes rows by binary COPY, the fastest import that PostgreSQL has; resolves when the last one has been sent. */
export async function sendRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyField[]>,
): Promise<SentRows> {
  const text = `copy ${table} (${columns.join(', ')}) from stdin (format binary)`
  const { stream } = (client as pg.Client).connection
  const counts: Promise<number>[] = []
  for (const part of parts(rows)) {
    const copy = new Copy(text)
    counts.push(copy.written)
    await corked(stream, () => {
      client.query(copy)
      return sendBlocks(stream, part, copy)
    })
    if (copy.hasFailed) break
  }
  return { written: Promise.all(counts).then(all => all.reduce((sum, count) => sum + count, 0)) }
}

/** Splits rows into parts of about {@link copyBytes}, at least one; each must be read to its end before the next. */
function* parts<Row extends readonly CopyField[]>(rows: Iterable<Row>): Generator<Iterable<Row>> {
  const source = rows[Symbol.iterator]()
  let next = source.next()
  function* part(): Generator<Row> {
    for (let bytes = 0; !next.done && bytes < copyBytes; next = source.next()) {
      bytes += bytesAtMost(next.value)
      yield next.value
    }
  }
  do yield part()
  while (!next.done)
}

/**
 * A COPY that sends its rows without waiting for the server's response. If the statement itself fails, the server
 * discards the rows and continues with what follows (PostgreSQL's protocol, « COPY Operations »).
 */
class Copy extends pg.Query {
  hasFailed = false
  readonly written: Promise<number>

  constructor(text: string) {
    const outcome = Promise.withResolvers<number>()
    super(text, undefined, (error: Error | undefined, result?: { rowCount: number | null }) => {
      if (error) outcome.reject(error)
      else outcome.resolve(result?.rowCount ?? 0)
    })
    this.written = outcome.promise
    // The caller handles the rejection, perhaps later; this handler prevents an unhandled rejection.
    this.written.catch(() => {
      this.hasFailed = true
    })
  }

  override submit = (connection: pg.Connection): void => {
    connection.query((this as unknown as { text: string }).text)
  }

  /** The rows have already been sent. */
  handleCopyInResponse(): void {}
}

/**
 * Sends the blocks of rows; the first one is sent together with the statement.
 * @throws the error thrown while producing the rows; none of them is then written
 */
async function sendBlocks(
  stream: Duplex,
  rows: Iterable<readonly CopyField[]>,
  copy: Pick<Copy, 'hasFailed' | 'written'>,
): Promise<void> {
  let isFull = false
  try {
    for (const { block, size } of blocks(rows)) {
      if (isFull) await Promise.race([once(stream, 'drain'), copy.written])
      if (copy.hasFailed) break
      isFull = !stream.write(block.subarray(0, size), error => error ?? keepForNext(block))
    }
  } catch (error) {
    stream.write(failure)
    throw error
  }
}

/** The bytes of a message: the first `size` of a block. */
type FilledBlock = { block: Buffer; size: number }

/** Groups rows into messages of about {@link blockBytes}, to avoid the cost of one message for each row. */
function* blocks(rows: Iterable<readonly CopyField[]>): Generator<FilledBlock> {
  let block = newBlock()
  let size = messageStart + header.copy(block, messageStart)
  for (const row of rows) {
    block = withRoom(block, size, bytesAtMost(row))
    size = writeRow(block, size, row)
    if (size < blockBytes) continue
    yield closed(block, size)
    block = newBlock()
    size = messageStart
  }
  block = withRoom(block, size, trailer.length + done.length)
  size += trailer.copy(block, size)
  yield closed(block, size + done.copy(block, size), size)
}

/** The offset of the content in a message. */
const messageStart = letterBytes + lengthBytes

const roomOfBlock = 2 * blockBytes

/**
 * A pool of blocks whose bytes have been sent. Allocating a new one for each of many small games would add a quarter of
 * a megabyte of external memory each time, which triggers garbage collection.
 */
const blocksAtHand: Buffer[] = []
const blocksAtHandMax = 8

const newBlock = (): Buffer => blocksAtHand.pop() ?? Buffer.allocUnsafe(roomOfBlock)

function keepForNext(block: Buffer): void {
  if (block.length === roomOfBlock && blocksAtHand.length < blocksAtHandMax) blocksAtHand.push(block)
}

/** Completes the first bytes as a data message; bytes of another message may follow it. */
function closed(block: Buffer, size: number, dataSize = size): FilledBlock {
  writeHead(block, letters.data, dataSize)
  return { block, size }
}

function message(letter: string, content: Buffer): Buffer {
  const whole = Buffer.concat([Buffer.alloc(messageStart), content])
  writeHead(whole, letter, whole.length)
  return whole
}

function writeHead(bytes: Buffer, letter: string, size: number): void {
  bytes.write(letter, 'latin1')
  bytes.writeInt32BE(size - letterBytes, letterBytes)
}

const done = message(letters.done, Buffer.alloc(0))
const failure = message(letters.fail, Buffer.from('the rows could not be made\0'))

/** Returns the block itself, or a larger one that begins with its first `size` bytes. */
function withRoom(block: Buffer, size: number, needed: number): Buffer {
  if (size + needed <= block.length) return block
  const larger = Buffer.allocUnsafe(size + needed)
  block.copy(larger, 0, 0, size)
  return larger
}

/** Returns an upper bound of the size of a row without counting the bytes of each character. */
function bytesAtMost(row: readonly CopyField[]): number {
  let bytes = countBytes
  for (const field of row) {
    bytes += lengthBytes + ('text' in field ? utf8BytesMax * field.text.length : bigintBytes)
  }
  return bytes
}

/** The length that stands for SQL's null, which no bytes follow. */
const NULL_LENGTH = -1

/**
 * Writes the number of fields (16 bits), then each field preceded by its length (32 bits). Returns the offset after
 * them.
 */
function writeRow(block: Buffer, start: number, row: readonly CopyField[]): number {
  let at = block.writeInt16BE(row.length, start)
  for (const field of row) {
    const start = at + lengthBytes
    const isNull = 'integer' in field && field.integer === null
    const end = isNull ? start : writeField(block, start, field)
    block.writeInt32BE(isNull ? NULL_LENGTH : end - start, at)
    at = end
  }
  return at
}

function writeField(block: Buffer, at: number, field: CopyField): number {
  if ('text' in field) return at + block.write(field.text, at, 'utf8')
  return 'integer' in field
    ? block.writeInt32BE(field.integer ?? 0, at)
    : block.writeBigInt64BE(BigInt(field.bigint), at)
}
