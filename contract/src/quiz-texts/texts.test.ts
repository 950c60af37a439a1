import { expect, test } from 'vitest'
import { placesOf } from '../teaching-texts/fill.ts'
import { teachingTexts } from '../teaching-texts/index.ts'
import { quizTexts } from './index.ts'
import { type QuizTexts, quizFigures, quizTemplateIds } from './types.ts'

const codes = ['fr', 'en', 'de', 'es', 'ar', 'id', 'zh'] as const
const lengthMax = 160

/** The places of the texts that have any. */
const places: Readonly<Record<string, readonly string[]>> = {
  '/smallest': ['a', 'b'],
  '/largest': ['a', 'b'],
  '/within': ['value'],
  '/withinShare': ['value'],
  '/worked': ['formula', 'key'],
}

/** Every sentence of a language, by the path of its key. */
function sentencesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value ?? {}).flatMap(([key, below]) => sentencesOf(below, `${path}/${key}`))
}

const textsOf = (texts: QuizTexts): string[] => sentencesOf(texts).map(([, sentence]) => sentence)

test('a regional variant has the texts of its base', async () => {
  expect(await quizTexts('en-GB')).toBe(await quizTexts('en'))
})

test.each(codes)('every text in %s is there, with the places that are filled', async code => {
  const texts = await quizTexts(code)
  expect(texts.language).toBe(code)
  expect(Object.keys(texts.questions)).toEqual(quizTemplateIds)
  expect(Object.keys(texts.figures).toSorted()).toEqual([...quizFigures].toSorted())
  for (const [path, sentence] of sentencesOf(texts)) {
    // A unit has the place of its number only where a language has more than one form of it.
    const isPlural = path.startsWith('/units/') && sentence.includes('plural')
    expect(placesOf(sentence).toSorted(), path).toEqual(isPlural ? ['n'] : (places[path] ?? []))
    expect(sentence.trim(), path).toBe(sentence)
    expect(sentence, path).not.toBe('')
    expect(sentence.length, path).toBeLessThanOrEqual(lengthMax)
  }
})

test.each(codes)('no two questions in %s are the same, nor two pieces of feedback on one', async code => {
  const questions = Object.values((await quizTexts(code)).questions)
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
  const repeated = questions.filter(({ feedback }) => new Set(feedback).size < feedback.length)
  expect(repeated).toEqual([])
})

/** Figures that may have one name, since no formula has both. */
const sameNames = [['r.creancesClients', 'b.clients']]

test.each(codes)('figures in %s have names of their own', async code => {
  const { figures } = await quizTexts(code)
  const names = quizFigures
    .filter(key => !sameNames.some(([, second]) => second === key))
    .map(key => figures[key])
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test.each(codes)('figures in %s have the names of the screens', async code => {
  const [{ figures }, { figures: onScreens }] = await Promise.all([quizTexts(code), teachingTexts(code)])
  const lower = (name: string) => name.toLocaleLowerCase(code)
  const ofResults: Readonly<Record<string, string>> = Object.fromEntries(
    quizFigures.filter(key => key.startsWith('r.')).map(key => [key.slice('r.'.length), lower(figures[key])]),
  )
  const shared = Object.entries(onScreens).filter(([key]) => key in ofResults)
  expect(shared.length).toBeGreaterThan(20)
  expect(shared.filter(([key, name]) => ofResults[key] !== lower(name))).toEqual([])
})

test('French has its spaces and apostrophes', async () => {
  const wrong = textsOf(await quizTexts('fr')).filter(text =>
    /(?<!\u00a0)[;:!?»]|«(?!\u00a0)|'|[ \d]%$|(?<!\u00a0|de )% /.test(text),
  )
  expect(wrong).toEqual([])
})

test.each(codes)('feedback in %s is whole sentences, and every question asks', async code => {
  const { questions, right, wrong } = await quizTexts(code)
  const endings = /[.。]$/u
  const feedback = [right, wrong, ...Object.values(questions).flatMap(each => each.feedback)]
  expect(feedback.filter(text => !endings.test(text))).toEqual([])
  const asked = Object.entries(questions).filter(([, { question }]) => !/[?？؟]$/u.test(question))
  // The convention of the break-even point ends its question.
  expect(asked.map(([id]) => id).filter(id => id !== 'z42')).toEqual([])
})

test.each(['ar', 'zh'] as const)('%s has no Latin abbreviation', async code => {
  const wrong = textsOf({ ...(await quizTexts(code)), language: 'fr', file: '' }).filter(text =>
    /\p{Script=Latin}/u.test(text.replaceAll(/BA|\{\w+\}|^fr$|^\{n, plural, |\w+(?= \{)/g, '')),
  )
  expect(wrong).toEqual([])
})

test('every number that an Arabic text writes out has a direction of its own', async () => {
  const wrong = textsOf(await quizTexts('ar')).filter(text =>
    /\d/.test(text.replaceAll(/\u2068[^\u2069]*\u2069/g, '')),
  )
  expect(wrong).toEqual([])
})
