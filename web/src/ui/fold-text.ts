import { withPlainPunctuation } from '@trimestre/contract/plain-punctuation'

/** Letters that Unicode normalisation does not decompose, with their spelling on keyboards that lack them. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h' },
  // These are letters of Persian and Urdu keyboards, and spellings that Arabic keyboards omit.
  ...{ ی: 'ي', ى: 'ي', ک: 'ك', ە: 'ه', ة: 'ه', ہ: 'ه' },
}
const otherLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')

/**
 * Normalises a text for filters: texts that look the same are equal, however they were typed. Returns lower case
 * without accents, joiners and other invisible characters, with one form of each letter (NFKD), of apostrophes and of
 * hyphens, and with single blanks.
 */
export const foldText = (text: string): string =>
  withPlainPunctuation(text, 'NFKD')
    .replace(/[\p{Mn}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu, '')
    .replace(/[^\S\n]+/gu, ' ')
    .toLowerCase()
    .replace(otherLetters, letter => plainLetters[letter] ?? letter)
