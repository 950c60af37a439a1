/** A cell: a text is never computed, whatever it begins with. */
export type SheetCell =
  | string
  | number
  | null
  /** With the value that it has, for readers that compute nothing. */
  | { formula: string; value: number | string }

export type SheetColumn = {
  label: string
  /** In characters. */
  width: number
  /** Of its numbers. */
  format?: string
  /** Whether long texts continue on the next line. */
  isWrapped?: boolean
}

export type Sheet = {
  name: string
  columns: readonly SheetColumn[]
  rows: readonly (readonly SheetCell[])[]
  isRightToLeft: boolean
  /** The columns that stay in view. */
  stickyColumns?: number
}

/** Returns the letters of a column by its index. */
export const columnLetters = (index: number): string =>
  (index >= 26 ? columnLetters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** Returns the index of a column by its letters. */
export const columnIndex = (letters: string): number =>
  [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1
