import { cloudGeometry } from '@trimestre/chart/cloud-geometry'
import { linesGeometry, linesMargin, movedApart } from '@trimestre/chart/lines-geometry'
import { columnsOf, type PlotFrame, plotFrame, roundedBar, type Size } from '@trimestre/chart/plot-frame'
import { valueScale } from '@trimestre/chart/value-scale'
import { type Language, languages } from '@trimestre/contract/languages'
import { formatNumber } from '../../platform/format-number.ts'
import {
  featuredSeries,
  longestLabel,
  longestLabelOfMany,
  manyNames,
  placeLabels,
  pointsOf,
} from './chart-points.ts'
import { cut } from './cut.ts'
import type { ChartSeries, DeckChart } from './deck.ts'
import { families } from './fonts.ts'
import { palette, seriesColours } from './palette.ts'

/** The drawing units of an inch: those of the screens. */
const unitsPerInch = 80
const textSize = 13

type Drawing = { language: Language; size: Size }

/** Draws a chart as SVG, with the geometry of the screens, for a rectangle of this size in inches. */
export function chartSvg(chart: DeckChart, { w, h }: { w: number; h: number }, language: Language): string {
  const rtl = languages[language].dir === 'rtl'
  const size: Size = { width: w * unitsPerInch, height: h * unitsPerInch, rtl, zoom: 1 }
  const drawing: Drawing = { language, size }
  const draw = { bar: drawBars, line: drawLines, scatter: drawPoints }[chart.kind]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" `,
    `font-family="${families.latin}" font-size="${textSize}" fill="#${palette.text}">`,
    draw(chart, drawing),
    '</svg>',
  ].join('')
}

/** Whether the names along x need so much room that they are written upwards. */
const isMany = ({ kind, categories }: DeckChart): boolean => kind === 'bar' && categories.length >= manyNames

/** Returns the height of the names that are written upwards, with the space around them. */
function heightOfNames({ categories }: DeckChart): number {
  const widths = categories.map(name => {
    const shown = cut(name, longestLabelOfMany)
    return [...shown].length * (/\p{Script=Han}/u.test(shown) ? 11 : 6.6)
  })
  return 16 + Math.max(...widths)
}

function drawBars(chart: DeckChart, drawing: Drawing): string {
  const { size, language } = drawing
  const hasManyNames = isMany(chart)
  const plot = plotFrame(size, {
    ...linesMargin,
    top: chart.axes.y === '' && chart.series.length === 1 ? 20 : linesMargin.top,
    bottom: hasManyNames ? heightOfNames(chart) : linesMargin.bottom,
    edge: 16,
  })
  const values = chart.series.flatMap(({ values }) => values.filter(value => value !== null))
  // A number stands above or below its bar.
  const room = values.map(value => value * 1.06)
  const { place, ticks, digits } = valueScale([0, 1, ...room], 5, plot.bottom, plot.top)
  const columns = columnsOf(plot, chart.categories.length, size.rtl)
  const width = Math.min(80, (columns[0]?.width ?? 0) * 0.76)
  const own = width / chart.series.length
  const bars = chart.series.flatMap(({ values }, order) =>
    columns.map((column, index) => {
      const value = values[index] ?? null
      if (value === null) return ''
      const shift = (order + 0.5) * own - width / 2
      const centre = column.centre + (size.rtl ? -shift : shift)
      return `<path d="${roundedBar(centre, own / 2, place(0), place(value))}" fill="#${colourOf(order)}"/>`
    }),
  )
  const names = columns.map(({ centre }, index) => {
    const name = chart.categories[index] ?? ''
    return hasManyNames
      ? `<g transform="translate(${centre + 4},${plot.bottom + 8}) rotate(-90)">${text(cut(name, longestLabelOfMany), 0, 0, 'end', 11)}</g>`
      : text(cut(name, longestLabel), centre, plot.bottom + 20, 'middle')
  })
  const digitsOfValues = values.every(Number.isInteger) || Math.max(...values.map(Math.abs)) >= 1000 ? 0 : 2
  const amounts =
    chart.series.length > 1 || hasManyNames
      ? []
      : columns.map(({ centre }, index) => {
          const value = chart.series[0]?.values[index] ?? null
          if (value === null) return ''
          const y = value < 0 ? place(value) + 16 : place(value) - 6
          return text(formatNumber(language, value, digitsOfValues), centre, y, 'middle', 12)
        })
  return [
    frame({ plot, chart, drawing, ticks: ticks.map(value => ({ value, at: place(value) })), digits }),
    ...bars,
    `<path d="M${plot.left},${place(0)}H${plot.right}" stroke="#${palette.faint}"/>`,
    ...names,
    ...amounts,
    chart.series.length > 1 ? legend(chart.series, plot, drawing) : '',
  ].join('')
}

