import type { CellValue, Sheet, SheetFilterInfo } from 'hucre'

/** What all files of a workbook may come to when they are unpacked, in bytes. */
const unpackedMax = 32 * 1024 * 1024

/** More rows than a list may have, titles and blank lines among them. */
const rowsRead = 2000

/**
 * The first sheet with rows of an XLSX or ODS workbook, as text with tabulations: numbers and dates as text, a line for
 * each row. Null when it is none, has no rows or would unpack to more than 32 MiB.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<string | null> {
  if (!isBounded(bytes)) return null
  // Loaded when somebody chooses a workbook: the reader is larger than the rest of the import.
  const isOpenDocument = new TextDecoder('latin1').decode(bytes.subarray(0, 200)).includes('opendocument')
  const read = isOpenDocument ? (await import('hucre/ods')).readOds : (await import('hucre/xlsx')).readXlsx
  const isShown = (info: SheetFilterInfo) => !info.hidden && !info.veryHidden
  const { sheets } = await read(bytes, { maxRows: rowsRead, sheets: isShown })
  const sheet = sheets.find(hasRows)
  return sheet ? sheet.rows.map(row => row.map(cellText).join('\t')).join('\n') : null
}

const hasRows = ({ rows }: Sheet): boolean => rows.some(row => row.some(value => textOf(value) !== ''))

const cellText = (value: CellValue): string => `"${textOf(value).replaceAll('"', '""')}"`

const textOf = (value: CellValue): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '').trim()

/** Whether the directory of the archive says how large each file is, and all of them are small enough together. */
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
