/** Letters that no form of Unicode takes apart, as people type them who do not have them. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h' },
  // Letters of Persian and Urdu keyboards, and spellings that Arabic keyboards leave out.
  ...{ ی: 'ي', ى: 'ي', ک: 'ك', ە: 'ه', ة: 'ه', ہ: 'ه' },
}
const otherLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')

/**
 * A text as filters compare it: what looks the same is the same, however it was typed. Lower case without accents,
 * joiners and other invisible signs, one form of each letter (NFKD), of apostrophes and of hyphens, single blanks.
 */
export const foldText = (text: string): string =>
  text
    .replace(/[’‘ʼʻ‛′´`]/g, "'")
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[^\S\n]+/gu, ' ')
    .toLowerCase()
    .replace(otherLetters, letter => plainLetters[letter] ?? letter)
