/** The largest number of columns that are readable side by side on a sheet of paper. */
const widest = 10

/**
 * Splits the columns of a table into parts that fit on paper, one below the other. The columns that name a row (the
 * first one and those marked `namesRow`) are repeated in each part.
 */
export function sheetColumns<C extends { namesRow?: boolean }>(columns: readonly C[]): C[][] {
  if (columns.length <= widest) return [[...columns]]
  const names = columns.filter((column, index) => index === 0 || column.namesRow)
  const others = columns.filter(column => !names.includes(column))
  const size = widest - names.length
  const count = Math.ceil(others.length / size)
  // The parts are of about the same width.
  const even = Math.ceil(others.length / count)
  return Array.from({ length: count }, (_, part) => [
    ...names,
    ...others.slice(part * even, (part + 1) * even),
  ])
}
