import type { ApiError } from '@trimestre/contract/client'
import type { Violation } from '@trimestre/contract/errors'
import i18next from 'i18next'
import { errorKey, waitMinutes } from './error-key.ts'
import { commonTexts, type Translator } from './translator.ts'

/** Sentences that the server may send without a code of their own, with the keys of their texts. */
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

/** Translates a sentence of the server into the current language; an unknown one is shown unchanged. */
export function serverSentence(t: Translator, sentence: string): string {
  return Object.hasOwn(sentences, sentence)
    ? commonTexts(t)(sentences[sentence as keyof typeof sentences])
    : sentence
}

/** Returns the text of a failed request: by its code, otherwise by its sentence, otherwise the general one. */
export function errorText(t: Translator, error: unknown): string {
  const count = waitMinutes(error)
  const key = errorKey(error, wanted => i18next.exists(wanted, { ns: 'common', count }))
  if (key === null) return serverSentence(t, (error as ApiError).detail)
  return commonTexts(t)(key as 'errors.unexpected', { count })
}

/**
 * Returns the text of a field error: the invalid character and its position, otherwise by the last part of its code,
 * otherwise its message.
 */
export function violationText(t: Translator, violation: Omit<Violation, 'propertyPath'>): string {
  const { character, position } = violation
  if (character && position) return commonTexts(t)('validation.character', { character, position })
  const key = `validation.${violation.code.split('/').at(-1)}`
  if (i18next.exists(key, { ns: 'common' })) return commonTexts(t)(key as 'validation.required')
  return serverSentence(t, violation.message)
}
