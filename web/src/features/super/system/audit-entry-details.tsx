import { type RoleName, roleNames } from '@trimestre/contract/roles'
import type { AuditEntry } from '@trimestre/contract/system'
import type { TFunction } from 'i18next'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { joinFacts } from '../../../i18n/i18n.ts'
import styles from './system.module.css'

type Texts = TFunction<['system', 'common']>

/** Shows the identifiers and settings of an audit entry, then the request id to search for in the log. */
export function AuditEntryDetails({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation(['system', 'common'])
  return (
    <span className={styles.details}>
      <span>{joinFacts(factsOf(t, entry)) || '–'}</span>
      <span className={styles.small}>
        {t('journal.request')} <bdi>{entry.requestId}</bdi>
      </span>
    </span>
  )
}

function factsOf(t: Texts, { details, game }: AuditEntry): string[] {
  const { changed, ...settings } = details
  const facts = Object.entries(settings).flatMap(([name, value]) => {
    const text = valueText(t, name, value)
    const isGame = game !== null && /^(?:id|gameId|idGame|game)$/.test(name) && text === String(game.id)
    const isNothing = text === '' || (name === 'count' && value === 0)
    return isGame || isNothing ? [] : [t('journal.fact', { name: fieldName(t, name), value: text })]
  })
  const others = Array.isArray(changed) ? changed.filter(name => name !== 'idGame') : []
  if (others.length === 0) return facts
  return [
    ...facts,
    t('journal.changed', { names: others.map(name => fieldName(t, String(name))).join(', ') }),
  ]
}

/** Returns the name of a field; a field without a translation keeps its name in the call. */
function fieldName(t: Texts, name: string): string {
  if (i18next.exists(`system:detail.${name}`)) return t(`detail.${name as 'id'}`)
  return i18next.exists(`common:field.${name}`) ? t(`common:field.${name as 'name'}`) : name
}

const roleKeys = {
  ROLE_SUPER_ADMIN: 'common:role.superAdmin',
  ROLE_ADMIN: 'common:role.admin',
  ROLE_USER: 'common:role.user',
} as const satisfies Record<RoleName, string>

function valueText(t: Texts, name: string, value: unknown): string {
  const role = roleNames.find(each => each === value)
  if (role) return t(roleKeys[role])
  if (name === 'typePassage') return t(value === 1 ? 'common:field.automatic' : 'common:field.manual')
  if (typeof value === 'boolean') return value ? t('journal.yes') : t('journal.no')
  if (value !== null && typeof value === 'object') {
    return Object.entries(value)
      .map(([key, each]) => `${key} ${String(each)}`)
      .join(', ')
  }
  return value === null ? '–' : String(value)
}
