/** The columns of a list of users, in their order when the list has no line of titles. */
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

/** What a column of somebody's list can hold: one of our columns, or first and last name together. */
export const listColumnKinds = [...importColumns, 'fullName'] as const
export type ListColumnKind = (typeof listColumnKinds)[number]

/** Users one list may hold. */
export const listRowsMax = 500

/** What keeps a list from being read, said once about the whole list. */
export type ListFault = 'quotes' | 'empty' | 'too-long' | 'separators'

/** A user as the list writes it, and the line of the file, from 1, on which it begins. */
export type ListedUser = { line: number; values: Record<ImportColumn, string> }

/** A column of the list: its title if it has one, a first value that it holds, and what it was taken for. */
export type ListColumn = { title: string; example: string; kind: ListColumnKind | null }

/** Why a line is no user: it names columns, stands above the list, is a total below it, or names nobody. */
export type SkipReason = 'titles' | 'above' | 'total' | 'nobody'

/** A list as read. `titleLines`: how many filled lines above the people were taken for titles. */
export type UsersList = {
  users: ListedUser[]
  columns: ListColumn[]
  titleLines: number
  skipped: { line: number; reason: SkipReason; text: string }[]
}
