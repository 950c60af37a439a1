/** Languages that write a decimal comma: their spreadsheets want semicolons between cells. */
const decimalCommaLanguages: readonly string[] = ['fr', 'de', 'es', 'id']

/** Without it spreadsheets do not take UTF-8 for UTF-8, in whatever language they are. */
export const byteOrderMark = '\ufeff'

/** Rows as lines of CSV (RFC 4180) that a spreadsheet set to the language opens without asking. */
export function csvLines(language: string, rows: readonly (readonly (string | number)[])[]): string {
  const hasComma = decimalCommaLanguages.includes(language)
  const cellOf = (value: string | number) => {
    if (typeof value === 'string') return quoted(neutralised(value))
    const plain = plainNumber(value)
    return hasComma ? plain.replace('.', ',') : plain
  }
  return rows.map(row => `${row.map(cellOf).join(hasComma ? ';' : ',')}\r\n`).join('')
}

/** A whole CSV file: the byte-order mark, then the lines. */
export const csvFile = (language: string, rows: readonly (readonly (string | number)[])[]): string =>
  byteOrderMark + csvLines(language, rows)

/** The signs that begin a formula, in full width and small form too: East Asian spreadsheets compute those. */
const formulaBegin = /^'*[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|^'*[\t\r\n]/u

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe, so that it is shown and not computed. One that has
 * such an apostrophe gets a second: whoever reads the file takes one off.
 */
export const neutralised = (text: string): string => (formulaBegin.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Digits only, never an exponent; figures have nine decimals at most. */
function plainNumber(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(9).replace(/\.?0+$/, '') : text
}
