import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CompanyNameLink } from '../../../domain/company-name-link.tsx'
import type { Standings } from '../../../domain/people-ranking.ts'
import { isSharedRank, placeText } from '../../../domain/place-text.ts'
import { SeatWord } from '../../../domain/seat-word.tsx'
import type { ExpertRow } from '../../../domain/staff/game-results.ts'
import type { ShownRanking } from '../../../domain/use-ranking.tsx'
import { Change } from '../../../ui/change.tsx'
import { Figure } from '../../../ui/figure.tsx'
import { FigureTable } from '../../../ui/table/figure-table.tsx'
import { GroupRow } from '../../../ui/table/group-row.tsx'

type Props = { rows: readonly ExpertRow[] } & Standings<ExpertRow> &
  Pick<ShownRanking<ExpertRow>, 'isOfPeople'>

/** Returns the result of a company in the quarter before. */
export const rowBefore = (
  rows: readonly ExpertRow[],
  { companyId, round }: ExpertRow,
): ExpertRow | undefined => rows.find(row => row.companyId === companyId && row.round === round - 1)

/** Renders the ranking of the last quarter; companies with the same value share a rank. */
export function RankingTable({ rows, ranked, apart, isOfPeople }: Props) {
  const { t } = useTranslation(['player', 'common', 'company'])
  return (
    <FigureTable caption={t('dashboard.rankingCaption')}>
      <thead>
        <tr>
          <th scope="col">{t('dashboard.company')}</th>
          <th scope="col">{t('dashboard.rank')}</th>
          <th scope="col">{t('company:report.movement')}</th>
          <th scope="col">{t('common:player.netValue')}</th>
          <th scope="col">{t('figure.resultatNet')}</th>
          <th scope="col">{t('figure.liquidites')}</th>
          <th scope="col">{t('figure.prixVente')}</th>
          <th scope="col">{t('figure.partMarche')}</th>
        </tr>
      </thead>
      <tbody>
        {ranked.map(row => {
          const before = rowBefore(rows, row)
          const placeBefore = isOfPeople ? before?.rangHumain : before?.classement
          return (
            <RankingRow key={row.companyId} row={row}>
              <td>{placeText(t, row.classement, isSharedRank(ranked, row.classement))}</td>
              <td>{typeof placeBefore === 'number' && <Change delta={placeBefore - row.classement} />}</td>
            </RankingRow>
          )
        })}
      </tbody>
      {apart.length > 0 && (
        <tbody>
          <GroupRow columns={8}>{t('common:ranking.apart')}</GroupRow>
          {apart.map(row => (
            <RankingRow key={row.companyId} row={row}>
              <td>–</td>
              <td />
            </RankingRow>
          ))}
        </tbody>
      )}
    </FigureTable>
  )
}

/** Renders the name and the figures of a company, with the cells of its rank between them. */
function RankingRow({ row, children }: { row: ExpertRow; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">
        <CompanyNameLink companyId={row.companyId}>{row.username}</CompanyNameLink>
        <SeatWord company={row} />
      </th>
      {children}
      <td>
        <Figure value={row.valeurSociete} kind="amount" />
      </td>
      <td>
        <Figure value={row.resultatNet} kind="amount" />
      </td>
      <td>
        <Figure value={row.liquidites} kind="amount" />
      </td>
      <td>
        <Figure value={row.prixVente} kind="price" />
      </td>
      <td>
        <Figure value={row.partMarche} kind="percent" />
      </td>
    </tr>
  )
}
