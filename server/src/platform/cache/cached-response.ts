import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createQueue, tooMany } from '../process/queue.ts'

const compress = promisify(gzip)

/** A part of a response as JSON text, which several responses may share. */
export type Fragment = { text: Buffer; digest: string }

export const fragment = (text: string): Fragment => ({
  text: inOwnMemory(Buffer.from(text)),
  digest: digest(text),
})

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** Copies bytes out of the larger block that Node allocates for small buffers and that would be cached with them. */
function inOwnMemory(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** Returns the start of a JSON object, which {@link closeObject} completes with further fields. */
export const openObject = (fields: object): Fragment => fragment(JSON.stringify(fields).slice(0, -1))
export const closeObject = (fields: object): Fragment => fragment(`,${JSON.stringify(fields).slice(1)}`)

/** Responses below this many bytes are not worth compressing. */
const threshold = 1024

/**
 * Level 1 takes a third less time than the usual 6 and makes a response a tenth larger: after a pass, each player of a
 * lecture hall is sent a ranking of all of them.
 */
const gzipOptions = { level: 1 }

/** Bounds the responses that are held uncompressed while a whole hall reloads. */
const compressing = createQueue({
  atOnce: availableParallelism(),
  waitingMax: 0,
  waitMs: 0,
  refusal: tooMany,
})

/** A JSON response that a {@link RevisionCache} holds; it is compressed at most once. */
export class CachedResponse {
  readonly #fragments: readonly Fragment[]
  readonly type: string
  #gzipped: Promise<Buffer> | undefined

  constructor(fragments: readonly Fragment[], type = 'application/json; charset=utf-8') {
    this.#fragments = fragments
    this.type = type
  }

  /**
   * Identifies the content, and reveals nothing else: a revision would count changes that a player should not know
   * about.
   */
  get etag(): string {
    const digests = this.#fragments.map(each => each.digest)
    return `"${digests.length === 1 ? digests[0] : digest(digests.join())}"`
  }

  /** Bytes, uncompressed. */
  get length(): number {
    return this.#fragments.reduce((sum, { text }) => sum + text.length, 0)
  }

  get body(): Buffer {
    return Buffer.concat(this.#fragments.map(({ text }) => text))
  }

  get gzipped(): Promise<Buffer> {
    this.#gzipped ??= compressing(async () => inOwnMemory(await compress(this.body, gzipOptions)), {
      canWait: true,
    })
    return this.#gzipped
  }

  /** The approximate memory in bytes: the last fragment, which no other response has, and the compressed form. */
  get bytes(): number {
    return 500 + (this.#fragments.at(-1)?.text.length ?? 0) + Math.ceil(this.length / 5)
  }
}

/**
 * Sends a cached response: without a body to a client that has it already, compressed to one that accepts gzip.
 * @param mayCompress false where compressing costs more than it saves, as for a response that is read once
 */
export async function sendCached(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
  mayCompress: boolean,
): Promise<FastifyReply> {
  const { etag, type } = response
  reply.headers({ etag, vary: 'accept-encoding' })
  if (isKnown(headers['if-none-match'], etag)) return reply.code(304).send()
  reply.header('content-type', type)
  const isGzipped = mayCompress && response.length >= threshold && takesGzip(headers['accept-encoding'])
  if (!isGzipped) return reply.send(response.body)
  return reply.header('content-encoding', 'gzip').send(await response.gzipped)
}

const isKnown = (given: string | undefined, etag: string): boolean =>
  given !== undefined &&
  (given === '*' || given.split(',').some(each => each.trim().replace(/^W\//, '') === etag))

const takesGzip = (given: string | string[] | undefined): boolean =>
  /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?:1|0\.0*[1-9])[\d.]*\s*)?(?:,|$)/i.test(String(given ?? ''))
