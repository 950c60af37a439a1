import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import { closeEnding } from './picture-ending.ts'
import { keptAs, type PictureFormat } from './picture-format.ts'

/** What the decoder calls them. */
const decodedAs: Record<PictureFormat, Metadata['format']> = { ...keptAs, avif: 'heif' }

/** How a picture is to be decoded; the limits are those of the contract. */
export type DecodingJob = {
  /** What the first bytes of the picture say that it is. */
  format: PictureFormat
  /** Millions of pixels it may have, by the memory that decoding takes. */
  megapixelsMax: { photograph: number; plain: number; other: number }
  /** Pixels that a side of the result may have. */
  sideMax: number
}

/** The picture cannot be taken, through no fault of ours. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused'
  readonly reason: 'damaged' | 'dimensions'

  constructor(reason: PictureRefused['reason'], options?: ErrorOptions) {
    super(`the picture is refused: ${reason}`, options)
    this.reason = reason
  }
}

// More threads and a cache hold more memory; pictures of different people have nothing in common.
sharp.concurrency(1)
sharp.cache(false)

/**
 * The picture upright, without metadata and without anything that was hidden behind it. Of an animation the first frame
 * remains. What browsers show is taken although it departs from the letter of its format.
 * @throws PictureRefused when it has too many pixels, or too few lines that can be read
 */
export async function decodePicture(sent: Buffer, job: DecodingJob): Promise<Buffer> {
  const closed = closeEnding(sent, job.format)
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

/** Photographs are decoded at a reduced size, PNG and WebP line by line or whole; the rest takes twice the memory. */
function pixelsMax({ format, isProgressive, pages = 1 }: Metadata, { megapixelsMax }: DecodingJob): number {
  const { photograph, plain, other } = megapixelsMax
  const isOther = format === 'gif' || format === 'heif' || isProgressive === true || pages > 1
  return (isOther ? other : format === 'jpeg' ? photograph : plain) * 1_000_000
}

function remake(sent: Sharp, { format, sideMax }: DecodingJob): Promise<Buffer> {
  return sent
    .autoOrient()
    .resize(sideMax, sideMax, { fit: 'inside', withoutEnlargement: true })
    .toFormat(keptAs[format])
    .toBuffer()
}

/**
 * Refuses a picture of which more than the last lines are missing or unreadable: nine of ten can be read. A GIF does not
 * say how many it has: it is shown as far as it goes, as in a browser.
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
