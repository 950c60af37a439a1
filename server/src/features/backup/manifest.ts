import * as z from 'zod'
import { type StoreName, storeNames } from '../../platform/storage/storage.ts'

/** First entry of a backup: what it is and how its tables are laid out. */
export const manifestSchema = z.object({
  product: z.literal('trimestre'),
  /** Of this layout of the file. */
  format: z.literal(1),
  /** Of the product that wrote it. */
  version: z.string(),
  /** Of its tables: see `latestTables`. */
  tablesVersion: z.int(),
  createdAt: z.iso.datetime(),
  /** In an order in which each comes after those it refers to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
})
export type Manifest = z.infer<typeof manifestSchema>

/** Last entry: what must have come before it. Without it, the backup was cut short. */
export const sealSchema = z.object({
  entries: z.array(z.object({ name: z.string(), sha256: z.string() })),
  /** Rows by table. */
  rows: z.record(z.string(), z.int()),
  /** Where each sequence stands: the next identifiers. */
  sequences: z.record(z.string(), z.string().regex(/^\d+$/)),
  /** Pictures that had a row and no file. */
  missingPictures: z.int(),
})
export type Seal = z.infer<typeof sealSchema>

export const manifestName = 'manifest.json'
export const sealName = 'seal.json'
export const secretName = 'secret/jwt-secret'
/** `tables/rounds/000001.copy` holds rows in PostgreSQL's own text form. */
export const partName = (table: string, index: number): string =>
  `tables/${table}/${String(index).padStart(6, '0')}.copy`
export const tableOfPart = (name: string): string | undefined => /^tables\/(\w+)\/\d+\.copy$/.exec(name)?.[1]
/** `media/0a1b….png`; no name leads out of its folder. */
export const fileOfEntry = (name: string): { folder: StoreName; file: string } | undefined => {
  const [, start, file] = /^(\w+)\/([\w-][\w.-]*)$/.exec(name) ?? []
  const folder = storeNames.find(each => each === start)
  return folder !== undefined && file !== undefined ? { folder, file } : undefined
}
