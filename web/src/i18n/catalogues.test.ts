import { errors, violationMessages } from '@trimestre/contract/errors'
import { languageCodes } from '@trimestre/contract/languages'
import { baseOf, completeTexts } from '@trimestre/contract/variant-texts'
import { describe, expect, test } from 'vitest'
import { createFormat } from './format.ts'
import wording from './wording.json' with { type: 'json' }

type Tree = { [key: string]: string | Tree }

const files = import.meta.glob<Tree>('./locales/*/*.json', { eager: true, import: 'default' })
const namespaces = Object.keys(files).flatMap(path => /\/fr\/(.+)$/.exec(path)?.[1] ?? [])

/** Returns the texts in the file of a language itself, which may be missing for a regional variant. */
const readOwn = (language: string, file: string): Tree | undefined => files[`./locales/${language}/${file}`]
const read = (language: string, file: string) => completeTexts(language, code => readOwn(code, file)) as Tree

function texts(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : texts(value, `${prefix}${key}.`),
  )
}

/** Plural suffixes differ between languages; each language must have those that its rules need. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
const keysOf = (language: string, file: string) =>
  [...new Set(texts(read(language, file)).map(([key]) => withoutPlural(key)))].sort()

const pathsOf = (languages: readonly string[]) =>
  languages.flatMap(language => namespaces.map(file => `./locales/${language}/${file}`))

test('there is a file for each language and each French file, and no other', () => {
  const whole = languageCodes.filter(language => baseOf(language) === undefined)
  expect(Object.keys(files)).toEqual(expect.arrayContaining(pathsOf(whole)))
  expect(pathsOf(languageCodes)).toEqual(expect.arrayContaining(Object.keys(files)))
})

describe.each(languageCodes.filter(baseOf))('the regional variant %s', language => {
  test.each(namespaces)('%s has only texts that differ from those of its base', file => {
    const base = new Map(texts(read(baseOf(language) ?? '', file)))
    const own = texts(readOwn(language, file) ?? {})
    expect(own.filter(([key, text]) => (base.get(key) ?? text) === text)).toEqual([])
  })
})

describe.each(languageCodes)('catalogue %s', language => {
  test.each(namespaces)('%s has the same keys as French', file => {
    expect(keysOf(language, file)).toEqual(keysOf('fr', file))
  })

  test.each(namespaces)('%s has every plural form of the language', file => {
    const keys = texts(read(language, file)).map(([key]) => key)
    // Our plurals count no millions, for which French and Spanish have a form of their own.
    const formsOf = (type: Intl.PluralRuleType) => {
      const rules = new Intl.PluralRules(language, { type })
      return new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))
    }
    const plurals = keys.filter(key => key.endsWith('_other')).map(withoutPlural)
    for (const key of plurals) {
      const forms = formsOf(key.endsWith('_ordinal') ? 'ordinal' : 'cardinal')
      for (const form of forms) expect(keys).toContain(`${key}_${form}`)
    }
  })

  test.each(namespaces)('%s has the same placeholders as French', file => {
    const places = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()
    const french = new Map(texts(read('fr', file)))
    // Arabic writes « one company » and « two companies » in words, without the figure.
    const inWords = (key: string) => language === 'ar' && /_one$/.test(key)
    const shared = texts(read(language, file)).filter(([key]) => french.has(key) && !inWords(key))
    const wrong = shared.filter(([key, text]) => `${places(text)}` !== `${places(french.get(key) ?? '')}`)
    expect(wrong).toEqual([])
  })

  test.each(namespaces)('%s separates thousands as the number format of the language does', file => {
    const [, separator] = /1(.)234/.exec(createFormat(language).integer(1234)) ?? []
    const wrong = texts(read(language, file)).filter(([, text]) =>
      [...text.matchAll(/\d([\s.,\u00a0\u202f])\d{3}(?!\d)/g)].some(([, found]) => found !== separator),
    )
    expect(wrong).toEqual([])
  })

  test.each(namespaces)('%s keeps figures and their currency on one line', file => {
    expect(texts(read(language, file)).filter(([, text]) => /\d (BA|k|rb)\b/.test(text))).toEqual([])
  })

  test('every error code and field error of the server has a text', () => {
    const keys = new Set(keysOf(language, 'common.json'))
    const wanted = [
      ...Object.keys(errors).map(code => `errors.${code}`),
      ...Object.keys(violationMessages).map(key => `validation.${key}`),
    ]
    expect(wanted.filter(key => !keys.has(key))).toEqual([])
  })
})

test.each(['fr', 'en'] as const)('quoted wordings are exact in %s', language => {
  const common = new Map(texts(read(language, 'common.json')))
  const wrong = Object.entries(wording).filter(([key, quoted]) => common.get(key) !== quoted[language])
  expect(wrong).toEqual([])
})

test.each(namespaces)('French %s uses typographic apostrophes and no-break spaces', file => {
  const wrong = texts(read('fr', file)).filter(([, text]) => /'| [!?:;»]|« |\u202f/.test(text))
  expect(wrong).toEqual([])
})

test.each(namespaces)('German %s uses „German quotes“ and a single character for an ellipsis', file => {
  const count = (text: string, mark: string) => text.split(mark).length
  const wrong = texts(read('de', file)).filter(
    ([, text]) => /["'«»”]|\.\.\./.test(text) || count(text, '„') !== count(text, '“'),
  )
  expect(wrong).toEqual([])
})

test.each(namespaces)('Spanish %s opens its questions and exclamations, and uses «Spanish quotes»', file => {
  const count = (text: string, mark: string) => text.split(mark).length
  const wrong = texts(read('es', file)).filter(
    ([, text]) =>
      /["'“”]|« | »|\.\.\./.test(text) ||
      count(text, '¿') !== count(text, '?') ||
      count(text, '¡') !== count(text, '!'),
  )
  expect(wrong).toEqual([])
})

test.each(namespaces)('Arabic %s uses the Arabic comma, semicolon and question mark', file => {
  const wrong = texts(read('ar', file)).filter(([, text]) => /[;?'"“”]|,(?!\d)/.test(text))
  expect(wrong).toEqual([])
})

test.each(namespaces)(
  'Chinese %s uses full-width punctuation and no spaces around figures and names',
  file => {
    const wrong = texts(read('zh', file)).filter(([, text]) =>
      /\p{Script=Han}[,;:?!()"']|\p{Script=Han} [{\d]|[}\d] \p{Script=Han}|\.\.\./u.test(text),
    )
    expect(wrong).toEqual([])
  },
)
