import { isLanguage, languages } from './languages.ts'

/** Without it spreadsheets do not read a file as UTF-8, in any language. */
export const byteOrderMark = '\ufeff'

/** Returns rows as lines of CSV (RFC 4180) that a spreadsheet set to the language opens without a prompt. */
export function csvLines(language: string, rows: readonly (readonly (string | number)[])[]): string {
  // Spreadsheets of languages with a decimal comma expect semicolons between cells.
  const hasComma = isLanguage(language) && languages[language].numbers.decimal === ','
  const cellOf = (value: string | number) => {
    if (typeof value === 'string') return quoted(neutralised(value))
    const plain = plainNumber(value)
    return hasComma ? plain.replace('.', ',') : plain
  }
  return rows.map(row => `${row.map(cellOf).join(hasComma ? ';' : ',')}\r\n`).join('')
}

/** Returns a whole CSV file: the byte-order mark, then the lines. */
export const csvFile = (language: string, rows: readonly (readonly (string | number)[])[]): string =>
  byteOrderMark + csvLines(language, rows)

/** The characters that begin a formula, also in full-width and small forms, which East Asian spreadsheets evaluate. */
const formulaBegin = /^'*(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/u

/**
 * Puts an apostrophe before a text that a spreadsheet would take for a formula, so that it is shown and not evaluated.
 * A text that already has such an apostrophe gets a second one, because readers of the file remove one.
 */
export const neutralised = (text: string): string => (formulaBegin.test(text) ? `'${text}` : text)

/** Removes the apostrophe that {@link neutralised} or a spreadsheet has put before a formula character. */
export const withoutNeutralising = (text: string): string =>
  text.startsWith("'") && formulaBegin.test(text) ? text.slice(1) : text

const quoted = (text: string): string => (/[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Writes a number with digits only, never an exponent; figures have nine decimals at most. */
function plainNumber(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(9).replace(/\.?0+$/, '') : text
}
