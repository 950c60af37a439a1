import { languageCodes } from '@trimestre/contract/languages'
import { readNumber } from '@trimestre/contract/read-number'
import { beforeAll, expect, test } from 'vitest'
import { runs, seed } from '../../../../testing/properties.ts'
import type { DrawnQuestion } from '../../platform/db/schema.ts'
import { independentErrors } from '../../testing/independent-errors.ts'
import { independentKeys } from '../../testing/independent-keys.ts'
import { randomQuarters, storedQuarter } from '../../testing/random-quarters.ts'
import { type OwnQuarter, type Ratio, roundedRatioOf } from '../../testing/ratios.ts'
import { readBooks } from './figures.ts'
import { presentQuestion } from './present.ts'
import { drawQuestions, type Question, questionsFor } from './questions.ts'
import { requireTemplate, templates } from './templates.ts'
import { type QuizWords, quizWords } from './words.ts'

// Quarters that the engine computes: mild and extreme ones, of companies that compete with each other.

const quarterCount = runs(1000)
/** So many faults show what is wrong. */
const faultsMax = 20

const quotientOf = (ratio: Ratio, decimals: number): number | null =>
  ratio === null || BigInt(ratio[1]) === 0n ? null : roundedRatioOf(ratio, decimals)

/** Returns a distance as it is in decimals. */
const distance = (one: number, other: number): number => Math.round(Math.abs(one - other) * 100) / 100

function toleranceOf({ template, key, decimals }: Question): number {
  const { tolerance } = requireTemplate(template)
  if (typeof tolerance === 'number') return tolerance
  const scale = 10 ** decimals
  // Half of a percent of n hundredths is n · 5 thousandths of a hundredth.
  const share = Math.floor((Math.round(Math.abs(key) * scale) * tolerance.percent * 10 + 500) / 1000)
  return Math.max(share, 1) / scale
}

/** Returns the typical errors that can be told from the key and from each other. */
function errorsOf({ template, key, decimals, tolerance }: Question, own: OwnQuarter): Question['errors'] {
  const kept: Question['errors'] = []
  for (const [index, ratio] of independentErrors[requireTemplate(template).id](own).entries()) {
    const value = quotientOf(ratio, decimals)
    if (value === null) continue
    if ([key, ...kept.map(each => each.value)].every(other => distance(other, value) > tolerance))
      kept.push({ index, value })
  }
  return kept
}

function* faultsOfQuestion(question: Question, own: OwnQuarter): Generator<string> {
  const { template, key, decimals, tolerance, errors } = question
  const expected = quotientOf(independentKeys[requireTemplate(template).id](own), decimals)
  if (key !== expected) yield `key ${key} instead of ${expected}`
  if (tolerance !== toleranceOf(question)) yield `tolerance ${tolerance} of ${key}`
  const [found, told] = [errors, errorsOf(question, own)].map(list => JSON.stringify(list))
  if (found !== told) yield `errors ${found} instead of ${told}`
}

/** What a player is shown holds what is the same for all companies, and the options. */
function* faultsOfShown(question: DrawnQuestion, words: QuizWords): Generator<string> {
  const { template, unit, decimals, key, errors } = question
  const { options, ...shown } = presentQuestion(question, 0, words)
  const { level } = requireTemplate(template)
  const text = words.texts.questions[requireTemplate(template).id].question
  const common = { n: 1, template, level, text, unit, decimals }
  if (JSON.stringify(shown) !== JSON.stringify(common)) yield `more than the question is shown`
  const texts = options?.map(option => option.text) ?? []
  if (new Set(texts).size !== errors.length + 1) yield `options ${texts} in ${words.language}`
  const withoutUnit = (option: string) =>
    unit === 'BA' || unit === '%' ? option : option.replace(/\u00a0[\p{L}\p{M} ]+$/u, '')
  const numbers = texts.map(each => readNumber(withoutUnit(each), words.language) ?? Number.NaN)
  const values = [key, ...errors.map(each => each.value)].toSorted((a, b) => a - b)
  if (String(numbers.toSorted((a, b) => a - b)) !== String(values)) yield `${texts} read as ${numbers}`
}

const faults: string[] = []
const asked = new Map<string, number>()
const erred = new Map<string, number>()
const chosen = new Map<string, number>()

function count(counts: Map<string, number>, name: string): number {
  const n = (counts.get(name) ?? 0) + 1
  counts.set(name, n)
  return n
}

beforeAll(async () => {
  const languages = await Promise.all(languageCodes.map(quizWords))
  let place = 0
  for (const quarter of randomQuarters(quarterCount)) {
    place += 1
    const { now, before } = quarter
    const own: OwnQuarter = { r: now.result, s: now.statements, p: before?.result ?? null }
    const report = (template: string, fault: string) =>
      faults.push(`seed ${quarter.seed}, ${template}: ${fault}`)
    const books = readBooks(storedQuarter(quarter))
    for (const question of questionsFor({ mode: 'number', level: 4, templates: null }, books)) {
      count(asked, question.template)
      for (const { index } of question.errors) count(erred, `${question.template} ${index + 1}`)
      for (const fault of faultsOfQuestion(question, own)) report(question.template, fault)
    }
    const quiz = { mode: 'choice', level: 4, templates: null, count: templates.length, seed: place } as const
    for (const question of drawQuestions(quiz, seed, books)) {
      const words = languages[(place + count(chosen, question.template)) % languages.length]
      for (const fault of words ? faultsOfShown(question, words) : []) report(question.template, fault)
    }
    if (faults.length > faultsMax) break
  }
})

test('Q1, Q8: keys and typical errors of random quarters are those of the own books, and options differ', () => {
  expect(faults).toEqual([])
})

test('every question applies to some of the quarters, and every typical error can be told from the others', () => {
  const seldom = (counts: Map<string, number>, names: string[]) =>
    names.filter(name => (counts.get(name) ?? 0) < 3).map(name => [name, counts.get(name) ?? 0])
  const ids = templates.map(({ id }) => id)
  expect(seldom(asked, ids)).toEqual([])
  expect(seldom(chosen, ids)).toEqual([])
  expect(
    seldom(
      erred,
      ids.flatMap(id => [1, 2, 3].map(place => `${id} ${place}`)),
    ),
  ).toEqual([])
})
