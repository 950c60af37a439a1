import type { Projection } from '@trimestre/engine/projection'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../../../ui/figure.tsx'
import { type Capacity, capacitiesOf } from './capacities.ts'
import styles from './capacity-bars.module.css'

/** Renders the plan against each capacity as a bar, on one scale, in a table that also has the figures. */
export function CapacityBars({ projection }: { projection: Projection }) {
  const { t } = useTranslation('player')
  const capacities = capacitiesOf(projection)
  const longest = Math.max(1, ...capacities.flatMap(({ planned, possible }) => [planned, possible]))
  return (
    <div>
      <h4 className={styles.title}>{t('projection.capacity.title')}</h4>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('projection.capacity.title')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('projection.capacity.of')}</th>
            <th scope="col">{t('projection.capacity.planned')}</th>
            <th scope="col">{t('projection.capacity.possible')}</th>
          </tr>
        </thead>
        <tbody>
          {capacities.map(capacity => (
            <Row key={capacity.key} capacity={capacity} longest={longest} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ capacity, longest }: { capacity: Capacity; longest: number }) {
  const { t } = useTranslation('player')
  const { key, planned, possible, missing } = capacity
  const lengthOf = (units: number) => ({ inlineSize: `${(100 * units) / longest}%` })
  return (
    <tr>
      <th scope="row">
        {t(`projection.capacity.${key}`)}
        {missing > 0 && (
          <span className={styles.missing}>
            {t('projection.capacity.missing')} <Figure value={missing} />
          </span>
        )}
      </th>
      <td className={styles.planned}>
        <Figure value={planned} />
        <span className={styles.track} aria-hidden="true">
          <span className={styles.possible} style={lengthOf(possible)} />
          <span className={styles.use} style={lengthOf(Math.min(planned, possible))} />
          {missing > 0 && (
            <span
              className={styles.over}
              style={{ insetInlineStart: lengthOf(possible).inlineSize, ...lengthOf(missing) }}
            />
          )}
        </span>
      </td>
      <td className={styles.limit}>
        <span aria-hidden="true">/ </span>
        <Figure value={possible} />
      </td>
    </tr>
  )
}
