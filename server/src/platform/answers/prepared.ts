import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { protectReply } from '../protection.ts'

const deflate = promisify(deflateRaw)

/** What an answer that ends with a piece is on the wire, after these other pieces. */
type Joined = { after: string; etag: string; gzipped?: Buffer }

/** A piece of an answer's text, compressed at most once however many answers hold it. */
export class Piece {
  readonly text: Buffer
  readonly hash: string
  /** Of the last answer that ended with this piece: the next one is most likely the same. */
  joined: Joined | undefined
  /** How many answers it was part of. */
  readers = 0
  #deflated: Promise<Buffer> | undefined
  #crc: number | undefined

  constructor(text: string) {
    this.text = aloneInMemory(Buffer.from(text))
    this.hash = digest(this.text)
  }

  /** About what it takes in memory, compressed form included. */
  get bytes(): number {
    return 500 + 1.5 * this.text.length + Math.min(joinedMax, this.text.length)
  }

  /** Blocks that end at a byte and refer to nothing before them, so that others may follow. */
  get deflated(): Promise<Buffer> {
    this.#deflated ??= deflate(this.text, { finishFlush: constants.Z_FULL_FLUSH }).then(aloneInMemory)
    return this.#deflated
  }

  /** As {@link Piece.deflated}; of a small one that is read for the first time, its text as it is in such a block. */
  get blocks(): Promise<Buffer> | Buffer {
    const isFresh = this.#deflated === undefined && this.readers < 2 && this.text.length < thresholdOfFirst
    return isFresh ? storedBlock(this.text) : this.deflated
  }

  /** The checksum of what goes before this piece, continued to its end. */
  crcAfter(before: number): number {
    if (before !== 0) return crc32(this.text, before)
    this.#crc ??= crc32(this.text)
    return this.#crc
  }
}

/**
 * An answer whose bytes are ready: JSON in pieces, of which the first may be shared with other answers. It is sent
 * compressed to who takes gzip, and not at all to who has it already.
 */
export class Prepared {
  readonly pieces: readonly Piece[]
  readonly type: string

  constructor(pieces: readonly Piece[], type = 'application/json; charset=utf-8') {
    this.pieces = pieces
    this.type = type
  }

  /** Of the content: it tells nothing else, not even how often something changed. */
  get etag(): string {
    return this.#joined.etag
  }

  /** Bytes, uncompressed. */
  get length(): number {
    return lengthOf(this.bytes)
  }

  get bytes(): Buffer[] {
    return this.pieces.map(({ text }) => text)
  }

  /** Whether these very pieces were sent before: most answers to a save, say, are read once. */
  isReadAgain(): boolean {
    for (const piece of this.pieces) piece.readers += 1
    return (this.pieces.at(-1)?.readers ?? 0) > 1
  }

  get isCollection(): boolean {
    return this.pieces[0]?.text.at(0) === openingBracket
  }

  /** What was prepared, as it was. */
  value(): unknown {
    return JSON.parse(Buffer.concat(this.bytes).toString())
  }

  /** One gzip member of all pieces: kept as one buffer with the last of them or, when it is large, in the parts that are. */
  async gzipped(): Promise<Buffer[]> {
    const joined = this.#joined
    if (joined.gzipped !== undefined) return [joined.gzipped]
    const parts: Buffer[] = [gzipHeader]
    for (const { blocks } of this.pieces) parts.push(blocks instanceof Buffer ? blocks : await blocks)
    parts.push(this.#trailer())
    if (lengthOf(parts) > joinedMax) return parts
    const bytes = Buffer.concat(parts)
    const isRead = this.pieces.every(({ readers }) => readers > 1)
    if (isRead) joined.gzipped = aloneInMemory(bytes)
    return [bytes]
  }

  #trailer(): Buffer {
    const trailer = Buffer.allocUnsafe(10)
    // An empty last block.
    trailer.writeUInt16LE(3, 0)
    trailer.writeUInt32LE(
      this.pieces.reduce((crc, piece) => piece.crcAfter(crc), 0),
      2,
    )
    trailer.writeUInt32LE(this.length, 6)
    return trailer
  }

