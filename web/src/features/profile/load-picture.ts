import { pictureTypes } from '@trimestre/contract/media'
import type { Size } from './crop.ts'

/** A picture read from this device, ready to be cut. */
export type LoadedPicture = { address: string; element: HTMLImageElement; size: Size }

/** Only a small square of it is sent, so a photograph may be larger than what the server takes. */
const bytesMax = 25 * 1024 * 1024

/** Reads a file as a picture; otherwise says why not. */
export async function loadPicture(
  file: File,
): Promise<LoadedPicture | 'wrongType' | 'tooLarge' | 'unreadable'> {
  const types: readonly string[] = Object.values(pictureTypes)
  if (!types.includes(file.type)) return 'wrongType'
  if (file.size > bytesMax) return 'tooLarge'
  const address = URL.createObjectURL(file)
  const element = new Image()
  element.src = address
  try {
    await element.decode()
  } catch {
    URL.revokeObjectURL(address)
    return 'unreadable'
  }
  return { address, element, size: { width: element.naturalWidth, height: element.naturalHeight } }
}

/** Largest side of a picture we send, in pixels: sharp at the largest size shown, twice over. */
const sideMax = 512

/** The square as a picture of its own. */
export async function cutSquare(
  element: HTMLImageElement,
  { left, top, side }: { left: number; top: number; side: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.max(1, Math.round(Math.min(sideMax, side)))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(element, left, top, side, side, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('no picture')))
    canvas.toBlob(done, 'image/webp', 0.9)
  })
}
