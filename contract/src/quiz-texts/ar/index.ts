import type { QuizTexts } from '../types.ts'
import { figures } from './figures.ts'
import { firstQuestions } from './questions-level-1.ts'
import { laterQuestions } from './questions-levels-2-4.ts'

export const texts: QuizTexts = {
  language: 'ar',
  figures,
  questions: { ...firstQuestions, ...laterQuestions },
  smallest: 'الأصغر بين {a} و{b}',
  largest: 'الأكبر بين {a} و{b}',
  right: 'إجابة صحيحة.',
  wrong: 'ليست هذه الإجابة.',
  exact: 'إجابة دقيقة',
  within: 'بفارق لا يتجاوز {value}',
  withinShare: 'بفارق لا يتجاوز {value} من القيمة الصحيحة',
  units: {
    pt: '{n, plural, few {نقاط مئوية} many {نقطة مئوية} other {نقطة مئوية}}',
    u: '{n, plural, few {وحدات} many {وحدة} other {وحدة}}',
    d: '{n, plural, few {أيام} many {يومًا} other {يوم}}',
  },
  worked: '{key} = {formula}',
  file: 'اختبار',
  company: 'الشركة',
}
