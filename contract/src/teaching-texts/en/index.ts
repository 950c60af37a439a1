import type { TeachingTexts } from '../types.ts'
import { documents } from './documents.ts'
import { facts } from './facts.ts'
import { names } from './names.ts'
import { companyQuestions } from './questions-company.ts'
import { marketQuestions } from './questions-market.ts'
import { ownQuestions } from './questions-own.ts'

export const texts: TeachingTexts = {
  language: 'en',
  space: ' ',
  company: { atStart: 'Company {letter}', within: 'Company {letter}' },
  charges: {
    masseSalariale: 'payroll',
    coutsMP: 'raw materials',
    budgetPub: 'advertising',
    coutStock: 'storage',
    coutTransport: 'transport',
  },
  questions: { ...marketQuestions, ...companyQuestions },
  ownQuestions,
  ...facts,
  ...names,
  ...documents,
}
