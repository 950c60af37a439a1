import { type Language, languageOfTag, languages } from '@trimestre/contract/languages'
import type { FastifyRequest } from 'fastify'
import { preferredLanguage } from '../../platform/http/language.ts'
import { invalid, violation } from '../../platform/http/refusal.ts'

/** Returns the language asked for, or else that of the browser; an unknown one is refused. */
export function readFileLanguage(asked: string | undefined, { headers }: FastifyRequest): Language {
  if (asked === undefined) return preferredLanguage(headers['accept-language'])
  const language = languageOfTag(asked)
  if (language === undefined) throw invalid([violation('lang', 'choice')])
  return language
}

/** Returns the day of an instant in a time zone, as a date in words. */
export const dayIn = (language: Language, moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(languages[language].intl, { dateStyle: 'long', timeZone }).format(moment)
