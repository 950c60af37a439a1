import type { MultipartFile } from '@fastify/multipart'
import { pictureBytesMax } from '@trimestre/contract/media'
import type { FastifyRequest } from 'fastify'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { codeOf } from '../../platform/log/failures.ts'
import { SenderTooSlow, watchSpeed } from './slow-senders.ts'

const limits = { fileSize: pictureBytesMax, files: 5, fields: 20, fieldSize: 10_000, parts: 25 }
/** The file, and room for names, boundaries and other fields. */
const formBytesMax = pictureBytesMax + 1024 * 1024

/** An upload that takes longer is given up, so that others get its place. */
const readingMs = 60_000

/** Refuses a request whose headers show that it is not a form, or that it is too large. */
export function requireForm(request: FastifyRequest): void {
  if (!request.isMultipart()) throw new Refusal('request/media-type')
  if (Number(request.headers['content-length'] ?? 0) > formBytesMax) throw new Refusal('request/too-large')
}

/** Returns the bytes of the part named `file`, or else of the first file, whatever its name. */
export async function readFormFile(request: FastifyRequest): Promise<Buffer> {
  const file = await inTime(request, () => readFiles(request)).catch(asFormRefusal)
  if (file === undefined) throw invalid([violation('file', 'required')])
  return file
}

/** Limits the time of reading. The form parser does not notice a sender who disconnected before it began. */
async function inTime<T>({ raw }: FastifyRequest, read: () => Promise<T>): Promise<T> {
  if (raw.destroyed) throw new Error('the sender went away')
  const { promise: late, reject } = Promise.withResolvers<never>()
  const giveUp = () => {
    raw.destroy()
    reject(new SenderTooSlow())
  }
  const timer = setTimeout(giveUp, readingMs)
  const stopWatching = watchSpeed(raw, giveUp)
  return Promise.race([read(), late]).finally(() => {
    clearTimeout(timer)
    stopWatching()
  })
}

async function readFiles(request: FastifyRequest): Promise<Buffer | undefined> {
  let chosen: { bytes: Buffer; name: string } | undefined
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') continue
    if (chosen === undefined || (part.fieldname === 'file' && chosen.name !== 'file')) {
      chosen = { bytes: await part.toBuffer(), name: part.fieldname }
    } else skip(part)
  }
  return chosen?.bytes
}

function skip(part: MultipartFile): void {
  part.file.resume()
}

/** Turns any error of the form parser into a refusal, since the sender caused it. */
function asFormRefusal(cause: unknown): never {
  const isTooLarge = codeOf(cause) === 'FST_REQ_FILE_TOO_LARGE'
  throw new Refusal(isTooLarge ? 'request/too-large' : 'request/malformed', { cause })
}
