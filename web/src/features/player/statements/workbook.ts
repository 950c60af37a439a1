import writeXlsxFile, { type Cell } from 'write-excel-file/browser'
import type { FileCell, FileColumn, FileHeading, FileRow, StatementFile } from './statement-file.ts'

/** The characters that the name of a sheet may not have, with the spaces around them, and its greatest length. */
const forbidden = /\s*[[\]:*?/\\]\s*/g
const nameMax = 31

const formats = { amount: '#,##0.00', percent: '0.0', number: '0', text: undefined } as const

type Options = { rightToLeft: boolean; isWide: boolean }

/**
 * Writes a statement as a workbook. The library would compress a sheet of more than 160 kB in a worker made from a
 * blob, which the content security policy forbids: a statement of so many lines must have several sheets.
 */
export function workbookOf(file: StatementFile, heading: FileHeading, options: Options): Promise<Blob> {
  const sheets = file.sheets ?? [{ name: file.title, rows: file.rows }]
  return writeXlsxFile(
    sheets.map(({ name, rows }) => ({
      data: [...headOf(file, heading), ...rows.map(row => cellsOf(row, file.columns))],
      sheet: name.replace(forbidden, ' ').slice(0, nameMax).trim(),
      stickyRowsCount: heading.length + 3,
      columns: file.columns.map((column, place) => ({ width: widthOf(column, place, rows) })),
      rightToLeft: options.rightToLeft,
      ...(options.isWide && { orientation: 'landscape' as const }),
    })),
  ).toBlob()
}

const text = (value: string, isBold = false): Cell => ({
  value,
  type: String,
  ...(isBold && { fontWeight: 'bold' }),
})

/** Returns the rows that stay visible: the title, the facts, an empty row, and the names of the columns. */
function headOf({ title, columns }: StatementFile, heading: FileHeading): Cell[][] {
  const names = columns.map(({ label, kind }): Cell => {
    const cell = { value: label, type: String, fontWeight: 'bold', wrap: true } as const
    return kind === 'text' ? cell : { ...cell, align: 'right' }
  })
  return [[text(title, true)], ...heading.map(fact => fact.map(each => text(each))), [], names]
}

const cellsOf = (row: FileRow, columns: readonly FileColumn[]): Cell[] =>
  row.map((cell, place) => typedCell(cell, columns[place]?.kind ?? 'text'))

/** Writes a text as a string, which is never computed, whatever it begins with. */
function typedCell(cell: FileCell, kind: FileColumn['kind']): Cell {
  if (cell === null || cell === '') return null
  if (typeof cell === 'string') return text(cell)
  const format = formats[kind]
  return format === undefined ? { value: cell, type: Number } : { value: cell, type: Number, format }
}

/** Returns the width in characters: a text column has room for its longest text, within limits. */
function widthOf({ label, kind }: FileColumn, place: number, rows: readonly FileRow[]): number {
  if (kind !== 'text') return Math.max(14, Math.min(20, label.length))
  const longest = Math.max(label.length, ...rows.map(row => String(row[place] ?? '').length))
  return Math.min(56, Math.max(12, longest + 2))
}
