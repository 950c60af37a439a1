import type { TFunction } from 'i18next'
import i18next from 'i18next'
import type acts from '../../i18n/locales/fr/system.json'

type Act = keyof (typeof acts)['act']

/** Returns the text for a call; a call recorded by a newer version keeps its name. */
export const actText = (t: TFunction<'system'>, call: string): string =>
  i18next.exists(`system:act.${call}`) ? t(`act.${call as Act}`) : call

/** Returns every kind of audited call, in alphabetical order. */
export function actChoices(): { value: string; label: string }[] {
  const known = i18next.getResource(i18next.language, 'system', 'act') as Record<Act, string> | undefined
  return Object.entries(known ?? {})
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18next.language))
}
