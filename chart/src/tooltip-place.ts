const space = 8

/** Where a tooltip is, in pixels from the left of the visible part of the chart; `below` is under the chart. */
export type TooltipPlace = { left: number; below: boolean }

/**
 * Places a tooltip next to the item of which it tells, so that it does not cover it: on its right, on its left, or
 * below the chart when neither side has enough room.
 */
export function placeTooltip(
  item: { start: number; width: number },
  room: number,
  width: number,
): TooltipPlace {
  const right = item.start + item.width + space
  if (right + width <= room) return { left: right, below: false }
  const left = item.start - space - width
  if (left >= 0) return { left, below: false }
  const centred = item.start + item.width / 2 - width / 2
  return { left: Math.max(0, Math.min(room - width, centred)), below: true }
}
