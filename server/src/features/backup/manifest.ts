import * as z from 'zod'
import { type StoreName, storeNames } from '../../platform/files/storage.ts'

/** The first entry of a backup: its version and the layout of its tables. */
export const manifestSchema = z.object({
  product: z.literal('trimestre'),
  /** The version of this file layout. */
  format: z.literal(1),
  /** The version of the product that wrote the backup. */
  version: z.string(),
  /** The version of its tables; see `latestTables`. */
  tablesVersion: z.int(),
  createdAt: z.iso.datetime(),
  /** The tables, each after those it refers to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
})
export type Manifest = z.infer<typeof manifestSchema>

/** The last entry, which lists everything that must precede it. A backup without it was cut short. */
export const sealSchema = z.object({
  entries: z.array(z.object({ name: z.string(), sha256: z.string() })),
  /** The number of rows of each table. */
  rows: z.record(z.string(), z.int()),
  /** The last value of each sequence, which the next identifiers follow. */
  sequences: z.record(z.string(), z.string().regex(/^\d+$/)),
  /** The number of pictures that had a row but no file. */
  missingPictures: z.int(),
})
export type Seal = z.infer<typeof sealSchema>

export const manifestName = 'manifest.json'
export const sealName = 'seal.json'
export const secretName = 'secret/jwt-secret'
/** Names a part of a table: `tables/rounds/000001.copy` holds rows in PostgreSQL's text format. */
export const partName = (table: string, index: number): string =>
  `tables/${table}/${String(index).padStart(6, '0')}.copy`
export const tableOfPart = (name: string): string | undefined => /^tables\/(\w+)\/\d+\.copy$/.exec(name)?.[1]
/** Parses a name such as `media/0a1b….png`; an accepted name never leads out of its folder. */
export const fileOfEntry = (name: string): { folder: StoreName; file: string } | undefined => {
  const [, start, file] = /^(\w+)\/([\w-][\w.-]*)$/.exec(name) ?? []
  const folder = storeNames.find(each => each === start)
  return folder !== undefined && file !== undefined ? { folder, file } : undefined
}
