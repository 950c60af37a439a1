/** The columns of a list of users, in the default order of a list without a header row. */
export const importColumns = [
  'username',
  'email',
  'age',
  'password',
  'firstName',
  'lastName',
  'role',
] as const
export type ImportColumn = (typeof importColumns)[number]

/** The possible kinds of a column in a user's list: one of our columns, or first and last name together. */
export const listColumnKinds = [...importColumns, 'fullName'] as const
export type ListColumnKind = (typeof listColumnKinds)[number]

/** The largest number of users in one list. */
export const listRowsMax = 500

/** The fault that prevents a list from being read, reported once for the whole list. */
export type ListFault = 'quotes' | 'empty' | 'too-long' | 'separators'

/** A user as written in the list, and the line of the file, from 1, on which the user begins. */
export type ListedUser = { line: number; values: Record<ImportColumn, string> }

/** A column of the list: its title if it has one, the first value that it holds, and the detected kind. */
export type ListColumn = { title: string; example: string; kind: ListColumnKind | null }

/** The reason why a line is not a user: it names columns, is above the list, is a total below it, or names nobody. */
export type SkipReason = 'titles' | 'above' | 'total' | 'nobody'

/** A parsed list. `titleLines` is the number of filled lines above the people that were taken for titles. */
export type UsersList = {
  users: ListedUser[]
  columns: ListColumn[]
  titleLines: number
  skipped: { line: number; reason: SkipReason; text: string }[]
}
