import type { Language } from '../languages.ts'
import type { TeachingLanguage } from '../teaching-texts/types.ts'
import { baseOf } from '../variant-texts.ts'
import type { GradeTexts } from './types.ts'

const modules: Record<TeachingLanguage, () => Promise<{ texts: GradeTexts }>> = {
  fr: () => import('./fr.ts'),
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
  id: () => import('./id.ts'),
  zh: () => import('./zh.ts'),
}

/** Loads the texts of grades in a language; a regional variant has those of its base. */
export async function gradeTexts(language: Language): Promise<GradeTexts> {
  const code = baseOf(language) ?? language
  if (!hasTexts(code)) throw new Error(`no texts of grades in ${language}`)
  return (await modules[code]()).texts
}

const hasTexts = (code: string): code is TeachingLanguage => Object.hasOwn(modules, code)
