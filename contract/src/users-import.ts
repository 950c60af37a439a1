import * as z from 'zod'
import { boolean, requiredText } from './fields.ts'
import { UserSchema } from './users.ts'
import { importColumns } from './users-list.ts'

/** `csv`: the text of the file. `dryRun`: nothing is written, the answer says what is wrong cell by cell. */
export const UsersImportBody = z.object({ csv: requiredText(), dryRun: boolean().optional() })

const CellErrorSchema = z.object({
  column: z.enum(importColumns),
  code: z.string(),
  message: z.string(),
  /** The sign that a name cannot hold, such as `U+200B`, and its place, counted from 1. */
  character: z.string().optional(),
  position: z.number().optional(),
})

/**
 * A row as read, with the username proposed where the list has none; a password given in it is checked but never sent
 * back.
 */
const ImportRowSchema = z.object({
  /** Of the file, from 1. */
  line: z.number(),
  values: z.object({
    username: z.string(),
    email: z.string(),
    age: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.string(),
  }),
  errors: z.array(CellErrorSchema),
  /** The student has an account: it is neither made nor changed, and invited with the rest. */
  known: z.boolean(),
})
export type ImportRow = z.output<typeof ImportRowSchema>

/**
 * What a dry run found, or what was made: `passwords` holds only those that were generated, and only this once; `known`
 * are the students of the list who had an account.
 */
export const UsersImportAnswer = z.union([
  z.object({ rows: z.array(ImportRowSchema) }),
  z.object({
    users: z.array(UserSchema),
    known: z.array(UserSchema),
    passwords: z.array(z.object({ id: z.number(), username: z.string(), password: z.string() })),
  }),
])
