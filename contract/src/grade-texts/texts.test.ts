import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { placesOf, pluralsOf } from '../teaching-texts/fill.ts'
import { gradeTexts } from './index.ts'
import type { GradeTexts } from './types.ts'

const codes = ['fr', 'en', 'de', 'es', 'ar', 'id', 'zh'] as const

/** Every sentence of a language, by the path of its key. */
function sentencesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value ?? {}).flatMap(([key, below]) => sentencesOf(below, `${path}/${key}`))
}

const french = await gradeTexts('fr')

test('a regional variant has the texts of its base', async () => {
  expect(await gradeTexts('en-GB')).toBe(await gradeTexts('en'))
})

test.each(codes)('every text in %s has the places of the French one', async code => {
  const texts = await gradeTexts(code)
  expect(texts.language).toBe(code)
  const places = (of: GradeTexts) =>
    sentencesOf(of).map(([path, sentence]) => `${path}: ${placesOf(sentence).toSorted()}`)
  expect(places(texts).toSorted()).toEqual(places(french).toSorted())
})

test.each(codes)('every plural in %s has the forms of the language', async code => {
  const needed = new Intl.PluralRules(languages[code].intl)
    .resolvedOptions()
    .pluralCategories.filter(category => code === 'ar' || category !== 'many')
    .toSorted()
  const wrong = sentencesOf(await gradeTexts(code)).filter(([, sentence]) =>
    pluralsOf(sentence).some(forms => {
      // A text that only asks whether something happened has two branches.
      const isWhether = forms.join() === '=1,other'
      return !isWhether && forms.toSorted().join() !== needed.join()
    }),
  )
  expect(wrong).toEqual([])
})

test('French has its spaces and apostrophes', () => {
  const wrong = sentencesOf(french).filter(([, sentence]) =>
    /(?<!\u00a0)[;:!?»]|«(?!\u00a0)|'|\} %|\} BA/.test(sentence.replaceAll(/\{\w+, plural,/g, '')),
  )
  expect(wrong).toEqual([])
})

test('every number that an Arabic text writes out has a direction of its own', async () => {
  const wrong = sentencesOf(await gradeTexts('ar')).filter(([, sentence]) =>
    /\d/.test(sentence.replaceAll(/\u2068\d+\u2069|=\d+ \{|\{\w+/g, '')),
  )
  expect(wrong).toEqual([])
})

test.each(codes)('amounts in %s keep their unit on the same line', async code => {
  const wrong = sentencesOf(await gradeTexts(code)).filter(([, sentence]) => /[}\d\u2069] BA/.test(sentence))
  expect(wrong).toEqual([])
})
