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

/** The decoder refuses a lossy picture whose last bits it has to read after the end of the data. */
const readAheadBytes = 16

/** Fills the missing end with zeros; a file of lossy data only is made longer than it was, since these are read ahead. */
function fillRiff(sent: Buffer): Buffer {
  if (sent.length < 20) return sent
  const missing = sent.readUInt32LE(4) + 8 - sent.length
  if (missing <= 0 || missing > sent.length * missingShareMax) return sent
  if (sent.toString('latin1', 12, 16) !== 'VP8 ') return Buffer.concat([sent, Buffer.alloc(missing)])
  const whole = Buffer.concat([sent, Buffer.alloc(missing + readAheadBytes)])
  // The lengths of the file and of its only chunk count what follows them.
  whole.writeUInt32LE(whole.length - 8, 4)
  whole.writeUInt32LE(whole.length - 20, 16)
  return whole
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
