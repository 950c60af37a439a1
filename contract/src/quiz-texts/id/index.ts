import type { QuizTexts } from '../types.ts'
import { figures } from './figures.ts'
import { firstQuestions } from './questions-level-1.ts'
import { laterQuestions } from './questions-levels-2-4.ts'

export const texts: QuizTexts = {
  language: 'id',
  figures,
  questions: { ...firstQuestions, ...laterQuestions },
  smallest: 'yang lebih kecil antara {a} dan {b}',
  largest: 'yang lebih besar antara {a} dan {b}',
  right: 'Jawaban Anda benar.',
  wrong: 'Bukan itu jawabannya.',
  exact: 'harus tepat',
  within: 'dengan selisih paling banyak {value}',
  withinShare: 'dengan selisih paling banyak {value} dari jawaban benar',
  units: {
    pt: 'poin',
    u: 'unit',
    d: 'hari',
  },
  worked: '{key} = {formula}',
  file: 'kuis',
  company: 'Perusahaan',
}
