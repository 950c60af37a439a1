import { setImmediate } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import type { Language } from '@trimestre/contract/languages'
import { byteOrderMark, csvLines } from '@trimestre/contract/write-csv'
import { createQueue, tooMany } from '../../platform/process/queue.ts'
import { startThread } from '../../platform/process/start-thread.ts'
import type { Sheet } from './sheets.ts'
import type { Table } from './tables.ts'
import type { SheetJob } from './xlsx-worker.ts'

/** Writes a table as a CSV file for spreadsheets in this language. Other requests are served between two portions. */
export async function writeCsv(table: Table, language: Language): Promise<string> {
  let text = byteOrderMark + csvLines(language, [table.columns.map(column => column.label)])
  for await (const rows of table.portions) {
    text += csvLines(language, rows)
    await setImmediate()
  }
  return text
}

/** Sheets are written one after another, since making one may take hundreds of megabytes of memory. */
const sheets = createQueue({ atOnce: 1, waitingMax: 20, perOwnerMax: 3, waitMs: 60_000, refusal: tooMany })

/**
 * Writes a table as an Excel workbook of one sheet. `owner` is the user who requested it, who has a share of the queue.
 */
export const writeXlsx = (table: Table, owner: number): Promise<Buffer> =>
  sheets(() => writeInThread(table), { owner })

/** Writes a workbook of several sheets, whose rows are at hand. */
export const writeWorkbook = (workbook: readonly Sheet[]): Promise<Buffer> =>
  sheets(() => runThread({ workbook }, async () => undefined))

const writeInThread = ({ title, columns, portions }: Table): Promise<Buffer> =>
  runThread({ title, columns }, async worker => {
    for await (const rows of portions) worker.postMessage(rows)
    worker.postMessage('end')
  })

async function runThread(job: SheetJob, send: (worker: Worker) => Promise<void>): Promise<Buffer> {
  const worker = startThread(new URL('./xlsx-worker.ts', import.meta.url), job)
  try {
    const file = new Promise<Uint8Array>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', code => reject(new Error(`the sheet writer ended with code ${code}`)))
    })
    // The writer may fail while rows are still being read; awaiting the file below then throws its error.
    file.catch(() => undefined)
    await send(worker)
    return Buffer.from(await file)
  } finally {
    await worker.terminate()
  }
}
