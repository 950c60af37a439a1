import { Worker } from 'node:worker_threads'
import type { Table } from './table.ts'

/** Sheets are written one after another: each may take hundreds of megabytes while it is made. */
let last: Promise<unknown> = Promise.resolve()

/** A table as an Excel workbook of one sheet. */
export function writeXlsx(table: Table): Promise<Buffer> {
  const written = last.then(() => writeInThread(table))
  last = written.catch(() => undefined)
  return written
}

async function writeInThread({ title, columns, portions }: Table): Promise<Buffer> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { workerData: { title, columns } })
  try {
    const file = new Promise<Uint8Array>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', code => reject(new Error(`the sheet writer ended with code ${code}`)))
    })
    // The writer may fail while rows are still being read; the failure is met when the file is awaited.
    file.catch(() => undefined)
    for await (const rows of portions) worker.postMessage(rows)
    worker.postMessage('end')
    return Buffer.from(await file)
  } finally {
    await worker.terminate()
  }
}
