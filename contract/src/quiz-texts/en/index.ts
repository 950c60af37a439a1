import type { QuizTexts } from '../types.ts'
import { figures } from './figures.ts'
import { firstQuestions } from './questions-level-1.ts'
import { laterQuestions } from './questions-levels-2-4.ts'

export const texts: QuizTexts = {
  language: 'en',
  figures,
  questions: { ...firstQuestions, ...laterQuestions },
  smallest: 'the smaller of {a} and {b}',
  largest: 'the larger of {a} and {b}',
  right: 'That is right.',
  wrong: 'That is not it.',
  exact: 'exact answer',
  within: 'within {value}',
  withinShare: 'within {value} of the key',
  units: {
    pt: '{n, plural, one {point} other {points}}',
    u: '{n, plural, one {unit} other {units}}',
    d: '{n, plural, one {day} other {days}}',
  },
  worked: '{key} = {formula}',
  file: 'quiz',
  company: 'Company',
}