function drawLines(chart: DeckChart, drawing: Drawing): string {
  const { size, language } = drawing
  const featured = featuredSeries(chart.series)
  const order = [...featured]
  const lines = chart.series.map(({ name, values }, id) => ({ id, name, values }))
  const geometry = linesGeometry(lines, chart.categories.length, size)
  const { plot } = geometry
  const colourOfLine = (id: number | string): string | null => {
    const one = chart.series[Number(id)]
    return one && featured.has(one) ? colourOf(order.indexOf(one)) : null
  }
  const drawn = geometry.lines
    .toSorted((one, other) => Number(colourOfLine(one.id) !== null) - Number(colourOfLine(other.id) !== null))
    .map(({ id, path, marks }) => {
      const colour = colourOfLine(id)
      const dots = marks.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="3.5" fill="#${colour}"/>`)
      const stroke = `stroke="#${colour ?? palette.background}" stroke-width="${colour === null ? 1 : 2.5}"`
      return `<path d="${path}" fill="none" stroke-linejoin="round" ${stroke}/>${colour === null ? '' : dots.join('')}`
    })
  const ends = geometry.lines
    .filter(({ id }) => colourOfLine(id) !== null)
    .flatMap(({ id, marks }) => {
      const last = marks.at(-1)
      return last === undefined ? [] : [{ id, x: last.x, y: last.y }]
    })
    .sort((one, other) => one.y - other.y)
  const labels = movedApart(ends, 16).map(({ id, x, y }) => {
    const line = chart.series[Number(id)]
    const last = line?.values.findLast(value => value !== null) ?? 0
    const label =
      chart.series.length === 1 ? formatNumber(language, last, geometry.digits) : (line?.name ?? '')
    return text(
      cut(label, 13),
      x + (size.rtl ? -10 : 10),
      y + 4,
      size.rtl ? 'end' : 'start',
      12,
      colourOfLine(id),
    )
  })
  const names = geometry.columns.map(({ centre }, index) =>
    text(cut(chart.categories[index] ?? '', longestLabelOfMany), centre, plot.bottom + 20, 'middle'),
  )
  return [frame({ ...geometry, chart, drawing }), ...drawn, ...labels, ...names].join('')
}

function drawPoints(chart: DeckChart, drawing: Drawing): string {
  const geometry = cloudGeometry(pointsOf(chart), drawing.size, { upwardsFromZero: true })
  const { plot, bubbles, xTicks, xDigits } = geometry
  return [
    frame({ ...geometry, chart, drawing }),
    ...xTicks.map(({ value, at }) =>
      text(formatNumber(drawing.language, value, xDigits), at, plot.bottom + 20, 'middle'),
    ),
    ...bubbles.map(
      ({ cx, cy, r }) =>
        `<circle cx="${cx}" cy="${cy}" r="${r}" fill="#${palette.primary}" fill-opacity="0.75" stroke="#${palette.paper}"/>`,
    ),
    ...placeLabels(geometry, 12).map(({ text: name, x, y, anchor }) => text(name, x, y + 4, anchor, 12)),
  ].join('')
}

type Framed = {
  plot: PlotFrame
  chart: DeckChart
  drawing: Drawing
  ticks: readonly { value: number; at: number }[]
  digits: number
}

/** Draws the lines of the values with their numbers, and the titles of the axes. */
function frame({ plot, chart, drawing: { language, size }, ticks, digits }: Framed): string {
  const anchor = size.rtl ? 'start' : 'end'
  const rows = ticks.map(
    ({ value, at }) =>
      `<path d="M${plot.left},${at}H${plot.right}" stroke="#${palette.divider}"/>` +
      text(formatNumber(language, value, digits), plot.axisAt, at + 4, anchor, 12, palette.faint),
  )
  const start = size.rtl ? 'end' : 'start'
  return [
    ...rows,
    text(chart.axes.y, plot.titleAt, 16, start, 12, palette.faint),
    text(
      isMany(chart) ? '' : chart.axes.x,
      (plot.left + plot.right) / 2,
      size.height - 8,
      'middle',
      12,
      palette.faint,
    ),
  ].join('')
}

function legend(series: readonly ChartSeries[], plot: PlotFrame, { size }: Drawing): string {
  const step = 150
  return series
    .map(({ name }, order) => {
      const x = size.rtl ? plot.right - order * step - 12 : plot.left + order * step
      const at = size.rtl ? x - 6 : x + 18
      return (
        `<rect x="${x}" y="22" width="12" height="12" rx="3" fill="#${colourOf(order)}"/>` +
        text(cut(name, longestLabel), at, 32, size.rtl ? 'end' : 'start', 12)
      )
    })
    .join('')
}

const colourOf = (order: number): string => seriesColours[order % seriesColours.length] ?? palette.primary

const [ofArabic, ofChinese] = ['\\p{Script=Arabic}،؛؟٪', '\\p{Script=Han}\\u3000-\\u303f\\uff00-\\uffef']
/** Each script in the font that has its letters: the compiler would look for the first letter of a text only. */
const scripts = [
  { family: families.arabic, letters: new RegExp(`^[${ofArabic}]`, 'u') },
  { family: families.chinese, letters: new RegExp(`^[${ofChinese}]`, 'u') },
]
const parts = new RegExp(
  `[${ofArabic}][${ofArabic}\\p{M}]*|[${ofChinese}]+|[^${ofArabic}${ofChinese}]+`,
  'gu',
)

const inFont = (family: string, content: string) => `<tspan font-family="${family}">${content}</tspan>`

/** U+202B, in the font of the letters that follow: without it the compiler sets a text from left to right. */
const rightToLeft = inFont(families.arabic, '\u202b')

function runs(content: string): string {
  const written = (content.match(parts) ?? []).map(part => {
    const script = scripts.find(({ letters }) => letters.test(part))
    return script === undefined ? escaped(part) : inFont(script.family, escaped(part))
  })
  return (/\p{Script=Arabic}/u.test(content) ? rightToLeft : '') + written.join('')
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escaped = (given: string): string => given.replaceAll(/[&<>"']/g, mark => marks[mark] ?? mark)

function text(
  content: string,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end',
  size = textSize,
  colour: string | null = null,
): string {
  const fill = colour === null ? '' : ` fill="#${colour}"`
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}"${fill}>${runs(content)}</text>`
}
