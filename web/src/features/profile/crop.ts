/** Size of a picture in its own pixels. */
export type Size = { width: number; height: number }

/** Which square of a picture is kept: `zoom` from 1 (as much as fits), `x` and `y` from 0 (start, top) to 1. */
export type Crop = { zoom: number; x: number; y: number }

export const middle: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const zoomMax = 4

/** The square in pixels of the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom
  return { left: (width - side) * x, top: (height - side) * y, side }
}

/** The crop after the picture was dragged by so many pixels of a frame `frameSide` wide. */
export function dragged(size: Size, crop: Crop, frameSide: number, dx: number, dy: number): Crop {
  const { side } = squareOf(size, crop)
  const perPixel = side / frameSide
  return {
    ...crop,
    x: moved(crop.x, dx * perPixel, size.width - side),
    y: moved(crop.y, dy * perPixel, size.height - side),
  }
}

/** Dragging the picture one way shows what lies the other way. */
const moved = (position: number, pixels: number, room: number): number =>
  room <= 0 ? position : Math.min(1, Math.max(0, position - pixels / room))

/** Where the picture lies in a frame so wide: its width and the corner that is out of sight. */
export function placed(size: Size, crop: Crop, frameSide: number) {
  const { left, top, side } = squareOf(size, crop)
  const scale = frameSide / side
  return { width: size.width * scale, left: -left * scale, top: -top * scale }
}
