import type { QuizTexts } from '../types.ts'
import { figures } from './figures.ts'
import { firstQuestions } from './questions-level-1.ts'
import { laterQuestions } from './questions-levels-2-4.ts'

export const texts: QuizTexts = {
  language: 'zh',
  figures,
  questions: { ...firstQuestions, ...laterQuestions },
  smallest: '{a}与{b}中的较小者',
  largest: '{a}与{b}中的较大者',
  right: '回答正确。',
  wrong: '答案不对。',
  exact: '须完全一致',
  within: '误差不超过{value}',
  withinShare: '误差不超过正确值的{value}',
  units: {
    pt: '个百分点',
    u: '件',
    d: '天',
  },
  worked: '{key} = {formula}',
  file: '测验',
  company: '企业',
}
