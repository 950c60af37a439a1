import type { Blob } from 'node:buffer'
import type { Stream } from 'node:stream'
import writeXlsxFile, { type Cell, type Feature } from 'write-excel-file/node'
import { columnIndex, type Sheet, type SheetCell, type SheetColumn } from './sheets.ts'

/** Writes a workbook of several sheets, each under a bold header that stays in view. */
export function workbookFile(sheets: readonly Sheet[]): Promise<Buffer> {
  const written = sheets.map(({ name, columns, rows, isRightToLeft, stickyColumns = 0 }) => ({
    sheet: name,
    data: [columns.map(headerOf), ...rows.map(row => row.map((cell, place) => cellOf(cell, columns[place])))],
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    stickyColumnsCount: stickyColumns,
    rightToLeft: isRightToLeft,
  }))
  return writeXlsxFile(written, { features: [withValues(sheets)] }).toBuffer()
}

const headerOf = ({ label }: SheetColumn): Cell => ({
  value: label,
  type: String,
  fontWeight: 'bold',
  wrap: true,
  alignVertical: 'top',
})

function cellOf(cell: SheetCell, column: SheetColumn | undefined): Cell {
  const format = column?.format === undefined ? {} : { format: column.format }
  if (cell === null || cell === '') return null
  if (typeof cell === 'string') {
    return { value: cell, type: String, wrap: column?.isWrapped === true, alignVertical: 'top' }
  }
  if (typeof cell === 'number') return { value: cell, type: Number, alignVertical: 'top', ...format }
  return { value: cell.formula, type: 'Formula', alignVertical: 'top', ...format }
}

/**
 * Writes the values of formulas next to them, which the library does not: a preview, and a spreadsheet before it is
 * allowed to compute, would show nothing. A spreadsheet that computes does so when it opens the file.
 */
function withValues(sheets: readonly Sheet[]): Feature<Stream | Buffer | Blob> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _, { sheetIndex }) =>
            xml.replaceAll(
              /<c r="([A-Z]+)(\d+)"([^>]*)><f>([^<]*)<\/f><\/c>/g,
              (_whole, letters: string, row: string, attributes: string, formula: string) => {
                const cell = sheets[sheetIndex]?.rows[Number(row) - 2]?.[columnIndex(letters)]
                const value = cell !== null && typeof cell === 'object' ? cell.value : ''
                const type = typeof value === 'string' ? ' t="str"' : ''
                return `<c r="${letters}${row}"${attributes}${type}><f>${formula}</f><v>${value}</v></c>`
              },
            ),
        },
        'xl/workbook.xml': {
          transform: xml => xml.replace('<calcPr/>', '<calcPr fullCalcOnLoad="1"/>'),
        },
      },
    },
  }
}
