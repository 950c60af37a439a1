import { ApiError } from '@trimestre/contract/client'
import type { TFunction } from 'i18next'
import { call } from '../../../domain/api.ts'
import { enterApplication } from '../../../domain/navigation.ts'
import { startSession } from '../../../domain/session.ts'
import { errorText, serverSentence, violationText } from '../../../i18n/server-sentences.ts'
import { readCount } from '../../../ui/number-text.ts'

export type RegistrationFields = {
  username: string | null
  firstName: string | null
  lastName: string | null
  gender: 'male' | 'female' | null
  age: string | null
  email: string | null
  password: string | null
  passwordConfirm: string | null
  terms: boolean
}

export const emptyRegistration: RegistrationFields = {
  username: null,
  firstName: null,
  lastName: null,
  gender: null,
  age: null,
  email: null,
  password: null,
  passwordConfirm: null,
  terms: false,
}

export type Refusal = {
  banner: string
  faults: { name: keyof RegistrationFields; message: string }[]
}

/** Creates the account and signs in. Returns null on success and the refusal otherwise. */
export async function sendRegistration(
  t: TFunction<['common', 'auth']>,
  fields: RegistrationFields,
): Promise<Refusal | null> {
  const text = (value: string | null) => value ?? ''
  try {
    const session = await call('register', {
      body: {
        username: text(fields.username),
        firstName: text(fields.firstName),
        lastName: text(fields.lastName),
        age: String(readCount(text(fields.age))),
        email: text(fields.email),
        password: text(fields.password),
        passwordConfirm: text(fields.passwordConfirm),
        terms: fields.terms,
        gender: fields.gender,
      },
    })
    startSession(session)
    enterApplication(true)
    return null
  } catch (error) {
    return refusal(t, error)
  }
}

/**
 * Returns the banner for a refused registration, and the actual reason for each field. The specification words the
 * banner in English; the other languages say what to do.
 */
function refusal(t: TFunction<['common', 'auth']>, error: unknown): Refusal {
  if (!(error instanceof ApiError) || error.status !== 422) return { banner: errorText(t, error), faults: [] }
  const faults = error.violations
    .filter(violation => Object.hasOwn(emptyRegistration, violation.propertyPath))
    .map(violation => ({
      name: violation.propertyPath as keyof RegistrationFields,
      message: faultText(t, violation),
    }))
  const sentence = error.detail ? serverSentence(t, error.detail) : t('auth.badCredentialsAlt')
  return { banner: faults.length > 0 ? t('auth:register.refused') : sentence, faults }
}

function faultText(
  t: TFunction<['common', 'auth']>,
  violation: { propertyPath: string; code: string; message: string },
) {
  const isTaken = violation.code.endsWith('/taken')
  if (isTaken && violation.propertyPath === 'username') return t('auth:register.usernameTaken')
  if (isTaken && violation.propertyPath === 'email') return t('auth:register.emailTaken')
  return violationText(t, violation)
}
