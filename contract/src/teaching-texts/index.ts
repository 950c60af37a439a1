import type { Language } from '../languages.ts'
import { baseOf } from '../variant-texts.ts'
import type { TeachingLanguage, TeachingTexts } from './types.ts'

const modules: Record<TeachingLanguage, () => Promise<{ texts: TeachingTexts }>> = {
  fr: () => import('./fr/index.ts'),
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  es: () => import('./es/index.ts'),
  ar: () => import('./ar/index.ts'),
  id: () => import('./id/index.ts'),
  zh: () => import('./zh/index.ts'),
}

/** Loads the teaching texts of a language; a regional variant has those of its base. */
export async function teachingTexts(language: Language): Promise<TeachingTexts> {
  const code = baseOf(language) ?? language
  if (!hasTexts(code)) throw new Error(`no teaching texts in ${language}`)
  return (await modules[code]()).texts
}

const hasTexts = (code: string): code is TeachingLanguage => Object.hasOwn(modules, code)
