import type { TeachingTexts } from '../types.ts'
import { documents } from './documents.ts'
import { facts } from './facts.ts'
import { names } from './names.ts'
import { companyQuestions } from './questions-company.ts'
import { marketQuestions } from './questions-market.ts'
import { ownQuestions } from './questions-own.ts'

export const texts: TeachingTexts = {
  language: 'ar',
  space: ' ',
  company: { atStart: 'الشركة {letter}', within: 'الشركة {letter}' },
  charges: {
    masseSalariale: 'كتلة الأجور',
    coutsMP: 'المواد الأولية',
    budgetPub: 'الإعلان',
    coutStock: 'التخزين',
    coutTransport: 'النقل',
  },
  questions: { ...marketQuestions, ...companyQuestions },
  ownQuestions,
  ...facts,
  ...names,
  ...documents,
}
