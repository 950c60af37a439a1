import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import pg from 'pg'
import { corked } from '../../platform/database/pipeline.ts'

/** A field of a row in PostgreSQL's binary form; JSON documents travel as their text. */
export type CopyField = { integer: number } | { bigint: number } | { text: string }

const blockBytes = 128 * 1024
/**
 * Bytes of one COPY, counted at most: some hundred companies. While a COPY waits for its rows no limit of time ends it; as
 * each takes a moment, the one that has waited for seconds is that of a process that stands still.
 */
const copyBytes = 16 * 1024 * 1024
/** Of a message: its letter, then its length, which counts itself. */
const letterBytes = 1
/** Of a row's number of fields, of a field's or message's length, of the widest number. */
const countBytes = 2
const lengthBytes = 4
const bigintBytes = 8
/** Of one unit of a JavaScript text. */
const utf8BytesMax = 3
const header = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)])
const trailer = Buffer.from([0xff, 0xff])
const letters = { data: 'd', done: 'c', fail: 'f' }

/** Rows that have left: further statements may follow them on a connection in pipeline mode. */
export type SentRows = {
  /** Their number, once the database has them. */
  written: Promise<number>
}

/** Writes rows by binary COPY, the fastest way in that PostgreSQL has; resolves when the last one has left. */
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

/** Divides rows into parts of about {@link copyBytes}, one at least; each is read to its end before the next. */
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
 * A COPY that does not wait to be asked for its rows. Should the statement itself fail, the server passes over them, and
 * goes on with what follows (PostgreSQL's protocol, « COPY Operations »).
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
    // Told to whoever waits for it, which may begin later.
    this.written.catch(() => {
      this.hasFailed = true
    })
  }

  override submit = (connection: pg.Connection): void => {
    connection.query((this as unknown as { text: string }).text)
  }

  /** The rows are on their way already. */
  handleCopyInResponse(): void {}
}

/** The first block leaves with the statement. @throws what making the rows throws, after which none of them counts */
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

/** The bytes of a message, the first `size` of a block. */
type FilledBlock = { block: Buffer; size: number }

/** Groups rows into messages of about {@link blockBytes}, so that neither side waits for single rows. */
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

/** Where the content of a message begins. */
const messageStart = letterBytes + lengthBytes

const roomOfBlock = 2 * blockBytes

/**
 * Blocks whose bytes have left. A new one for each of many small games would be a quarter of a megabyte outside the heap,
 * which the collector of garbage counts and runs for.
 */
const blocksAtHand: Buffer[] = []
const blocksAtHandMax = 8

const newBlock = (): Buffer => blocksAtHand.pop() ?? Buffer.allocUnsafe(roomOfBlock)

function keepForNext(block: Buffer): void {
  if (block.length === roomOfBlock && blocksAtHand.length < blocksAtHandMax) blocksAtHand.push(block)
}

/** The first bytes as a message of data, and what may follow it. */
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

/** The block itself, or a larger one that begins with its first `size` bytes. */
function withRoom(block: Buffer, size: number, needed: number): Buffer {
  if (size + needed <= block.length) return block
  const larger = Buffer.allocUnsafe(size + needed)
  block.copy(larger, 0, 0, size)
  return larger
}

/** Room that is enough without counting the bytes of each character. */
function bytesAtMost(row: readonly CopyField[]): number {
  let bytes = countBytes
  for (const field of row) {
    bytes += lengthBytes + ('text' in field ? utf8BytesMax * field.text.length : bigintBytes)
  }
  return bytes
}

/** Writes the number of fields (16 bits), then each field after its length (32 bits); the place after them. */
function writeRow(block: Buffer, start: number, row: readonly CopyField[]): number {
  let at = block.writeInt16BE(row.length, start)
  for (const field of row) {
    const end = writeField(block, at + lengthBytes, field)
    block.writeInt32BE(end - at - lengthBytes, at)
    at = end
  }
  return at
}

function writeField(block: Buffer, at: number, field: CopyField): number {
  if ('text' in field) return at + block.write(field.text, at, 'utf8')
  return 'integer' in field
    ? block.writeInt32BE(field.integer, at)
    : block.writeBigInt64BE(BigInt(field.bigint), at)
}
