import { titleKind } from '@trimestre/contract/list-titles'
import type { CellValue, Sheet, SheetFilterInfo } from 'hucre'

/** The maximum unpacked size of all files of a workbook, in bytes. */
const unpackedMax = 32 * 1024 * 1024

/** The maximum number of rows read, which exceeds the limit of a list because of headers and blank lines. */
const rowsRead = 2000

/** A sheet as tab-separated text, one line per row. */
export type SheetText = { name: string; text: string }

/** The sheets of a workbook that have rows, and the index of the one that looks most like a list. */
export type Workbook = { sheets: readonly SheetText[]; likeliest: number }

/**
 * Reads the visible sheets with rows of an XLSX or ODS workbook: dates as text, numbers with the digits of their
 * format. Returns null when the file is not a workbook, has no rows or would unpack to more than 32 MiB.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Workbook | null> {
  if (!isBounded(bytes)) return null
  // The reader is loaded when the user chooses a workbook, because it is larger than the rest of the import.
  const isOpenDocument = new TextDecoder('latin1').decode(bytes.subarray(0, 200)).includes('opendocument')
  const read = isOpenDocument ? (await import('hucre/ods')).readOds : (await import('hucre/xlsx')).readXlsx
  const isShown = (info: SheetFilterInfo) => !info.hidden && !info.veryHidden
  const { sheets } = await read(bytes, { maxRows: rowsRead, sheets: isShown, readStyles: true })
  const tables = sheets
    .map(sheet => ({ name: sheet.name, rows: rowsOf(sheet) }))
    .filter(({ rows }) => rows.some(isFilled))
  if (tables.length === 0) return null
  return {
    sheets: tables.map(({ name, rows }) => ({ name, text: textOf(rows) })),
    likeliest: likeliestOf(tables.map(({ rows }) => rows)),
  }
}

/** Returns the rows of a sheet as displayed. */
const rowsOf = ({ rows, cells }: Sheet): string[][] =>
  rows.map((row, at) =>
    row.map((value, column) => shown(value, cells?.get(`${at},${column}`)?.style?.numFmt)),
  )

function shown(value: CellValue, format = ''): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  const text = String(value ?? '').trim()
  // A format of zeros only sets the minimum number of digits of a whole number.
  const [digits = ''] = /^0+(?=;|$)/.exec(format) ?? []
  return typeof value === 'number' && /^\d+$/.test(text) ? text.padStart(digits.length, '0') : text
}

const isFilled = (row: readonly string[]): boolean => row.some(text => text !== '')

const textOf = (rows: readonly string[][]): string =>
  rows.map(row => row.map(text => `"${text.replaceAll('"', '""')}"`).join('\t')).join('\n')

/** The number of rows at the top of a sheet that are searched for column headers. */
const headRows = 20

/** Returns the index of the sheet with most addresses, or with most known column headers when none has addresses. */
function likeliestOf(tables: readonly string[][][]): number {
  const counts = tables.map(rows => ({
    addresses: rows.flat().filter(text => /\S@\S/.test(text)).length,
    titles: rows.slice(0, headRows).flat().filter(titleKind).length,
  }))
  const best = counts.toSorted(
    (one, other) => other.addresses - one.addresses || other.titles - one.titles,
  )[0]
  return best ? counts.indexOf(best) : 0
}

/** Whether the directory of the archive declares the size of each file, and their total is small enough. */
function isBounded(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let unpacked = 0
  for (let at = 0; at + 46 <= bytes.length; at += 1) {
    if (view.getUint32(at) !== 0x504b0102) continue
    const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
    const isUntold =
      (packed === 0) !== (size === 0) || (packed === 0 && (view.getUint16(at + 8, true) & 8) !== 0)
    unpacked += isUntold ? Number.POSITIVE_INFINITY : size
  }
  return unpacked > 0 && unpacked <= unpackedMax
}
