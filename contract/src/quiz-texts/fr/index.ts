import type { QuizTexts } from '../types.ts'
import { figures } from './figures.ts'
import { firstQuestions } from './questions-level-1.ts'
import { laterQuestions } from './questions-levels-2-4.ts'

export const texts: QuizTexts = {
  language: 'fr',
  figures,
  questions: { ...firstQuestions, ...laterQuestions },
  smallest: 'le plus petit entre {a} et {b}',
  largest: 'le plus grand entre {a} et {b}',
  right: 'C’est juste.',
  wrong: 'Ce n’est pas cela.',
  exact: 'réponse exacte',
  within: 'à {value} près',
  withinShare: 'à {value} de la clé près',
  units: {
    pt: '{n, plural, one {point} other {points}}',
    u: '{n, plural, one {unité} other {unités}}',
    d: '{n, plural, one {jour} other {jours}}',
  },
  worked: '{key} = {formula}',
  file: 'questionnaire',
  company: 'Entreprise',
}
