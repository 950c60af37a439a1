import { type Language, languages } from './languages.ts'
import type { PeerStatement } from './peers.ts'

/** A statement, and what 1, 3 and 5 stand for. */
export type PeerStatementText = { text: string; low: string; middle: string; high: string }

/** The statements of the peer evaluation in one language. */
export type PeerTexts = Record<PeerStatement, PeerStatementText>

type TextLanguage = Exclude<Language, 'en-GB'>

const files: Record<TextLanguage, () => Promise<{ peerTexts: PeerTexts }>> = {
  fr: () => import('./peer-texts/fr.ts'),
  en: () => import('./peer-texts/en.ts'),
  de: () => import('./peer-texts/de.ts'),
  es: () => import('./peer-texts/es.ts'),
  ar: () => import('./peer-texts/ar.ts'),
  id: () => import('./peer-texts/id.ts'),
  zh: () => import('./peer-texts/zh.ts'),
}

const hasTexts = (code: string): code is TextLanguage => Object.hasOwn(files, code)

/** Loads the texts in a language; a regional variant has those of its base. */
export async function loadPeerTexts(language: Language): Promise<PeerTexts> {
  const described: { dir: string; base?: string } = languages[language]
  const code = described.base ?? language
  return (await files[hasTexts(code) ? code : 'en']()).peerTexts
}
