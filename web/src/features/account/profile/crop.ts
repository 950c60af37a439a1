/** The size of a picture in its own pixels. */
export type Size = { width: number; height: number }

/** The square of a picture to keep: `zoom` starts at 1 (as much as fits), `x` and `y` run from 0 (left, top) to 1. */
export type Crop = { zoom: number; x: number; y: number }

export const middle: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const zoomMax = 4

/** Returns the square in pixels of the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom
  return { left: (width - side) * x, top: (height - side) * y, side }
}

/** Returns the crop after the picture was dragged by a number of pixels in a frame that is `frameSide` pixels wide. */
export function dragged(size: Size, crop: Crop, frameSide: number, dx: number, dy: number): Crop {
  const { side } = squareOf(size, crop)
  const perPixel = side / frameSide
  return {
    ...crop,
    x: moved(crop.x, dx * perPixel, size.width - side),
    y: moved(crop.y, dy * perPixel, size.height - side),
  }
}

/** Moves the crop against the direction of the drag, since dragging reveals the opposite part of the picture. */
const moved = (position: number, pixels: number, room: number): number =>
  room <= 0 ? position : Math.min(1, Math.max(0, position - pixels / room))

/** Returns the position of the picture in a frame of the given width: its width, and its top left corner. */
export function placed(size: Size, crop: Crop, frameSide: number) {
  const { left, top, side } = squareOf(size, crop)
  const scale = frameSide / side
  return { width: size.width * scale, left: -left * scale, top: -top * scale }
}
