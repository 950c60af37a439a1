import { drawPicture, type PictureFault, readPicture } from '../../../ui/picture-file.ts'
import type { Size } from './crop.ts'

/** A picture read from this device, ready to be cropped. */
export type LoadedPicture = { address: string; element: HTMLImageElement; size: Size }

/** Reads a file as a picture, or returns why it cannot be read. */
export async function loadPicture(file: File): Promise<LoadedPicture | PictureFault> {
  const read = await readPicture(file)
  if (typeof read === 'string') return read
  const { naturalWidth: width, naturalHeight: height } = read.element
  return { ...read, size: { width, height } }
}

/** The largest side of an uploaded picture in pixels: sharp at twice the largest size shown. */
const sideMax = 512

/** Crops the square to a picture of its own. */
export function cropSquare(
  element: HTMLImageElement,
  { left, top, side }: { left: number; top: number; side: number },
): Promise<Blob> {
  const shown = Math.max(1, Math.round(Math.min(sideMax, side)))
  return drawPicture(element, [left, top, side, side], [shown, shown], 'image/webp')
}
