import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { placesOf, pluralsOf } from './fill.ts'
import { teachingTexts } from './index.ts'
import { questionIds, type TeachingTexts } from './types.ts'

const codes = ['fr', 'en', 'de', 'es', 'ar', 'id', 'zh'] as const

/** Every sentence of a language, by the path of its key. */
function sentencesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value ?? {}).flatMap(([key, below]) => sentencesOf(below, `${path}/${key}`))
}

const french = await teachingTexts('fr')

test('a regional variant has the texts of its base', async () => {
  expect(await teachingTexts('en-GB')).toBe(await teachingTexts('en'))
})

test.each(codes)('every text in %s has the places of the French one', async code => {
  const texts = await teachingTexts(code)
  expect(texts.language).toBe(code)
  const places = (of: TeachingTexts) =>
    sentencesOf(of).map(([path, sentence]) => `${path}: ${placesOf(sentence).toSorted()}`)
  expect(places(texts).toSorted()).toEqual(places(french).toSorted())
})

test.each(codes)('every plural in %s has the forms of the language', async code => {
  // Millions have a form of their own in French and Spanish, which only a preposition needs.
  const needed = new Intl.PluralRules(languages[code].intl)
    .resolvedOptions()
    .pluralCategories.filter(category => code === 'ar' || category !== 'many')
    .toSorted()
  const wrong = sentencesOf(await teachingTexts(code)).filter(([, sentence]) =>
    pluralsOf(sentence).some(forms => {
      const categories = forms.filter(form => !form.startsWith('='))
      // A text that only asks whether there is anything at all has two branches.
      const isWhether = forms.includes('=0') && categories.length === 1
      return !isWhether && categories.toSorted().join() !== needed.join()
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
  const wrong = sentencesOf(await teachingTexts('ar')).filter(([, sentence]) =>
    /\d/.test(sentence.replaceAll(/\u2068\d+\u2069|=\d+ \{|\{\w+/g, '')),
  )
  expect(wrong).toEqual([])
})

test.each(codes)('amounts in %s keep their unit on the same line', async code => {
  const wrong = sentencesOf(await teachingTexts(code)).filter(([, sentence]) =>
    /[}\d\u2069] BA/.test(sentence),
  )
  expect(wrong).toEqual([])
})

test.each(codes)('every answer in %s ends with a step that needs no figure', async code => {
  const { questions } = await teachingTexts(code)
  expect(Object.keys(questions)).toEqual(questionIds)
  for (const id of questionIds) {
    const { text, unnamed, b, a } = questions[id]
    expect(placesOf(b.at(-1) ?? '{none}'), id).toEqual([])
    expect(a.flatMap(placesOf), id).toEqual([])
    expect(unnamed !== undefined, id).toBe(placesOf(text).includes('label'))
    expect(placesOf(unnamed ?? '')).not.toContain('label')
  }
})

/** Questions about the class alone, which members are not asked. */
const ofClass = ['d02', 'f13', 'k19', 'h25', 'r30', 'r31', 'q39']

test.each(codes)(
  'what a company is asked in %s has the figures of the class, and counts no companies',
  async code => {
    const { questions, ownQuestions } = await teachingTexts(code)
    const withCount: string[] = []
    for (const id of questionIds.filter(each => !ofClass.includes(each))) {
      const { text, b } = questions[id]
      const own = ownQuestions[id]
      const withoutCompanies = (template: string) =>
        placesOf(template)
          .filter(place => place !== 'k' && place !== 'label')
          .toSorted()
      if (own?.text !== undefined) expect(placesOf(own.text).toSorted(), id).toEqual(withoutCompanies(text))
      for (const [place, step] of Object.entries(own?.b ?? {}))
        expect(placesOf(step).toSorted(), id).toEqual(withoutCompanies(b[Number(place)] ?? '{none}'))
      const asked = [own?.text ?? text, ...b.map((step, index) => own?.b?.[index] ?? step)].flatMap(placesOf)
      expect(asked, id).not.toContain('label')
      if (asked.includes('k')) withCount.push(id)
    }
    // Those that sell at nearly one price are public; units in stock are no companies.
    expect(withCount).toEqual(['p10', 'k17'])
  },
)

test.each(codes)('a company in %s begins each text in which it has a place', async code => {
  const { questions, turningPoints } = await teachingTexts(code)
  const labelled = sentencesOf({ questions, turningPoints }).filter(([, text]) => text.includes('{label'))
  expect(labelled.filter(([, text]) => !text.startsWith('{label}'))).toEqual([])
})
