import type { DeckTable, Slide } from './deck.ts'

/** A rectangle of a slide, in inches from its upper left corner. */
export type Box = { x: number; y: number; w: number; h: number }

export const slideSize = { width: 13.333, height: 7.5 }
const edge = 0.6
const inner = slideSize.width - 2 * edge
const gap = 0.3

export const titleBox: Box = { x: edge, y: 0.42, w: inner, h: 0.75 }
export const footerBox: Box = { x: edge, y: 6.98, w: inner, h: 0.3 }

const leadHeight = 1.25
const linkHeight = 0.4
const [top, bottom] = [1.4, 6.65]

export type SlideBoxes = {
  lead: Box | null
  text: Box | null
  table: Box | null
  charts: readonly Box[]
  link: Box | null
}

/** Places the parts of a slide. From right to left, what comes first is on the right. */
export function layOut({ lead, sentences, table, charts, link }: Slide, isRightToLeft: boolean): SlideBoxes {
  const from = top + (lead === null ? 0 : leadHeight + gap)
  const to = bottom - (link === null ? 0 : linkHeight)
  const hasText = sentences.length > 0
  const isAlone = !hasText && table === null && charts.length === 0
  const place = (box: Box): Box => (isRightToLeft ? { ...box, x: slideSize.width - box.x - box.w } : box)
  const columns = (count: number, y: number, h: number): Box[] => {
    const w = (inner - gap * (count - 1)) / count
    return Array.from({ length: count }, (_, index) => place({ x: edge + index * (w + gap), y, w, h }))
  }
  const boxes: SlideBoxes = {
    lead: lead === null ? null : { x: edge, y: top, w: inner, h: isAlone ? to - top : leadHeight },
    text: null,
    table: null,
    charts: [],
    link: link === null ? null : { x: edge, y: to + 0.05, w: inner, h: linkHeight },
  }
  const area: Box = { x: edge, y: from, w: inner, h: to - from }
  const pictures = charts.length + (table === null ? 0 : 1)
  if (pictures === 0) return { ...boxes, text: hasText ? area : null }
  if (!hasText) return { ...boxes, ...divide(columns(pictures, from, to - from)) }
  if (pictures > 1) {
    const textHeight = 1.1
    const below = columns(pictures, from + textHeight + gap, to - from - textHeight - gap)
    return { ...boxes, text: { ...area, h: textHeight }, ...divide(below) }
  }
  const textWidth = inner * 0.42
  const picture = place({ x: edge + textWidth + gap, y: from, w: inner - textWidth - gap, h: to - from })
  return { ...boxes, text: place({ ...area, w: textWidth }), ...divide([picture]) }

  function divide(places: readonly Box[]): Pick<SlideBoxes, 'charts' | 'table'> {
    const ofCharts = places.slice(0, charts.length)
    return { charts: ofCharts, table: table === null ? null : (places[charts.length] ?? null) }
  }
}

/** The sizes of texts in points, from the largest. */
export const textSizes = [24, 22, 20, 18, 16, 14, 12, 11, 10, 9]
export const leadSizes = [34, 30, 28, 24, 22, 20, 18, 16, 14, 12]

/** The part of its size that a character is wide, on average. */
const characterWidth = (text: string): number => (/\p{Script=Han}/u.test(text) ? 1 : 0.52)
const lineHeight = 1.25
const points = 72

const linesOf = (text: string, width: number, size: number): number =>
  Math.max(1, Math.ceil((text.length * characterWidth(text) * size) / width))

/** Returns the largest of the sizes in which these paragraphs have room in the box, as far as can be estimated. */
export function sizeFor(
  paragraphs: readonly string[],
  { w, h }: Pick<Box, 'w' | 'h'>,
  sizes: readonly number[],
): number {
  const fits = (size: number): boolean => {
    const lines = paragraphs.reduce((sum, text) => sum + linesOf(text, w * points - 2 * size, size), 0)
    const between = (paragraphs.length - 1) * size * 0.5
    return lines * size * lineHeight + between <= h * points
  }
  return sizes.find(fits) ?? sizes.at(-1) ?? 9
}

const startsAsNumber = /^[\u2068\u2212–]?\d|^–?$/u

/** The space around the text of a cell, in inches. */
export const cellMargin = { upright: 0.06, sideways: 0.08 }

/** Returns the largest of the sizes in which a table has room in the box, as far as can be estimated. */
export function tableSizeFor(
  table: DeckTable,
  { w, h }: Pick<Box, 'w' | 'h'>,
  sizes: readonly number[],
): number {
  const columns = columnsOfTable(table)
  const sum = columns.reduce((whole, { share }) => whole + share, 0)
  const fits = (size: number): boolean => {
    const heights = [table.header, ...table.rows].map(row => {
      const lines = row.map((text, column) => {
        const width = (w * (columns[column]?.share ?? 0)) / sum - 2 * cellMargin.sideways
        return linesOf(text, width * points, size)
      })
      return (Math.max(...lines) * size * lineHeight) / points + 2 * cellMargin.upright
    })
    return heights.reduce((whole, height) => whole + height, 0) <= h
  }
  return sizes.find(fits) ?? sizes.at(-1) ?? 8
}

/** A letter of Chinese is as wide as two others. */
const widthOf = (text: string): number =>
  text.length + (text.match(/\p{Script=Han}|[\uff00-\uffef]/gu)?.length ?? 0)

/** Returns the columns of a table: their widths as shares of each other, and whether they hold numbers. */
export function columnsOfTable({ header, rows }: DeckTable): { share: number; isNumeric: boolean }[] {
  return header.map((title, column) => {
    const cells = rows.map(row => row[column] ?? '')
    return {
      share: Math.min(60, Math.max(widthOf(title) * 1.4, ...cells.map(widthOf), 10)),
      isNumeric: cells.every(cell => cell.length < 20 && startsAsNumber.test(cell)),
    }
  })
}
