import type { TeachingTexts } from '../types.ts'
import { documents } from './documents.ts'
import { facts } from './facts.ts'
import { names } from './names.ts'
import { companyQuestions } from './questions-company.ts'
import { marketQuestions } from './questions-market.ts'
import { ownQuestions } from './questions-own.ts'

export const texts: TeachingTexts = {
  language: 'fr',
  space: ' ',
  company: { atStart: 'L’entreprise {letter}', within: 'l’entreprise {letter}' },
  charges: {
    masseSalariale: 'la masse salariale',
    coutsMP: 'les matières premières',
    budgetPub: 'la publicité',
    coutStock: 'le stockage',
    coutTransport: 'le transport',
  },
  questions: { ...marketQuestions, ...companyQuestions },
  ownQuestions,
  ...facts,
  ...names,
  ...documents,
}
