/** Columns that stand side by side on a sheet of paper and can still be read. */
const widest = 10

/**
 * The columns of a table in parts that fit on paper, one below the other. What names a row, the column `namesRow` or else
 * the first, is repeated in each part.
 */
export function sheetColumns<C extends { namesRow?: boolean }>(columns: readonly C[]): C[][] {
  if (columns.length <= widest) return [[...columns]]
  const names = columns.filter((column, index) => index === 0 || column.namesRow)
  const others = columns.filter(column => !names.includes(column))
  const size = widest - names.length
  const count = Math.ceil(others.length / size)
  // Parts of about the same width.
  const even = Math.ceil(others.length / count)
  return Array.from({ length: count }, (_, part) => [
    ...names,
    ...others.slice(part * even, (part + 1) * even),
  ])
}
