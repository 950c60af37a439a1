import { type Language, languages } from './languages.ts'
import type { PlanKey, StepAddition, StepTextName } from './session-plans.ts'

export type StepText = {
  title: string
  /** What the teacher does now, in one or two sentences. */
  do: string
  /** What to say and to show, in detail. */
  points: readonly string[]
}

/** The texts of the session plans in one language; `{quarter}` and `{level}` stand for the numbers of the step. */
export type PlanTexts = {
  plans: Record<PlanKey, { title: string; summary: string }>
  steps: Record<StepTextName, StepText>
  also: Record<StepAddition, string>
  /** The titles of the drafts that a plan makes. */
  drafts: { quiz: string; peers: string }
}

type TextLanguage = Exclude<Language, 'en-GB'>

const files: Record<TextLanguage, () => Promise<{ planTexts: PlanTexts }>> = {
  fr: () => import('./plan-texts/fr.ts'),
  en: () => import('./plan-texts/en.ts'),
  de: () => import('./plan-texts/de.ts'),
  es: () => import('./plan-texts/es.ts'),
  ar: () => import('./plan-texts/ar.ts'),
  id: () => import('./plan-texts/id.ts'),
  zh: () => import('./plan-texts/zh.ts'),
}

const hasTexts = (code: string): code is TextLanguage => Object.hasOwn(files, code)

/** Loads the texts in a language; a regional variant has those of its base. */
export async function loadPlanTexts(language: Language): Promise<PlanTexts> {
  const described: { dir: string; base?: string } = languages[language]
  const code = described.base ?? language
  return (await files[hasTexts(code) ? code : 'en']()).planTexts
}
