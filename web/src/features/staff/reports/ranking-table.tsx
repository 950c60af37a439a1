import { useTranslation } from 'react-i18next'
import { CompanyNameLink } from '../../../domain/company-name-link.tsx'
import { isSharedRank, placeText } from '../../../domain/place-text.ts'
import { SeatWord } from '../../../domain/seat-word.tsx'
import type { ExpertRow } from '../../../domain/staff/game-results.ts'
import { Change } from '../../../ui/change.tsx'
import { Figure } from '../../../ui/figure.tsx'
import { FigureTable } from '../../../ui/table/figure-table.tsx'

type Props = { rows: readonly ExpertRow[]; last: readonly ExpertRow[] }

/** Returns the result of a company in the quarter before. */
export const rowBefore = (
  rows: readonly ExpertRow[],
  { companyId, round }: ExpertRow,
): ExpertRow | undefined => rows.find(row => row.companyId === companyId && row.round === round - 1)

/** Renders the ranking of the last quarter; companies with the same value share a rank. */
export function RankingTable({ rows, last }: Props) {
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
        {last.map(row => {
          const before = rowBefore(rows, row)
          return (
            <tr key={row.companyId}>
              <th scope="row">
                <CompanyNameLink companyId={row.companyId}>{row.username}</CompanyNameLink>
                <SeatWord kind={row.kind} />
              </th>
              <td>{placeText(t, row.classement, isSharedRank(last, row.classement))}</td>
              <td>{before && <Change delta={before.classement - row.classement} />}</td>
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
        })}
      </tbody>
    </FigureTable>
  )
}
