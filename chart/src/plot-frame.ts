/** The specified height of a chart, in drawing units. */
export const chartHeight = 450
/** The specified minimum width of a chart, in drawing units: a narrower space shows the drawing smaller. */
const leastWidth = 500
/** From this number of quarters on, columns in a narrow space would be too thin, so the chart scrolls. */
const scrollsFrom = 8
/** The smallest zoom, for a phone of 320 pixels: a space that is measured during a layout may be narrower. */
const leastZoom = 0.5

/** The size of a drawing; `zoom` is the number of pixels of a drawing unit, at most 1. */
export type Size = { width: number; height: number; rtl: boolean; zoom: number }

/** Margins in pixels; `axis` is the margin of the values, at the start of the lines, and `edge` the other one. */
export type Margin = { top: number; bottom: number; axis: number; edge: number }

/**
 * Returns the size of a drawing in a space of `room` pixels, 0 when it is not known yet. The drawing fills the space,
 * unless it has so many quarters that it scrolls.
 */
export function drawingSize(room: number, quarters: number, height = chartHeight): Omit<Size, 'rtl'> {
  const least = quarters < scrollsFrom ? leastWidth : Math.max(leastWidth, 84 * quarters + 80)
  const width = Math.max(room, least)
  const zoom = room > 0 && quarters < scrollsFrom ? Math.max(leastZoom, Math.min(1, room / width)) : 1
  return { width, height, zoom }
}

/** The narrowest drawing, in pixels, whose texts may be larger than on a desk. */
const roomForTexts = 400

/**
 * Returns how many times larger than on a desk the texts of a drawing are: as many as wanted, unless they would leave
 * no room for the plot.
 */
export const textScaleIn = ({ width, zoom }: Pick<Size, 'width' | 'zoom'>, wanted: number): number =>
  Math.min(wanted, Math.max(1, (width * zoom) / roomForTexts))

/** Returns the area of the plot; from right to left, the value axis is on the right. */
export function plotFrame({ width, height, rtl, zoom }: Size, margin: Margin) {
  const [axis, edge] = [margin.axis / zoom, margin.edge / zoom]
  return {
    left: rtl ? edge : axis,
    right: width - (rtl ? axis : edge),
    top: margin.top / zoom,
    bottom: height - margin.bottom / zoom,
    /** The position of the texts of the axis, and of its title. */
    axisAt: rtl ? width - axis + 10 : axis - 10,
    titleAt: rtl ? width - 4 : 4,
  }
}

export type PlotFrame = ReturnType<typeof plotFrame>

/** The area of one item along the chart, in drawing units. */
export type Column = { centre: number; start: number; width: number }

/** Divides the plot into columns in the reading direction. */
export function columnsOf(
  { left, right }: Pick<PlotFrame, 'left' | 'right'>,
  count: number,
  rtl: boolean,
): Column[] {
  const width = (right - left) / Math.max(1, count)
  return Array.from({ length: count }, (_, index) => {
    const start = rtl ? right - (index + 1) * width : left + index * width
    return { start, width, centre: start + width / 2 }
  })
}

/** Returns the path of a bar from zero to a value, with rounded corners at the end of the value. */
export function roundedBar(centre: number, half: number, zero: number, end: number): string {
  const radius = Math.min(4, half, Math.abs(zero - end))
  const inner = end + Math.sign(zero - end) * radius
  return [
    `M${centre - half} ${zero}`,
    `V${inner}`,
    `Q${centre - half} ${end} ${centre - half + radius} ${end}`,
    `H${centre + half - radius}`,
    `Q${centre + half} ${end} ${centre + half} ${inner}`,
    `V${zero}Z`,
  ].join('')
}
