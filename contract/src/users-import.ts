import * as z from 'zod'
import { boolean, requiredText } from './fields.ts'
import { UserSchema } from './users.ts'
import { importColumns } from './users-list.ts'

/**
 * `csv` is the text of the file. With `dryRun` nothing is written, and the response reports the errors cell by cell.
 */
export const UsersImportBody = z.object({ csv: requiredText(), dryRun: boolean().optional() })

const CellErrorSchema = z.object({
  column: z.enum(importColumns),
  code: z.string(),
  message: z.string(),
  /** The character that a name must not contain, such as `U+200B`, and its position, counted from 1. */
  character: z.string().optional(),
  position: z.number().optional(),
})

/**
 * A row as read, with a proposed username where the list has none; a password in the list is checked but never sent
 * back.
 */
const ImportRowSchema = z.object({
  /** The line of the file, from 1. */
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
  /**
   * Whether the student already has an account; it is neither created nor changed, and the student is invited with the
   * rest.
   */
  known: z.boolean(),
})
export type ImportRow = z.output<typeof ImportRowSchema>

/**
 * The accounts made from a list: `passwords` holds only generated ones, sent only this once; `known` holds the students
 * of the list who already had an account.
 */
export const CreatedUsersSchema = z.object({
  users: z.array(UserSchema),
  known: z.array(UserSchema),
  passwords: z.array(z.object({ id: z.number(), username: z.string(), password: z.string() })),
})

/** The findings of a dry run, or the result of the import. */
export const UsersImportAnswer = z.union([z.object({ rows: z.array(ImportRowSchema) }), CreatedUsersSchema])
