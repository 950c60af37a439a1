import type { QuizTexts } from '../types.ts'
import { figures } from './figures.ts'
import { firstQuestions } from './questions-level-1.ts'
import { laterQuestions } from './questions-levels-2-4.ts'

export const texts: QuizTexts = {
  language: 'de',
  figures,
  questions: { ...firstQuestions, ...laterQuestions },
  smallest: 'der kleinere Wert von {a} und {b}',
  largest: 'der größere Wert von {a} und {b}',
  right: 'Das ist richtig.',
  wrong: 'Das ist es nicht.',
  exact: 'genau',
  within: 'auf {value} genau',
  withinShare: 'auf {value} des richtigen Werts genau',
  units: {
    pt: '{n, plural, one {Prozentpunkt} other {Prozentpunkte}}',
    u: 'Stück',
    d: '{n, plural, one {Tag} other {Tage}}',
  },
  worked: '{key} = {formula}',
  file: 'quiz',
  company: 'Unternehmen',
}
