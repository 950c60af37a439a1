import { setImmediate } from 'node:timers/promises'
import type { Language } from '../../platform/language.ts'
import type { Cell, Table } from './table.ts'

/** How a spreadsheet set to a language opens a CSV file without asking. */
export type CsvStyle = { separator: ';' | ','; decimalMark: ',' | '.'; byteOrderMark: '\ufeff' | '' }

/** French Excel expects semicolons and decimal commas, and takes UTF-8 for UTF-8 only after a byte-order mark. */
export function csvStyle(language: Language): CsvStyle {
  return language === 'fr'
    ? { separator: ';', decimalMark: ',', byteOrderMark: '\ufeff' }
    : { separator: ',', decimalMark: '.', byteOrderMark: '' }
}

/** A table as CSV (RFC 4180). Other requests are served between two portions. */
export async function writeCsv(table: Table, style: CsvStyle): Promise<string> {
  const labels = table.columns.map(column => column.label)
  let text = style.byteOrderMark + csvLines([labels], style)
  for await (const rows of table.portions) {
    text += csvLines(rows, style)
    await setImmediate()
  }
  return text
}

export function csvLines(rows: Cell[][], style: CsvStyle): string {
  return rows.map(row => `${row.map(cell => csvCell(cell, style)).join(style.separator)}\r\n`).join('')
}

function csvCell(cell: Cell, style: CsvStyle): string {
  if (typeof cell === 'number') return quoted(plainNumber(cell).replace('.', style.decimalMark), style)
  return quoted(neutralised(cell), style)
}

/** A text that a spreadsheet would take for a formula gets an apostrophe, so that it is shown and not computed. */
const neutralised = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)

function quoted(text: string, { separator }: CsvStyle): string {
  const isPlain = !text.includes(separator) && !/["\r\n]/.test(text)
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`
}

/** Digits only, never an exponent; figures have nine decimals at most. */
function plainNumber(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(9).replace(/\.?0+$/, '') : text
}
