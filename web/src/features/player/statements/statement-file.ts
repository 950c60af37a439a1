/** A cell of an exported statement: a text, a figure, or nothing. */
export type FileCell = string | number | null
export type FileRow = readonly FileCell[]

/** `amount` is in BA with its centimes, `percent` is a percentage, `number` a whole number such as a quarter. */
export type FileColumn = { label: string; kind: 'text' | 'amount' | 'percent' | 'number' }

/** A statement as a file: the same columns and labels as on the screen, with figures as numbers. */
export type StatementFile = {
  title: string
  columns: readonly FileColumn[]
  rows: readonly FileRow[]
  /** The sheets of a workbook, for a statement that has several; their rows are those of the statement. */
  sheets?: readonly { name: string; rows: readonly FileRow[] }[]
}

/** The facts above the table: the company, the game, the unit. */
export type FileHeading = readonly (readonly string[])[]

const filled = (rows: readonly FileRow[]): (string | number)[][] =>
  rows.map(row => row.map(cell => cell ?? ''))

/** Returns the lines of a text file: the title, the facts, an empty line, then the table. */
export function fileLines(file: StatementFile, heading: FileHeading): (string | number)[][] {
  const facts = heading.map(fact => [...fact])
  return [[file.title], ...facts, [], file.columns.map(({ label }) => label), ...filled(file.rows)]
}
