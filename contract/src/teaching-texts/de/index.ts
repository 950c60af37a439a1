import type { TeachingTexts } from '../types.ts'
import { documents } from './documents.ts'
import { facts } from './facts.ts'
import { names } from './names.ts'
import { companyQuestions } from './questions-company.ts'
import { marketQuestions } from './questions-market.ts'
import { ownQuestions } from './questions-own.ts'

export const texts: TeachingTexts = {
  language: 'de',
  space: ' ',
  company: { atStart: 'Unternehmen {letter}', within: 'Unternehmen {letter}' },
  charges: {
    masseSalariale: 'Löhne und Gehälter',
    coutsMP: 'Rohstoffe',
    budgetPub: 'Werbung',
    coutStock: 'Lagerung',
    coutTransport: 'Transport',
  },
  questions: { ...marketQuestions, ...companyQuestions },
  ownQuestions,
  ...facts,
  ...names,
  ...documents,
}
