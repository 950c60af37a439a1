import { randomBytes } from 'node:crypto'
import { pictureQuota, readMediaIri } from '@trimestre/contract/media'
import type { Context } from '../../platform/context.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { createQueue, tooMany } from '../../platform/process/queue.ts'
import { type Picture, reencodePicture } from './picture.ts'
import { findMedia, insertMedia, lockOwner, type MediaRow, usageOf } from './repo.ts'
import { createSlowSenders, SenderTooSlow } from './slow-senders.ts'

export { findMedia } from './repo.ts'

/** Returns the path that serves a stored picture. */
export const publicPath = (fileName: string): string => `/media/${fileName}`

/**
 * Stores the picture of an upload. Its bytes are read once there is a place for them, so that an upload that waits or
 * is refused takes no memory.
 * @param read reads the bytes of the picture from the request
 */
export type StorePicture = (caller: Caller, read: () => Promise<Buffer>) => Promise<MediaRow>

/** Creates the uploads of one server, which reads the bodies sent to it and remembers the users who send too slowly. */
export function createPictureUploads(context: Context): StorePicture {
  /**
   * Uploads whose bytes are in memory at once: four of 5 MB. No user has more than two of the places, taken or waited
   * for.
   */
  const places = createQueue({ atOnce: 4, waitingMax: 60, perOwnerMax: 2, waitMs: 30_000, refusal: tooMany })
  const slowSenders = createSlowSenders()
  return (caller, read) => {
    const keep = async () => {
      await requireRoom(context.db, caller.id, 0)
      const bytes = await read().catch(error => {
        if (error instanceof Refusal && error.cause instanceof SenderTooSlow) slowSenders.note(caller.id)
        throw error
      })
      return storePicture(context, caller, await reencodePicture(bytes))
    }
    if (slowSenders.has(caller.id)) throw tooMany()
    return places(keep, { owner: caller.id })
  }
}

/** Stores the file first, permanently and under a name that cannot be guessed, then the row that makes it exist. */
async function storePicture(context: Context, caller: Caller, picture: Picture): Promise<MediaRow> {
  const { db, storage, now } = context
  const { bytes, ending, contentType } = picture
  const fileName = `${randomBytes(16).toString('hex')}.${ending}`
  await storage.media.put(fileName, bytes)
  try {
    return await db.transaction(async tx => {
      await lockOwner(tx, caller.id)
      await requireRoom(tx, caller.id, bytes.length)
      const row = { userId: caller.id, fileName, contentType, byteCount: bytes.length, createdAt: now() }
      return insertMedia(tx, row)
    })
  } catch (error) {
    // A commit whose response was lost may have succeeded: only a refusal is certain. The purge removes other
    // leftovers.
    if (error instanceof Refusal) await storage.media.remove(fileName)
    throw error
  }
}

async function requireRoom(reader: Reader, userId: number, more: number): Promise<void> {
  const { files, bytes } = await usageOf(reader, userId)
  if (files >= pictureQuota.files || bytes + more > pictureQuota.bytes) throw new Refusal('media/quota')
}

/**
 * Returns the path that an account stores as its picture: the given path itself, or that of a picture given by its IRI.
 * Players may name their own pictures only, since an IRI can be guessed and would reveal the path of another user's
 * picture.
 */
export async function picturePath<T extends string | null | undefined>(
  reader: Reader,
  caller: Caller,
  given: T,
  property = 'image',
): Promise<T | string> {
  const id = typeof given === 'string' ? readMediaIri(given) : undefined
  // Every browser that shows the picture would request that address.
  if (id === undefined && given?.startsWith('/api/')) throw invalid([violation(property, 'image')])
  if (id === undefined) return given
  const media = await findMedia(reader, id)
  const isAllowed = caller.role !== 'ROLE_USER' || media?.userId === caller.id
  if (media === undefined || !isAllowed) throw invalid([violation(property, 'reference')])
  return publicPath(media.fileName)
}