  get #joined(): Joined {
    const last = this.pieces.at(-1)
    if (last === undefined) throw new Error('an answer has at least one piece')
    const others = this.pieces.slice(0, -1)
    const after = others.map(({ hash }) => hash).join()
    if (last.joined?.after !== after) {
      const tag = others.length === 0 ? last.hash : digest(`${after},${last.hash}`)
      last.joined = { after, etag: `"${tag}"` }
    }
    return last.joined
  }
}

/** At most 65 535 bytes that are not compressed, as deflate writes them: a length, its complement, the bytes. */
function storedBlock(text: Buffer): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0])
  head.writeUInt16LE(text.length, 1)
  head.writeUInt16LE(text.length ^ 0xffff, 3)
  return Buffer.concat([head, text])
}

/** What is kept of a joined answer, at most: the first piece of a large game's answers is shared by thousands. */
const joinedMax = 4 * 1024

const digest = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** The same bytes, apart from the larger block that a text or a compressor writes into and that would be kept with them. */
function aloneInMemory(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes
  const alone = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(alone)
  return alone
}

const lengthOf = (buffers: readonly Buffer[]): number => buffers.reduce((sum, { length }) => sum + length, 0)

const openingBracket = '['.charCodeAt(0)

/** Deflate, no name, no time, any system. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

/** Answers below this many bytes are not worth compressing; those below the second, not for their first reader alone. */
const threshold = 1024
const thresholdOfFirst = 8 * 1024

/** The beginning of an object, a part that many answers share; {@link closedBy} its rest. */
export const unclosed = (shared: object): Piece => new Piece(JSON.stringify(shared).slice(0, -1))
export const closedBy = (own: object): Piece => new Piece(`,${JSON.stringify(own).slice(1)}`)

/**
 * Sends bytes that are ready as they are: no hook looks at them again, which would compress after all what is left
 * uncompressed on purpose.
 */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: Prepared,
): Promise<FastifyReply> {
  const { etag, type } = prepared
  if (isKnown(request.headers['if-none-match'], etag)) return sendBytes(reply.code(304), ['etag', etag])
  const heads = ['etag', etag, 'content-type', type]
  const isWorthIt = prepared.length >= (prepared.isReadAgain() ? threshold : thresholdOfFirst)
  if (!isWorthIt || !takesGzip(request.headers['accept-encoding']))
    return sendBytes(reply, heads, prepared.bytes)
  return sendBytes(reply, [...heads, 'content-encoding', 'gzip'], await prepared.gzipped())
}

/**
 * In one piece on the wire: head and parts leave together.
 * @param heads name, value, name, value: Node writes such a list in half the time of an object
 */
function sendBytes(reply: FastifyReply, heads: string[], parts: readonly Buffer[] = []): FastifyReply {
  const { raw } = reply
  const length = parts.length > 0 ? ['content-length', String(lengthOf(parts))] : []
  const common = protectedHeads(reply)
  reply.hijack()
  raw.cork()
  raw.writeHead(reply.statusCode, common.concat('vary', 'accept-encoding', heads, length))
  for (const part of parts.slice(0, -1)) raw.write(part)
  raw.end(parts.at(-1))
  raw.uncork()
  return reply
}

/** What every answer carries, and what a handler set on this one, whose word counts. */
function protectedHeads(reply: FastifyReply): string[] {
  const own = reply.getHeaders()
  if (Object.keys(own).length === 0)
    return reply.server.securityHeaders.concat('x-request-id', reply.request.id)
  protectReply(reply)
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap(each => [name, String(each)]),
  )
}

const isKnown = (given: string | undefined, etag: string): boolean =>
  given !== undefined &&
  (given === '*' || given.split(',').some(each => each.trim().replace(/^W\//, '') === etag))

const takesGzip = (given: string | string[] | undefined): boolean =>
  /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?:1|0\.0*[1-9])[\d.]*\s*)?(?:,|$)/i.test(String(given ?? ''))
