import { IconLock } from '@tabler/icons-react'
import type { CriterionRule } from '@trimestre/contract/criteria'
import type { TFunction } from 'i18next'
import { eventPicture, eventText } from '../../../domain/catalogue-text.ts'
import type { Format } from '../../../i18n/format.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { DataColumn } from '../../../ui/table/data-table.tsx'
import type { CatalogueEvent } from './api.ts'
import { effectText } from './effect-text.ts'
import { dateText, effectFieldsOf, isTax } from './event-fields.ts'
import styles from './events.module.css'

/** Returns the columns of the list of events, with their effects in the user's language. */
export function eventColumns(
  t: TFunction<['common', 'super']>,
  format: Format,
  rules: ReadonlyMap<string, CriterionRule>,
): DataColumn<CatalogueEvent>[] {
  const effects = (event: CatalogueEvent) =>
    event.effects.flatMap(effect => effectText(t, format, rules, effectFieldsOf(effect)) ?? [])
  const impact = (event: CatalogueEvent): string => {
    const { impact, reworded } = event
    // The impact texts of the product are in French and repeat the effects: their changes say as much everywhere.
    const changes = effects(event).map(({ change }) => change)
    if (impact === null || (typeof impact === 'string' && !reworded.includes('impact')))
      return changes.join(', ') || '–'
    if (typeof impact === 'string') return impact
    return `${impact > 0 ? '+' : ''}${format.percent(impact, Number.isInteger(impact) ? 0 : 2)}`
  }
  return [
    {
      id: 'name',
      header: t('field.name'),
      value: event => eventText(t, event).name,
      filterText: event => `${eventText(t, event).name} ${eventText(t, event).text}`,
      cell: event => (
        <span className={styles.event}>
          <Picture src={eventPicture(event)} alt="" />
          <span className={styles.name}>
            <span>
              {eventText(t, event).name}
              {isTax(event) && (
                <span className={styles.lock}>
                  <IconLock size={16} aria-hidden="true" /> {t('super:events.locked')}
                </span>
              )}
            </span>
            <span className={styles.text} dir="auto">
              {eventText(t, event).text}
            </span>
          </span>
        </span>
      ),
    },
    { id: 'impact', header: t('field.impact'), value: impact, cell: event => <bdi>{impact(event)}</bdi> },
    {
      id: 'effects',
      header: t('super:events.target'),
      sortable: false,
      value: event =>
        effects(event)
          .map(({ label, change }) => `${label} ${change}`)
          .join(', '),
      cell: event => (
        <ul className={styles.effects}>
          {effects(event).map(({ label, change }) => (
            <li key={label}>
              {label}{' '}
              <bdi className="fig" dir="ltr">
                {change}
              </bdi>
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'date',
      header: t('field.date'),
      value: event => event.eventDate,
      cell: event => <bdi className="fig">{dateText(event.eventDate) || '–'}</bdi>,
    },
  ]
}
