import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { ObjectStoreConfig } from '../config.ts'
import { Refusal } from '../http/refusal.ts'
import type { FileStore, StoredFile, StoreName } from './storage.ts'

const patienceMs = 10_000
/** The pauses before the second and the third attempt, in milliseconds. */
const pausesMs = [200, 1_000]
const retryAfterSeconds = 5
/** No store lists more names in one response. */
const listedAtOnceMax = 1_000

/** An object store has refused a request; `code` is its own error code, such as `NoSuchBucket`. */
export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(`the object store answered ${status} ${code}`)
    this.status = status
    this.code = code
  }
}

/**
 * Opens a bucket of an S3-compatible object store; each of our stores is a prefix of object names, such as `media/`.
 */
export function openBucket(
  config: ObjectStoreConfig,
  listedAtOnce = listedAtOnceMax,
): (name: StoreName) => FileStore {
  const ask = createAsk(config)
  return name => ({
    async put(file, bytes) {
      await ask('PUT', `${name}/${file}`, bytes)
    },
    async get(file) {
      return (await ask('GET', `${name}/${file}`)) ?? undefined
    },
    async remove(file) {
      await ask('DELETE', `${name}/${file}`)
    },
    list: () => filesBelow(ask, `${name}/`, listedAtOnce),
  })
}

type Method = 'GET' | 'PUT' | 'DELETE'
/** Resolves with the bytes of the response, null when there is no such object. */
type Ask = (method: Method, path: string, body?: Buffer) => Promise<Buffer | null>

/**
 * Creates a function that sends signed requests to the bucket at `url`. All requests are idempotent, so each is tried
 * up to three times.
 */
function createAsk({ url, region, accessKeyId, secretAccessKey }: ObjectStoreConfig): Ask {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })

  async function askOnce(method: Method, path: string, body: Buffer | undefined): Promise<Buffer | null> {
    // The digest lets the store refuse a body that was changed in transit.
    const digest = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const answer = await client.fetch(path === '' ? url : `${url}/${path}`.replace('/?', '?'), {
      method,
      headers: { 'x-amz-content-sha256': digest },
      signal: AbortSignal.timeout(patienceMs),
      ...(body && { body: new Uint8Array(body) }),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (answer.ok) return bytes
    const code = textOf(bytes.toString(), 'Code') ?? answer.statusText
    if (answer.status === 404 && code !== 'NoSuchBucket' && method !== 'PUT') return null
    throw new ObjectStoreError(answer.status, code)
  }

  return async (method, path, body) => {
    for (const pauseMs of [...pausesMs, undefined]) {
      try {
        return await askOnce(method, path, body)
      } catch (cause) {
        if (pauseMs === undefined || isPermanent(cause)) {
          throw new Refusal('server/unavailable', {
            retryAfter: retryAfterSeconds,
            trouble: 'storage/unavailable',
            cause,
          })
        }
        await pause(pauseMs)
      }
    }
    throw new Error('there is always a last attempt')
  }
}

/** Whether the store has refused a request for a permanent reason: unknown bucket, wrong key, missing right. */
export const isPermanent = (error: unknown): error is ObjectStoreError =>
  error instanceof ObjectStoreError && error.status >= 400 && error.status < 500 && error.status !== 429

/** Lists the objects with a prefix, page by page. Names that we never assign are not ours and are skipped. */
async function* filesBelow(ask: Ask, prefix: string, most: number): AsyncGenerator<StoredFile> {
  for (let marker: string | undefined = ''; marker !== undefined; ) {
    const query = new URLSearchParams({ prefix, marker, 'max-keys': String(most) })
    const page: string = (await ask('GET', `?${query}`))?.toString() ?? ''
    let last: string | undefined
    for (const [, object = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      last = textOf(object, 'Key') ?? ''
      const name = last.slice(prefix.length)
      if (/^[\w.-]+$/.test(name)) yield { name, writtenAt: new Date(textOf(object, 'LastModified') ?? 0) }
    }
    marker = textOf(page, 'IsTruncated') === 'true' ? last : undefined
  }
}

/** Returns the content of an XML element; only names of foreign objects can contain escaped characters. */
function textOf(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]
  return text
    ?.replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
