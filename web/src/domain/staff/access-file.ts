import { csvFile } from '@trimestre/contract/write-csv'
import type { Access } from './access-sheet.tsx'

const columns = ['lastName', 'firstName', 'username', 'password'] as const

/**
 * Returns credentials as a CSV file for the spreadsheets of a language, with translated column headers; the import can
 * read it back.
 */
export const credentialsCsv = (
  titleOf: (column: (typeof columns)[number]) => string,
  language: string,
  accesses: readonly Access[],
): string =>
  csvFile(language, [columns.map(titleOf), ...accesses.map(each => columns.map(name => each[name]))])
