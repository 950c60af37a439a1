import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { ObjectStoreConfig } from '../config.ts'
import { Refusal } from '../refusal.ts'
import type { FileStore, StoredFile, StoreName } from './storage.ts'

const patienceMs = 10_000
/** Milliseconds before the second and the third attempt. */
const pausesMs = [200, 1_000]
const retryAfterSeconds = 5
/** No store gives more names in one answer. */
const listedAtOnceMax = 1_000

/** An object store has answered that it will not; `code` is its own word for why, such as `NoSuchBucket`. */
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

/** Opens a bucket of an S3-compatible object store; each store of ours is a beginning of its names, such as `media/`. */
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
/** The bytes of the answer, null when there is no such object. */
type Ask = (method: Method, path: string, body?: Buffer) => Promise<Buffer | null>

/** Calls of the bucket at `url`, signed. Every one may be made twice, and is tried three times. */
function createAsk({ url, region, accessKeyId, secretAccessKey }: ObjectStoreConfig): Ask {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })

  async function askOnce(method: Method, path: string, body: Buffer | undefined): Promise<Buffer | null> {
    // The store refuses a body that was changed on its way.
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
        if (pauseMs === undefined || isForGood(cause)) {
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

/** The store has understood and said no, as it will again: unknown bucket, wrong key, no right. */
export const isForGood = (error: unknown): error is ObjectStoreError =>
  error instanceof ObjectStoreError && error.status >= 400 && error.status < 500 && error.status !== 429

/** The objects below a beginning, some in each answer. What has a name that we never give is none of ours. */
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

/** What an element of an answer holds; only names of others can hold what is escaped. */
function textOf(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]
  return text
    ?.replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
