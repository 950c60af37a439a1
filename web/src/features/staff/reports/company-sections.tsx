import type { Explanation } from '@trimestre/contract/explanations'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Standings } from '../../../domain/people-ranking.ts'
import { isSharedRank, placeText } from '../../../domain/place-text.ts'
import { SeatWord } from '../../../domain/seat-word.tsx'
import type { ExpertRow } from '../../../domain/staff/game-results.ts'
import { HiddenMark } from '../../../domain/staff/hidden-mark.tsx'
import { Card } from '../../../ui/card.tsx'
import { Change } from '../../../ui/change.tsx'
import { Figure, type FigureKind } from '../../../ui/figure.tsx'
import { CausesList } from './causes-list.tsx'
import { rowBefore } from './ranking-table.tsx'
import styles from './report.module.css'
import { ReportPartLoading } from './report-part.tsx'
import { useResultCauses } from './report-queries.ts'

/** The figures that tell what a company has decided and what became of it. */
const told = [
  { key: 'prixVente', kind: 'price', rise: null },
  { key: 'nombreProduitsFabriques', kind: 'integer', rise: null },
  { key: 'nombreProduitVendu', kind: 'integer', rise: 'good' },
  { key: 'budgetPub', kind: 'amount', rise: null },
  { key: 'chiffreAffaires', kind: 'amount', rise: 'good' },
  { key: 'resultatNet', kind: 'amount', rise: 'good' },
  { key: 'liquidites', kind: 'amount', rise: 'good' },
  { key: 'valeurSociete', kind: 'amount', rise: 'good' },
] as const satisfies readonly { key: keyof ExpertRow; kind: FigureKind; rise: 'good' | null }[]

type Props = { rows: readonly ExpertRow[] } & Standings<ExpertRow>

/** Renders about half a sheet for each company: its figures, the decisions that mattered and what explains its result. */
export function CompanySections({ rows, ranked, apart }: Props) {
  const { t } = useTranslation(['company', 'common'])
  const last = useMemo(() => [...ranked, ...apart], [ranked, apart])
  const ids = useMemo(() => last.map(({ companyId }) => companyId), [last])
  const causes = useResultCauses(last[0]?.round, ids)
  return (
    <>
      {last.map(row => (
        <CompanySection
          key={row.companyId}
          row={row}
          before={rowBefore(rows, row)}
          place={
            apart.includes(row)
              ? t('common:ranking.apart')
              : placeText(t, row.classement, isSharedRank(ranked, row.classement))
          }
          explanation={causes.data?.get(row.companyId)}
        />
      ))}
    </>
  )
}

type SectionProps = {
  row: ExpertRow
  before: ExpertRow | undefined
  place: string
  /** Undefined while it is loading. */
  explanation: Explanation | null | undefined
}

function CompanySection({ row, before, place, explanation }: SectionProps) {
  const { t } = useTranslation(['company', 'player'])
  return (
    <Card
      title={
        <>
          <bdi>{row.username}</bdi>
          <SeatWord company={row} />
        </>
      }
      subtitle={
        <>
          {place} {row.state === 'hidden' && <HiddenMark />}
        </>
      }
    >
      <dl className={styles.told}>
        {told.map(({ key, kind, rise }) => (
          <div key={key}>
            <dt>{t(`player:figure.${key}`)}</dt>
            <dd>
              <Figure value={row[key]} kind={kind} />{' '}
              {before && <Change delta={row[key] - before[key]} kind={kind} rise={rise} />}
            </dd>
          </div>
        ))}
      </dl>
      {explanation === undefined ? (
        <ReportPartLoading height={80} />
      ) : (
        <div className={styles.two}>
          <div>
            <h3>{t('company:report.decisionsThatMattered')}</h3>
            <CausesList explanation={explanation} decisionsOnly />
          </div>
          <div>
            <h3>{t('company:report.causesOfResult')}</h3>
            <CausesList explanation={explanation} />
          </div>
        </div>
      )}
    </Card>
  )
}
