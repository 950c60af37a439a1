import type { TeachingTexts } from '../types.ts'
import { documents } from './documents.ts'
import { facts } from './facts.ts'
import { names } from './names.ts'
import { companyQuestions } from './questions-company.ts'
import { marketQuestions } from './questions-market.ts'
import { ownQuestions } from './questions-own.ts'

export const texts: TeachingTexts = {
  language: 'es',
  space: ' ',
  company: { atStart: 'La empresa {letter}', within: 'la empresa {letter}' },
  charges: {
    masseSalariale: 'los salarios',
    coutsMP: 'las materias primas',
    budgetPub: 'la publicidad',
    coutStock: 'el almacenamiento',
    coutTransport: 'el transporte',
  },
  questions: { ...marketQuestions, ...companyQuestions },
  ownQuestions,
  ...facts,
  ...names,
  ...documents,
}
