/** Returns a text in one Unicode form, with one form of apostrophes and one of hyphens, however they were typed. */
export const withPlainPunctuation = (text: string, form: 'NFKC' | 'NFKD'): string =>
  text
    .replace(/[’‘ʼʻ‛′´`]/g, "'")
    .normalize(form)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
