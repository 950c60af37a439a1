import type { PictureFormat } from './picture-format.ts'

/** The share of a WebP picture that may be missing at its end. */
const missingShareMax = 0.1

/**
 * Completes the end of a picture where its writer left that out. The decoder accepts no unfinished WebP, and no
 * progressive JPEG without an end marker, although browsers show both.
 */
export function completeEnding(sent: Buffer, format: PictureFormat): Buffer {
  if (format === 'webp') return fillRiff(sent)
  if (format === 'jpeg') return endProgressive(sent)
  return sent
}

function fillRiff(sent: Buffer): Buffer {
  if (sent.length < 12) return sent
  const missing = sent.readUInt32LE(4) + 8 - sent.length
  if (missing <= 0 || missing > sent.length * missingShareMax) return sent
  return Buffer.concat([sent, Buffer.alloc(missing)])
}

const progressiveFrame = Buffer.of(0xff, 0xc2)
const scan = Buffer.of(0xff, 0xda)
const end = Buffer.of(0xff, 0xd9)

/**
 * Ends a progressive JPEG that has a second scan, since its first scan then contains the whole picture, only coarser.
 */
function endProgressive(sent: Buffer): Buffer {
  const frame = sent.lastIndexOf(progressiveFrame)
  const firstScan = frame === -1 ? -1 : sent.indexOf(scan, frame)
  const hasSecondScan = firstScan !== -1 && sent.includes(scan, firstScan + 2)
  return hasSecondScan && !sent.includes(end, firstScan) ? Buffer.concat([sent, end]) : sent
}
