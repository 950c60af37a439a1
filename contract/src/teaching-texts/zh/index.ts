import type { TeachingTexts } from '../types.ts'
import { documents } from './documents.ts'
import { facts } from './facts.ts'
import { names } from './names.ts'
import { companyQuestions } from './questions-company.ts'
import { marketQuestions } from './questions-market.ts'
import { ownQuestions } from './questions-own.ts'

export const texts: TeachingTexts = {
  language: 'zh',
  space: '',
  company: { atStart: '企业{letter}', within: '企业{letter}' },
  charges: {
    masseSalariale: '工资',
    coutsMP: '原材料',
    budgetPub: '广告',
    coutStock: '仓储',
    coutTransport: '运输',
  },
  questions: { ...marketQuestions, ...companyQuestions },
  ownQuestions,
  ...facts,
  ...names,
  ...documents,
}
