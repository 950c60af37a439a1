import { type Language, languages } from '@trimestre/contract/languages'
import type PptxGenJS from 'pptxgenjs'

/** The fonts that a file names; the program that shows it has them, or replaces them by its own. */
const fontFaces: Partial<Record<Language, string>> = { zh: 'Microsoft YaHei' }
export const fontFace = (language: Language): string => fontFaces[language] ?? 'Arial'

const proofing: Record<Language, string> = {
  fr: 'fr-FR',
  en: 'en-US',
  'en-GB': 'en-GB',
  ar: 'ar-SA',
  de: 'de-DE',
  es: 'es-ES',
  id: 'id-ID',
  zh: 'zh-CN',
}
/** The language in which a program checks the spelling of a text. */
export const proofingOf = (language: Language): string => proofing[language]

export const isRightToLeft = (language: Language): boolean => languages[language].dir === 'rtl'

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them.
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Removes the characters that would make the file unreadable. */
export const xmlText = (text: string): string => text.toWellFormed().replaceAll(notInXml, '')

const latinWords =
  /(\p{Script=Latin}[\p{Script=Latin}\p{M}\d'’.&-]*(?: \p{Script=Latin}[\p{Script=Latin}\p{M}\d'’.&-]*)*)/u

/** Divides a text into runs of one script each: a Latin name in an Arabic sentence is a run of its own. */
export function runsOf(language: Language, text: string): { text: string; lang: string }[] {
  const whole = xmlText(text)
  if (!isRightToLeft(language)) return [{ text: whole, lang: proofingOf(language) }]
  return whole
    .split(latinWords)
    .map((part, index) => ({ text: part, lang: index % 2 === 1 ? 'en-US' : proofingOf(language) }))
    .filter(run => run.text !== '')
}

export type TextStyle = Pick<PptxGenJS.TextPropsOptions, 'fontSize' | 'bold' | 'color' | 'hyperlink'> & {
  bullet?: boolean
}

/** Returns the runs of one paragraph. */
export function paragraph(language: Language, text: string, style: TextStyle): PptxGenJS.TextProps[] {
  const runs = runsOf(language, text)
  const { bullet, ...ofRun } = style
  return runs.map((run, index) => ({
    text: run.text,
    options: {
      ...ofRun,
      ...(bullet === true && { bullet: { indent: (style.fontSize ?? 16) * 0.9 }, paraSpaceAfter: 6 }),
      ...directionOf(language),
      lang: run.lang,
      fontFace: fontFace(language),
      breakLine: index === runs.length - 1,
    },
  }))
}

export const directionOf = (language: Language): Pick<PptxGenJS.TextPropsOptions, 'rtlMode' | 'align'> =>
  isRightToLeft(language) ? { rtlMode: true, align: 'right' } : { align: 'left' }
