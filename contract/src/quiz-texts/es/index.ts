import type { QuizTexts } from '../types.ts'
import { figures } from './figures.ts'
import { firstQuestions } from './questions-level-1.ts'
import { laterQuestions } from './questions-levels-2-4.ts'

export const texts: QuizTexts = {
  language: 'es',
  figures,
  questions: { ...firstQuestions, ...laterQuestions },
  smallest: 'el menor entre {a} y {b}',
  largest: 'el mayor entre {a} y {b}',
  right: 'Es correcto.',
  wrong: 'No es eso.',
  exact: 'respuesta exacta',
  within: 'con un margen de {value}',
  withinShare: 'con un margen de {value} del valor correcto',
  units: {
    pt: '{n, plural, one {punto} other {puntos}}',
    u: '{n, plural, one {unidad} other {unidades}}',
    d: '{n, plural, one {día} other {días}}',
  },
  worked: '{key} = {formula}',
  file: 'cuestionario',
  company: 'Empresa',
}
