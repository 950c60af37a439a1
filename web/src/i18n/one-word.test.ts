import { languageCodes } from '@trimestre/contract/languages'
import { baseOf, completeTexts, type TextTree } from '@trimestre/contract/variant-texts'
import { describe, expect, test } from 'vitest'

const files = import.meta.glob<TextTree>('./locales/*/*.json', { eager: true, import: 'default' })
const namespaces = Object.keys(files).flatMap(path => /\/fr\/(.+)$/.exec(path)?.[1] ?? [])

const read = (language: string, file: string): TextTree =>
  completeTexts(language, code => files[`./locales/${code}/${file}`])

/** Returns the texts by key, without their placeholders. */
const texts = (tree: TextTree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value.replace(/\{\w+\}/g, '')] as [string, string]]
      : texts(value as TextTree, `${prefix}${key}.`),
  )

/**
 * The words that have another name here, by language: one thing has one name on every screen, and a reader is addressed
 * in one way (docs/glossary.md).
 */
const otherWords: Partial<Record<string, readonly RegExp[]>> = {
  // Teacher: animateur. Net value, cash at the end of the quarter.
  fr: [/professeur|enseignant/i, /valeur de la société/i, /trésorerie fin/i, /nº/],
  // Teacher; closing a quarter; net value, average price, financial year, cancellation charge, email.
  en: [/\bhost\b|\bprofessor\b/i, /\bpassages?\b|\bpasses (?:on|when)\b/i, /company value|mean price/i],
  de: [/Kennw[oö]rt/, /Dashboard/, /\bArbeiter\b/, /\bReugeld/, /\b[dD](?:u|ich|ir|eine?[mnrs]?)\b/],
  es: [/acontecimiento/i, /\bpanel\b/i, /\bvuestr|\bGuardad\b/i, /\bobrero/i, /\bmercancía/i],
  id: [/kuartal/i, /\bkalian\b|\bkamu\b/i, /\bmutu\b/i, /\bbengkel\b/i, /\bsurel\b/i],
  zh: [/你/, /老师/, /公司/, /中间管理余额/],
  ar: [/قيمة الشركة/, /زبائن|زبون/, /قائمة الدخل/],
}
const english: readonly RegExp[] = [/\be-mail/i, /\bfiscal year/i, /\bforfeits?\b/i, /\bcumulated\b/i]

describe.each(languageCodes)('in %s one thing has one name', language => {
  const wrongWords = otherWords[baseOf(language) ?? language] ?? []
  const forbidden = (baseOf(language) ?? language) === 'en' ? [...wrongWords, ...english] : wrongWords
  test.each(namespaces)('%s', file => {
    const found = texts(read(language, file)).filter(
      ([key, text]) => !key.endsWith('.words') && forbidden.some(word => word.test(text)),
    )
    expect(found).toEqual([])
  })
})

test.each(namespaces)('English (UK) %s holds no French', file => {
  const french = /[àâçèéêëîïôûœ]|\b(?:jeux?|mes|passer|valeur|depenses|recettes|joueurs|trimestres)\b/i
  expect(texts(read('en-GB', file)).filter(([, text]) => french.test(text))).toEqual([])
})
