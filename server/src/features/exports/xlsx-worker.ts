import { parentPort, workerData } from 'node:worker_threads'
import writeXlsxFile, { type Cell as SheetCell } from 'write-excel-file/node'
import { lowerThreadPriority } from '../../platform/process/thread-priority.ts'
import type { Sheet } from './sheets.ts'
import type { Cell, Column } from './tables.ts'
import { workbookFile } from './workbook-file.ts'

/** Writes sheets apart from the thread that serves requests, since compressing a long one takes seconds. */
lowerThreadPriority(10)

/** A table whose rows follow in messages, or a whole workbook. */
export type SheetJob = { title: string; columns: Column[] } | { workbook: readonly Sheet[] }

const job = workerData as SheetJob

const formats = {
  amount: '#,##0.00',
  percent: '#,##0.00##',
  integer: '#,##0',
  number: '0.#########',
  text: undefined,
} as const satisfies Record<Column['type'], string | undefined>

if ('workbook' in job) send(await workbookFile(job.workbook))
else writeTable(job.title, job.columns)

function writeTable(title: string, columns: Column[]): void {
  const header: SheetCell[] = columns.map(({ label }) => ({
    value: label,
    type: String,
    fontWeight: 'bold',
    wrap: true,
  }))
  const sheet: SheetCell[][] = [header]
  parentPort?.on('message', async (rows: Cell[][] | 'end') => {
    if (rows !== 'end') {
      for (const row of rows) sheet.push(row.map((cell, place) => typedCell(cell, columns[place]?.type)))
      return
    }
    const file = await writeXlsxFile(sheet, {
      sheet: title,
      stickyRowsCount: 1,
      columns: columns.map(column => ({ width: widthOf(column) })),
    }).toBuffer()
    send(file)
  })
}

function send(file: Buffer): void {
  parentPort?.postMessage(file)
  parentPort?.close()
}

/** Writes a text as a string cell, which is never computed, whatever the text begins with. */
function typedCell(cell: Cell, type: Column['type'] = 'text'): SheetCell {
  if (typeof cell === 'string') return { value: cell, type: String }
  const format = formats[type]
  return format === undefined ? { value: cell, type: Number } : { value: cell, type: Number, format }
}

/** Returns the width in characters: a text column has room for a name, a numeric one for its label on two lines. */
function widthOf({ label, type }: Column): number {
  const [narrowest, widest] = [10, 22]
  return type === 'text' ? widest : Math.min(widest, Math.max(narrowest, Math.ceil(label.length * 0.7)))
}
