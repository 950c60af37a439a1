import { ApiError } from '@trimestre/contract/client'
import type { Violation } from '@trimestre/contract/errors'
import i18next from 'i18next'
import { commonTexts, type Translator } from './translator.ts'

/** Sentences the server may send that do not come with a code of their own, and the text that stands for them. */
const sentences = {
  'Utilisateur Ou Mot de passe Incorrecte': 'auth.badCredentials',
  'Authentification requise': 'errors.auth/required',
  'Acces refuse': 'errors.auth/forbidden',
  'Oops, Page Not Found :(': 'notFound.message',
  'Sorry, server goes wrong': 'error.server',
  'Game Trimestres already reached the maximum number of Trimestres!': 'pass.refused',
  'Erreur dans la configuration du fichier !!': 'schedule.error',
  Required: 'validation.required',
  'Must be a number': 'validation.number',
  'Invalid email': 'validation.email',
  'Passwords dont match': 'validation.passwords',
} as const

/** A server sentence in the current language; an unknown one is shown as it came. */
export function serverSentence(t: Translator, sentence: string): string {
  return Object.hasOwn(sentences, sentence)
    ? commonTexts(t)(sentences[sentence as keyof typeof sentences])
    : sentence
}

/** What to tell a person about a failed call: by its code, else by its sentence, else the general one. */
export function errorText(t: Translator, error: unknown): string {
  const text = commonTexts(t)
  if (!(error instanceof ApiError)) return text('errors.unexpected')
  // A fault without a code of ours: what stands in front of the server answered for it.
  if (error.status >= 500 && error.code === 'server/unreachable') return text('error.server')
  const key = `errors.${error.code}`
  const count = waitMinutes(error)
  if (i18next.exists(key, { ns: 'common', count })) return text(key as 'errors.unexpected', { count })
  if (error.detail) return serverSentence(t, error.detail)
  return error.status >= 500 ? text('error.server') : text('errors.unexpected')
}

/** The sentence of a field error: the sign that is wrong and its place, else by the last part of its code, else its words. */
export function violationText(t: Translator, violation: Omit<Violation, 'propertyPath'>): string {
  const { character, position } = violation
  if (character && position) return commonTexts(t)('validation.character', { character, position })
  const key = `validation.${violation.code.split('/').at(-1)}`
  if (i18next.exists(key, { ns: 'common' })) return commonTexts(t)(key as 'validation.required')
  return serverSentence(t, violation.message)
}

/** Whole minutes before another try, at least one. */
export const waitMinutes = (error: ApiError): number => Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60))
