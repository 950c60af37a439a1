import { isLanguage, type Language, languageCodes, languages } from '@trimestre/contract/languages'
import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { type Direction, getPreferences, setPreferences } from '../ui/preferences.ts'
import { usePreference } from '../ui/use-preference.ts'
import { isolateLatin, openingLanguage } from './languages.ts'
import { storeLanguage } from './stored-language.ts'
import { textFile } from './text-file.ts'

export const namespaces = [
  'common',
  'auth',
  'terms',
  'profile',
  'player',
  'team',
  'messages',
  'journal',
  'admin',
  'control',
  'debrief',
  'quizzes',
  'peers',
  'grading',
  'seats',
  'solo',
  'trainings',
  'plans',
  'overview',
  'branches',
  'company',
  'super',
  'system',
  'catalogue',
  'cases',
  'criteria',
  'explain',
  'glossary',
  'model',
  'tour',
] as const
export type Namespace = (typeof namespaces)[number]

type Texts = Record<string, Record<string, unknown>>

async function fetchTexts(language: string, wanted: readonly string[]): Promise<Texts> {
  const address = textFile(import.meta.env.TEXT_FOLDER, language, wanted)
  const response = await fetch(address)
  if (!response.ok) throw new Error(`texts ${language}/${wanted}: ${response.status}`)
  return response.json()
}

function markDocument(language: string): void {
  if (!isLanguage(language)) return
  document.documentElement.lang = language
  document.documentElement.dir = getPreferences().direction ?? languages[language].dir
}

/** Initialises the translations in the visitor's language with the namespaces of the first screen. */
export async function startTexts(first: readonly Namespace[]): Promise<void> {
  i18next.on('languageChanged', markDocument)
  const language = openingLanguage()
  await i18next
    .use({
      type: 'backend',
      read: (language: string, namespace: string, done: (error: unknown, data: object | null) => void) => {
        fetchTexts(language, [namespace]).then(
          texts => done(null, texts[namespace] ?? {}),
          error => done(error, null),
        )
      },
    })
    .use(initReactI18next)
    .init({
      lng: language,
      // Namespaces that fail to load here are requested once more, each on its own.
      resources: { [language]: await fetchTexts(language, first).catch(() => ({})) },
      partialBundledLanguages: true,
      fallbackLng: false,
      supportedLngs: languageCodes,
      // The files of a regional variant are complete.
      load: 'currentOnly',
      ns: [...first],
      defaultNS: 'common',
      interpolation: {
        prefix: '{',
        suffix: '}',
        escape: value => isolateLatin(String(value), i18next.language),
      },
      react: { useSuspense: true },
      returnNull: false,
    })
}

/** Changes the language, and with it the reading direction, immediately and stores the choice on this device. */
export async function setLanguage(language: Language): Promise<void> {
  storeLanguage(language)
  await i18next.changeLanguage(language)
  setPreferences({ direction: languages[language].dir })
}

/** Returns the language of the texts; before they are initialised, the language in which the page was opened. */
export function currentLanguage(): Language {
  const language = i18next.language ?? globalThis.document?.documentElement.lang
  return isLanguage(language) ? language : 'en'
}

/** Returns the reading direction: the one chosen, otherwise that of the language. */
export function useReadingDirection(): Direction {
  const { i18n } = useTranslation()
  const direction = usePreference('direction')
  return direction ?? (isLanguage(i18n.language) ? languages[i18n.language].dir : 'ltr')
}

/** Joins texts of different origins on one line, separated by middle dots. */
export const joinFacts = (facts: readonly (string | undefined | null)[]): string =>
  facts
    .filter(fact => fact)
    .map(fact => isolateLatin(fact ?? '', i18next.language))
    .join(' · ')

export const loadTexts = (wanted: readonly Namespace[]): Promise<void> => i18next.loadNamespaces([...wanted])
