import { setImmediate } from 'node:timers/promises'
import type { Language } from '@trimestre/contract/languages'
import { byteOrderMark, csvLines } from '@trimestre/contract/write-csv'
import type { Table } from './table.ts'

/** Writes a table as a CSV file for spreadsheets in this language. Other requests are served between two portions. */
export async function writeCsv(table: Table, language: Language): Promise<string> {
  let text = byteOrderMark + csvLines(language, [table.columns.map(column => column.label)])
  for await (const rows of table.portions) {
    text += csvLines(language, rows)
    await setImmediate()
  }
  return text
}
