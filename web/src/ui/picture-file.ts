import { pictureBytesMax, pictureTypes, storedPictureSideMax } from '@trimestre/contract/media'

/** Pictures are reduced before the upload, so a photograph may be larger than the server's limit. */
const fileBytesMax = 25 * 1024 * 1024

export type PictureFault = 'wrongType' | 'tooLarge' | 'unreadable'

/** The first bytes of the files of each picture format, one character per byte; a dot matches any byte. */
const beginnings: [start: RegExp, type: string][] = [
  [/^\xff\xd8\xff/, pictureTypes.jpg],
  [/^\x89PNG/, pictureTypes.png],
  [/^GIF8/, pictureTypes.gif],
  [/^RIFF.{4}WEBP/s, pictureTypes.webp],
]

/**
 * Detects the type of a picture from its first bytes, because file names and types from devices are often wrong.
 * Returns null for another file.
 */
export async function pictureTypeOf(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const start = String.fromCharCode(...bytes)
  return beginnings.find(([beginning]) => beginning.test(start))?.[1] ?? null
}

/** Reads a file as a picture whose URL the caller must revoke; otherwise returns the reason. */
export async function readPicture(
  file: File,
): Promise<{ address: string; element: HTMLImageElement; type: string } | PictureFault> {
  const type = await pictureTypeOf(file)
  if (type === null) return 'wrongType'
  if (file.size > fileBytesMax) return 'tooLarge'
  const address = URL.createObjectURL(new Blob([file], { type }))
  const element = new Image()
  element.src = address
  try {
    await element.decode()
    return { address, element, type }
  } catch {
    URL.revokeObjectURL(address)
    return 'unreadable'
  }
}

/**
 * Prepares a picture file for the upload: reduces it and turns it upright when it exceeds the limits of the server. A
 * file that this browser cannot decode is sent unchanged, and the server decides about it.
 */
export async function shrinkPicture(file: File): Promise<Blob | PictureFault> {
  const read = await readPicture(file)
  if (read === 'unreadable' && file.size <= pictureBytesMax) return file
  if (typeof read === 'string') return read
  const { address, element, type: given } = read
  const { naturalWidth: width, naturalHeight: height } = element
  const scale = storedPictureSideMax / Math.max(width, height)
  try {
    if (scale >= 1 && file.size <= pictureBytesMax) return file
    const size = [width, height].map(side => Math.max(1, Math.round(side * Math.min(1, scale))))
    const [shownWidth = 1, shownHeight = 1] = size
    // Only a picture that may be transparent needs another format than JPEG.
    const type = given === pictureTypes.jpg ? pictureTypes.jpg : pictureTypes.webp
    return await drawPicture(element, [0, 0, width, height], [shownWidth, shownHeight], type)
  } finally {
    URL.revokeObjectURL(address)
  }
}

/**
 * Draws a part of a picture as a new picture.
 * @param part left, top, width and height of the part, in pixels of the picture
 * @param size width and height of the new picture, in pixels
 */
export async function drawPicture(
  element: HTMLImageElement,
  part: [number, number, number, number],
  size: [number, number],
  type: string,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = size
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(element, ...part, 0, 0, ...size)
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('no picture')))
    canvas.toBlob(done, type, 0.9)
  })
}
