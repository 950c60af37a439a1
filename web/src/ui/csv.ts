import type { Language } from '../i18n/languages.ts'

/** Languages that write a decimal comma: their spreadsheets want semicolons between cells. */
const withComma: readonly Language[] = ['fr', 'de', 'es', 'id']

/** A text that a spreadsheet would run as a formula is kept a text. */
const neutral = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Rows as a CSV file that the spreadsheets of this language open as they are: separator, decimals, byte-order mark. */
export function csvOf(language: Language, rows: readonly (readonly (string | number)[])[]): string {
  const hasComma = withComma.includes(language)
  const cell = (value: string | number): string => {
    if (typeof value === 'string') return quoted(neutral(value))
    const plain = String(value)
    return hasComma ? plain.replace('.', ',') : plain
  }
  return `\uFEFF${rows.map(row => row.map(cell).join(hasComma ? ';' : ',')).join('\r\n')}\r\n`
}
