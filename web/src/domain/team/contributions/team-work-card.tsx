import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Card } from '../../../ui/card.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { call } from '../../api.ts'
import { PracticeMark } from '../../practice.tsx'
import styles from './team-work-card.module.css'
import { byQuarter, type WorkOfQuarter, workKeys } from './work-rows.ts'

type Props = {
  companyId: number
  /** « Notre travail » unless another one is given. */
  title?: string
}

/** Shows what each member did in each quarter. It opens with a sentence on what it is not. */
export default function TeamWorkCard({ companyId, title }: Props) {
  const { t } = useTranslation(['team', 'common'])
  const ledger = useQuery({
    queryKey: ['listContributions', companyId],
    queryFn: ({ signal }) => call('listContributions', { params: { id: companyId }, signal }),
  })
  const quarters = ledger.data && byQuarter(ledger.data)
  return (
    <Card title={title ?? t('work.title')} flush>
      <p className={styles.lead}>{t('work.lead')}</p>
      {quarters ? (
        quarters.length === 0 ? (
          <p className={styles.lead}>{t('work.none')}</p>
        ) : (
          <WorkTable quarters={quarters} />
        )
      ) : ledger.error ? (
        <ErrorCard reason={errorText(t, ledger.error)} onRetry={() => void ledger.refetch()} />
      ) : (
        <SkeletonStack shapes={[{ height: 160 }]} />
      )}
    </Card>
  )
}

function WorkTable({ quarters }: { quarters: readonly WorkOfQuarter[] }) {
  const { t } = useTranslation('team')
  const format = useFormat()
  /** A restart has deleted what some figures of practice were counted from. */
  const textOf = (work: WorkOfQuarter['rows'][number]['work'], key: (typeof workKeys)[number]) =>
    work?.[key] === null ? '–' : format.integer(work?.[key] ?? 0)
  return (
    <PlainTable className={styles.table} caption={t('work.caption')}>
      <thead>
        <tr>
          <th scope="col">{t('work.person')}</th>
          {workKeys.map(key => (
            <th key={key} scope="col">
              {t(`work.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      {quarters.map(({ roundNb, epoch, practice, rows }) => (
        <tbody key={`${epoch}.${roundNb}`}>
          <tr>
            <th scope="rowgroup" colSpan={workKeys.length + 1} className={styles.quarter}>
              {t('work.quarter', { quarter: roundNb - 1 })} {practice && <PracticeMark />}
            </th>
          </tr>
          {rows.map(({ user, work }) => (
            <tr key={user.id}>
              <th scope="row">
                <bdi>{user.name}</bdi>
              </th>
              {workKeys.map(key => (
                <td key={key}>
                  <bdi className="fig">{textOf(work, key)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </PlainTable>
  )
}
