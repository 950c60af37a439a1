import type { TFunction } from 'i18next'
import i18next from 'i18next'
import type texts from '../../../i18n/locales/fr/system.json'

type AuditedCall = keyof (typeof texts)['act']

/** Returns the text for a call; a call recorded by a newer version keeps its name. */
export const auditedCallText = (t: TFunction<'system'>, call: string): string =>
  i18next.exists(`system:act.${call}`) ? t(`act.${call as AuditedCall}`) : call

/** Returns every kind of audited call, in alphabetical order. */
export function auditedCallChoices(): { value: string; label: string }[] {
  const known = i18next.getResource(i18next.language, 'system', 'act') as
    | Record<AuditedCall, string>
    | undefined
  return Object.entries(known ?? {})
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18next.language))
}
