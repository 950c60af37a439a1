import { pictureMegapixelsMax, pictureTypes, storedPictureSideMax } from '@trimestre/contract/media'
import { Refusal } from '../../platform/http/refusal.ts'
import { createQueue, tooMany } from '../../platform/process/queue.ts'
import { type PictureFormat, storedAs } from './picture-format.ts'
import { decodeInProcess } from './picture-process.ts'

export type Picture = { bytes: Buffer; ending: keyof typeof pictureTypes; contentType: string }

const endings = { png: 'png', jpeg: 'jpg', gif: 'gif', webp: 'webp' } as const

/** Returns the format of a file by its first bytes, whatever its name and declared type. */
function formatOf(bytes: Buffer): PictureFormat | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (/^ftypavi[fs]$/.test(text(4, 12))) return 'avif'
  return undefined
}

/** Pictures are decoded one after another. No more of them wait than uploads are held in memory. */
const decoding = createQueue({ atOnce: 1, waitingMax: 20, waitMs: 30_000, refusal: tooMany })

/**
 * Makes a new picture from the one sent: upright, at most {@link storedPictureSideMax} pixels a side, without metadata
 * (place, camera, author) and without anything hidden behind it.
 * @throws Refusal when it is not a picture, is damaged, has too many pixels or takes too long
 */
export async function reencodePicture(sent: Buffer): Promise<Picture> {
  const format = formatOf(sent)
  if (format === undefined) throw new Refusal('media/not-a-picture')
  const job = { format, megapixelsMax: pictureMegapixelsMax, sideMax: storedPictureSideMax }
  const bytes = await decoding(() => decodeInProcess(sent, job))
  const ending = endings[storedAs[format]]
  return { bytes, ending, contentType: pictureTypes[ending] }
}
