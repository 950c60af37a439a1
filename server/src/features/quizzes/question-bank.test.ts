import { languageCodes } from '@trimestre/contract/languages'
import type { QuizMode } from '@trimestre/contract/quizzes'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { parse } from 'gift-pegjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { runs } from '../../../../testing/properties.ts'
import { randomQuarters, storedQuarter } from '../../testing/random-quarters.ts'
import { readBooks } from './figures.ts'
import { writeGift } from './gift.ts'
import { writeMoodle } from './moodle.ts'
import { bankQuestion, type QuestionBank } from './question-bank.ts'
import { type Question, questionsFor } from './questions.ts'
import { templates } from './templates.ts'
import { quizWords } from './words.ts'

// Q6: in every language, what is written of every question is read by parsers of others.

const quarterCount = runs(200)
/** So many questions of each template are written. */
const perTemplate = runs(2)

const asked: Question[] = []

beforeAll(() => {
  const counts = new Map<string, number>()
  for (const quarter of randomQuarters(quarterCount))
    for (const question of questionsFor(
      { mode: 'choice', level: 4, templates: null },
      readBooks(storedQuarter(quarter)),
    )) {
      const count = counts.get(question.template) ?? 0
      if (count < perTemplate) asked.push(question)
      counts.set(question.template, count + 1)
    }
})

/** Returns all questions as those of one company. */
async function bankIn(language: (typeof languageCodes)[number], mode: QuizMode): Promise<QuestionBank> {
  const words = await quizWords(language)
  const questions = asked.map(question => bankQuestion(question, words, ['T1', 'A']))
  return { title: 'Fin', mode, categories: [{ path: ['Trimestre', 'T1'], questions }] }
}

/** What a parser is expected to find of a question: its answers with their feedback, the right one first. */
const expectedOf = ({ categories }: QuestionBank, field: 'value' | 'text') =>
  categories.flatMap(({ questions }) =>
    questions.map(({ name, text, answers }) => ({
      name,
      text,
      answers: answers.map(answer => [answer[field], answer.isRight, answer.feedback]),
    })),
  )

type Choice = {
  isCorrect?: boolean
  weight?: number | null
  text: { text?: string; number?: number }
  feedback?: { text: string } | null
}

function readGift(text: string) {
  return parse(text).flatMap(question => {
    if (question.type !== 'Numerical' && question.type !== 'MC') return []
    const choices = question.choices as Choice[]
    return {
      name: question.title,
      text: question.stem.text,
      answers: choices.map(({ isCorrect, weight, text, feedback }) => [
        text.number ?? text.text,
        question.type === 'MC' ? isCorrect : weight === 100,
        feedback?.text,
      ]),
    }
  })
}

type Read = {
  '@_type': string
  name: { text: string }
  questiontext: { text: string }
  answer: { '@_fraction': string; text: string; feedback: { text: string } }[]
}

function readMoodle(text: string, field: 'value' | 'text') {
  expect(XMLValidator.validate(text)).toBe(true)
  const isArray = (tag: string) => tag === 'answer'
  const options = { ignoreAttributes: false, parseTagValue: false, trimValues: false, isArray }
  const all: Read[] = new XMLParser(options).parse(text).quiz.question
  return all
    .filter(question => question['@_type'] !== 'category')
    .map(({ name, questiontext, answer }) => ({
      name: name.text,
      text: questiontext.text,
      answers: answer.map(each => [
        field === 'value' ? Number(each.text) : each.text,
        each['@_fraction'] === '100',
        each.feedback.text,
      ]),
    }))
}

it('every question applies to some of the quarters', () => {
  expect(new Set(asked.map(({ template }) => template)).size).toBe(templates.length)
})

describe.each(languageCodes)('every question in %s', language => {
  it.each(['number', 'choice'] as const)('is read back from GIFT with its %s', async mode => {
    const bank = await bankIn(language, mode)
    expect(readGift(writeGift(bank))).toEqual(expectedOf(bank, mode === 'number' ? 'value' : 'text'))
  })

  it.each(['number', 'choice'] as const)('is read back from Moodle XML with its %s', async mode => {
    const bank = await bankIn(language, mode)
    const field = mode === 'number' ? 'value' : 'text'
    expect(readMoodle(writeMoodle(bank), field)).toEqual(expectedOf(bank, field))
  })
})
