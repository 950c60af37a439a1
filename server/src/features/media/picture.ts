import { pictureMegapixelsMax, pictureSideKept, pictureTypes } from '@trimestre/contract/media'
import type { Metadata, Sharp, SharpOptions } from 'sharp'
import { createQueue, tooMany } from '../../platform/queue.ts'
import { Refusal } from '../../platform/refusal.ts'
import { closeEnding } from './picture-ending.ts'

export type Picture = { bytes: Buffer; ending: keyof typeof pictureTypes; contentType: string }

export type PictureFormat = 'png' | 'jpeg' | 'gif' | 'webp'

const endings = { png: 'png', jpeg: 'jpg', gif: 'gif', webp: 'webp' } as const

/** What a file is by its first bytes, whatever its name and declared type say. */
function formatOf(bytes: Buffer): PictureFormat | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  return undefined
}

/**
 * Pictures are decoded one after another, off the event loop: the largest takes about 130 MB meanwhile. No more wait
 * than the uploads that are held in memory.
 */
const decoding = createQueue({ atOnce: 1, waitingMax: 20, waitMs: 30_000, refusal: tooMany })
/** A picture made to be slow gives way to the others after this many seconds. */
const decodingSecondsMax = 20

/**
 * A picture made anew from the one sent: upright, at most {@link pictureSideKept} pixels a side, without metadata (place,
 * camera, author) and without anything that was hidden behind it. Of an animation the first frame remains. What browsers
 * show is taken although it departs from the letter of its format; refused is what has too many pixels, or too few lines.
 */
export async function remakePicture(sent: Buffer): Promise<Picture> {
  const format = formatOf(sent)
  if (format === undefined) throw new Refusal('media/not-a-picture')
  const open = await opener(closeEnding(sent, format))
  // Only the header is read here: a small file may unfold into a picture that fills memory.
  const header = open({ limitInputPixels: false, failOn: 'none' })
  const found = await header.metadata().catch(refuseDamaged)
  if (found.format !== format) throw new Refusal('media/damaged')
  if (found.width * found.height > pixelsMax(found)) throw new Refusal('media/dimensions')
  const ending = endings[format]
  const bytes = await decoding(() => decode(open, found))
  return { bytes, ending, contentType: pictureTypes[ending] }
}

type Open = (options: SharpOptions) => Sharp

async function opener(bytes: Buffer): Promise<Open> {
  const { default: sharp } = await import('sharp')
  // More threads and a cache hold more memory; pictures of different people have nothing in common.
  sharp.concurrency(1)
  sharp.cache(false)
  return options => sharp(bytes, options).timeout({ seconds: decodingSecondsMax })
}

/** Photographs are decoded at a reduced size, PNG and WebP line by line or whole; the rest takes twice the memory. */
function pixelsMax({ format, isProgressive, pages = 1 }: Metadata): number {
  const { photograph, plain, other } = pictureMegapixelsMax
  const isOther = format === 'gif' || isProgressive === true || pages > 1
  return (isOther ? other : format === 'jpeg' ? photograph : plain) * 1_000_000
}

/** Decodes the whole picture, or one of which only the last lines are missing or unreadable. */
async function decode(open: Open, found: Metadata): Promise<Buffer> {
  const limitInputPixels = pixelsMax(found)
  try {
    return await remake(open({ limitInputPixels, failOn: 'truncated' }), found)
  } catch (cause) {
    refuseSlow(cause)
    await requireMostLines(open, found)
    return remake(open({ limitInputPixels, failOn: 'none' }), found).catch(refuseDamaged)
  }
}

function remake(sent: Sharp, { format }: Metadata): Promise<Buffer> {
  return sent
    .autoOrient()
    .resize(pictureSideKept, pictureSideKept, { fit: 'inside', withoutEnlargement: true })
    .toFormat(format)
    .toBuffer()
}

/** Nine lines of ten can be read. A GIF does not say how many it has: it is shown as far as it goes, as in a browser. */
async function requireMostLines(open: Open, { format, width, height }: Metadata): Promise<void> {
  if (format === 'gif') return
  await open({ limitInputPixels: false, failOn: 'truncated' })
    .extract({ left: 0, top: 0, width, height: Math.ceil(height * 0.9) })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer()
    .catch(refuseDamaged)
}

function refuseDamaged(cause: unknown): never {
  refuseSlow(cause)
  throw new Refusal('media/damaged', { cause })
}

function refuseSlow(cause: unknown): void {
  if (cause instanceof Error && cause.message.startsWith('timeout')) throw tooMany()
}
