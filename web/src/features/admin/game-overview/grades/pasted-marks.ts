import type { Language } from '@trimestre/contract/languages'
import { readNumber } from '../../../../ui/number-text.ts'

/**
 * Reads a column of marks that was copied from a spreadsheet, one a line; of several columns, the last. An empty cell
 * is null, a text that is not a number NaN.
 */
export function readPastedMarks(language: Language, text: string): (number | null)[] {
  const lines = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n')
  // A spreadsheet ends every line, the last one too.
  if (lines.at(-1) === '') lines.pop()
  return lines.map(line => readNumber(language, line.split('\t').at(-1) ?? '').value)
}

/** Whether a mark may be stored: nothing, or 0 to 100 with two decimals at most. */
export const isMark = (mark: number | null): boolean =>
  mark === null || (mark >= 0 && mark <= 100 && Math.abs(mark * 100 - Math.round(mark * 100)) < 1e-6)
