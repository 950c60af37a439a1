import type { Language } from '../languages.ts'
import type { TeachingLanguage } from '../teaching-texts/types.ts'
import { baseOf } from '../variant-texts.ts'
import type { QuizTexts } from './types.ts'

const modules: Record<TeachingLanguage, () => Promise<{ texts: QuizTexts }>> = {
  fr: () => import('./fr/index.ts'),
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  es: () => import('./es/index.ts'),
  ar: () => import('./ar/index.ts'),
  id: () => import('./id/index.ts'),
  zh: () => import('./zh/index.ts'),
}

/** Loads the texts of quizzes in a language; a regional variant has those of its base. */
export async function quizTexts(language: Language): Promise<QuizTexts> {
  const code = baseOf(language) ?? language
  if (!hasTexts(code)) throw new Error(`no texts of quizzes in ${language}`)
  return (await modules[code]()).texts
}

const hasTexts = (code: string): code is TeachingLanguage => Object.hasOwn(modules, code)
