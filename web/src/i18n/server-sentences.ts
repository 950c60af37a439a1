import { ApiError } from '@trimestre/contract/client'
import type { TFunction } from 'i18next'
import i18next from 'i18next'

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
export function serverSentence(t: TFunction, sentence: string): string {
  return Object.hasOwn(sentences, sentence) ? t(sentences[sentence as keyof typeof sentences]) : sentence
}

/** What to tell a person about a failed call: by its code, else by its sentence, else the general one. */
export function errorText(t: TFunction, error: unknown): string {
  if (!(error instanceof ApiError)) return t('errors.unexpected')
  const key = `errors.${error.code}`
  if (i18next.exists(key)) return t(key as 'errors.unexpected', { count: waitMinutes(error) })
  if (error.detail) return serverSentence(t, error.detail)
  return error.status >= 500 ? t('error.server') : t('errors.unexpected')
}

/** The sentence of a field error: by the last part of its code, else its own words. */
export function violationText(t: TFunction, violation: { code: string; message: string }): string {
  const key = `validation.${violation.code.split('/').at(-1)}`
  if (i18next.exists(key)) return t(key as 'validation.required')
  return serverSentence(t, violation.message)
}

/** Whole minutes before another try, at least one. */
export const waitMinutes = (error: ApiError): number => Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60))
