import { columnsOf, type Margin, plotFrame, type Size } from './plot-frame.ts'
import { valueScale } from './value-scale.ts'

/** A part of a column; `line` is the number of its colour. */
export type Block = { key: string; label: string; value: number; line: number }

/** A column of parts; columns of the same `group` are next to each other. */
export type StackedColumn = { key: string; label: string; group: string; blocks: readonly Block[] }

export const stackedMargin: Margin = { top: 40, bottom: 72, axis: 76, edge: 16 }
const columnShare = 0.78
const widest = 150

/** Computes the positions of stacked columns: positive parts upwards from zero, negative ones downwards. */
export function stackedGeometry(columns: readonly StackedColumn[], size: Size) {
  const plot = plotFrame(size, stackedMargin)
  const places = columnsOf(plot, columns.length, size.rtl)
  const sums = columns.flatMap(({ blocks }) =>
    [Math.max, Math.min].map(side => blocks.reduce((sum, { value }) => sum + side(0, value), 0)),
  )
  const { place, ticks, digits } = valueScale([0, 1, ...sums], 5, plot.bottom, plot.top)
  const width = Math.min((places[0]?.width ?? 0) * columnShare, widest / size.zoom)
  const drawn = columns.map((column, index) => {
    const centre = places[index]?.centre ?? 0
    const levels = { up: 0, down: 0 }
    return {
      ...column,
      centre,
      blocks: column.blocks.map(block => {
        const side = block.value < 0 ? 'down' : 'up'
        const from = levels[side]
        levels[side] += block.value
        const ends = [place(from), place(levels[side])]
        const top = Math.min(...ends)
        return { block, start: centre - width / 2, width, top, height: Math.max(...ends) - top }
      }),
    }
  })
  return {
    plot,
    digits,
    ticks: ticks.map(value => ({ value, at: place(value) })),
    columns: drawn,
    /** All parts in reading order, from the bottom of each column upwards, as the arrow keys walk. */
    blocks: drawn.flatMap(column => column.blocks.map(block => ({ ...block, column: column.key }))),
    groups: groupsOf(drawn),
  }
}

/** Returns the name of each group and the middle of its columns. */
function groupsOf(columns: readonly { group: string; centre: number }[]) {
  return [...Map.groupBy(columns, ({ group }) => group)].map(([name, members]) => ({
    name,
    centre: members.reduce((sum, { centre }) => sum + centre, 0) / members.length,
  }))
}
