import { csvFile } from '@trimestre/contract/write-csv'
import type { Access } from './access-sheet.tsx'

const columns = ['lastName', 'firstName', 'username', 'password'] as const

/** Accesses as a CSV file for the spreadsheets of a language, with titles in its words: a list that the import reads back. */
export const accessFile = (
  titleOf: (column: (typeof columns)[number]) => string,
  language: string,
  accesses: readonly Access[],
): string =>
  csvFile(language, [columns.map(titleOf), ...accesses.map(each => columns.map(name => each[name]))])
