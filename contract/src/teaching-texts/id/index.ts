import type { TeachingTexts } from '../types.ts'
import { documents } from './documents.ts'
import { facts } from './facts.ts'
import { names } from './names.ts'
import { companyQuestions } from './questions-company.ts'
import { marketQuestions } from './questions-market.ts'
import { ownQuestions } from './questions-own.ts'

export const texts: TeachingTexts = {
  language: 'id',
  space: ' ',
  company: { atStart: 'Perusahaan {letter}', within: 'Perusahaan {letter}' },
  charges: {
    masseSalariale: 'upah',
    coutsMP: 'bahan baku',
    budgetPub: 'iklan',
    coutStock: 'penyimpanan',
    coutTransport: 'pengiriman',
  },
  questions: { ...marketQuestions, ...companyQuestions },
  ownQuestions,
  ...facts,
  ...names,
  ...documents,
}
