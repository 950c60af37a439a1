import { pictureSideMax, pictureTypes } from '@trimestre/contract/media'
import { Refusal } from '../../platform/refusal.ts'

export type Picture = { bytes: Buffer; ending: keyof typeof pictureTypes; contentType: string }

type Format = { ending: keyof typeof pictureTypes; name: 'png' | 'jpeg' | 'gif' | 'webp' }

/** What a file is by its first bytes, whatever its name and declared type say. */
function formatOf(bytes: Buffer): Format | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return { ending: 'png', name: 'png' }
  if (text(0, 3) === '\xff\xd8\xff') return { ending: 'jpg', name: 'jpeg' }
  if (/^GIF8[79]a$/.test(text(0, 6))) return { ending: 'gif', name: 'gif' }
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return { ending: 'webp', name: 'webp' }
  return undefined
}

/**
 * A picture made anew from the one sent: upright, without metadata (place, camera, author) and without anything that
 * was hidden behind it. Of an animation the first frame remains.
 */
export async function remakePicture(sent: Buffer): Promise<Picture> {
  const format = formatOf(sent)
  if (format === undefined) throw new Refusal('media/not-a-picture')
  const { default: sharp } = await import('sharp')
  // Only the header is read here: a small file may unfold into a picture that fills memory.
  const {
    width,
    height,
    format: found,
  } = await sharp(sent, { limitInputPixels: false }).metadata().catch(refuseUnreadable)
  if (found !== format.name) throw new Refusal('media/not-a-picture')
  if (width > pictureSideMax || height > pictureSideMax) throw new Refusal('media/dimensions')
  const bytes = await oneAtATime(() =>
    sharp(sent, { limitInputPixels: pictureSideMax ** 2 })
      .autoOrient()
      .toFormat(format.name)
      .toBuffer()
      .catch(refuseUnreadable),
  )
  return { bytes, ending: format.ending, contentType: pictureTypes[format.ending] }
}

function refuseUnreadable(cause: unknown): never {
  throw new Refusal('media/not-a-picture', { cause })
}

let last: Promise<unknown> = Promise.resolve()

/** The largest picture takes 256 MB while it is decoded: a class that uploads together waits in line. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn
}
