import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import { completeEnding } from './picture-ending.ts'
import { type PictureFormat, storedAs } from './picture-format.ts'

/** The names that the decoder gives to the formats. */
const decodedAs: Record<PictureFormat, Metadata['format']> = { ...storedAs, avif: 'heif' }

/** The settings for decoding a picture; the limits are those of the contract. */
export type DecodingJob = {
  /** The format that the first bytes of the picture indicate. */
  format: PictureFormat
  /** The largest number of pixels, in millions, by the memory that decoding takes. */
  megapixelsMax: { photograph: number; plain: number; other: number }
  /** The largest number of pixels on a side of the result. */
  sideMax: number
}

/** Thrown when a picture cannot be accepted, through no fault of the server. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused'
  readonly reason: 'damaged' | 'dimensions'

  constructor(reason: PictureRefused['reason'], options?: ErrorOptions) {
    super(`the picture is refused: ${reason}`, options)
    this.reason = reason
  }
}

// More threads and a cache would hold more memory, and pictures of different users have nothing in common.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Returns the picture upright, without metadata and without anything hidden behind it. Only the first frame of an
 * animation remains. A picture that browsers show is accepted although it deviates from its format.
 * @throws PictureRefused when it has too many pixels, or too few readable lines
 */
export async function decodePicture(sent: Buffer, job: DecodingJob): Promise<Buffer> {
  const closed = completeEnding(sent, job.format)
  const open = (options: SharpOptions) => sharp(closed, options)
  // Only the header is read here: a small file may unfold into a picture that fills memory.
  const found = await open({ limitInputPixels: false, failOn: 'none' }).metadata().catch(refuseDamaged)
  if (found.format !== decodedAs[job.format]) throw new PictureRefused('damaged')
  const limitInputPixels = pixelsMax(found, job)
  if (found.width * found.height > limitInputPixels) throw new PictureRefused('dimensions')
  try {
    return await remake(open({ limitInputPixels, failOn: 'truncated' }), job)
  } catch {
    await requireMostLines(open, found)
    return remake(open({ limitInputPixels, failOn: 'none' }), job).catch(refuseDamaged)
  }
}

type Open = (options: SharpOptions) => Sharp

/**
 * Returns the limit of pixels. Photographs are decoded at a reduced size, PNG and WebP line by line or whole; other
 * pictures take twice the memory.
 */
function pixelsMax({ format, isProgressive, pages = 1 }: Metadata, { megapixelsMax }: DecodingJob): number {
  const { photograph, plain, other } = megapixelsMax
  const isOther = format === 'gif' || format === 'heif' || isProgressive === true || pages > 1
  return (isOther ? other : format === 'jpeg' ? photograph : plain) * 1_000_000
}

function remake(sent: Sharp, { format, sideMax }: DecodingJob): Promise<Buffer> {
  return sent
    .autoOrient()
    .resize(sideMax, sideMax, { fit: 'inside', withoutEnlargement: true })
    .toFormat(storedAs[format])
    .toBuffer()
}

/**
 * Refuses a picture of which more than the last lines are missing or unreadable: nine tenths must be readable. A GIF
 * does not state how many lines it has; it is shown as far as it goes, as in a browser.
 */
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
  throw new PictureRefused('damaged', { cause })
}
