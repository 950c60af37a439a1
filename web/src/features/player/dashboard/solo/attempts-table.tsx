import type { Attempt, Solo } from '@trimestre/contract/solo'
import type { Training } from '@trimestre/contract/trainings'
import { useTranslation } from 'react-i18next'
import { placeText } from '../../../../domain/place-text.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { Figure } from '../../../../ui/figure.tsx'
import { PlainTable } from '../../../../ui/table/plain-table.tsx'
import { marksOf } from './attempt-marks.ts'
import styles from './attempts-card.module.css'

type Props = {
  attempts: readonly Attempt[]
  solo: Solo
  /** Which attempt counts; undefined outside a training. */
  counts: Training['counts'] | undefined
}

export function AttemptsTable({ attempts, solo, counts }: Props) {
  const { t } = useTranslation(['solo', 'common'])
  const format = useFormat()
  return (
    <PlainTable caption={t('attempt.title')}>
      <thead>
        <tr>
          <th scope="col">{t('attempt.one')}</th>
          <th scope="col">{t('attempt.value')}</th>
          <th scope="col">{t('attempt.rank')}</th>
          <th scope="col">{t('attempt.endedAt')}</th>
        </tr>
      </thead>
      <tbody>
        {attempts.map(({ attempt, valeurSociete, classement, companies, endedAt }) => {
          const isShared = companies.filter(other => other.classement === classement).length > 1
          return (
            <tr key={attempt}>
              <th scope="row">
                <span className={styles.marks}>
                  <Figure value={attempt} />
                  {marksOf(attempt, solo, counts).map(mark => (
                    <Chip key={mark} tone={mark === 'counted' ? 'success' : 'neutral'}>
                      {t(`attempt.mark.${mark}`)}
                    </Chip>
                  ))}
                </span>
              </th>
              <td>
                <Figure value={valeurSociete} kind="amount" />
              </td>
              <td>
                {t('attempt.rankOf', {
                  rank: placeText(t, classement, isShared),
                  companies: format.integer(companies.length),
                })}
              </td>
              <td>{format.dateTime(endedAt)}</td>
            </tr>
          )
        })}
      </tbody>
    </PlainTable>
  )
}
