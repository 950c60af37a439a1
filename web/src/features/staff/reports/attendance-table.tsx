import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { closedQuarters, readAttendance, useAttendance } from '../../../domain/staff/attendance.ts'
import { FigureTable } from '../../../ui/table/figure-table.tsx'
import { ReportPartMissing } from './report-part.tsx'

/** Renders who decided in which closed quarter. */
export function AttendanceTable({ game }: { game: Game }) {
  const { t } = useTranslation(['company', 'common'])
  const { data, error, refetch } = useAttendance(game.id)
  if (!data) return <ReportPartMissing height={120} error={error} onRetry={() => void refetch()} />
  const closed = closedQuarters(game)
  const { rows } = readAttendance(data, closed)
  const quarters = Array.from({ length: closed }, (_, index) => index + 1)
  return (
    <FigureTable caption={t('report.attendance')}>
      <thead>
        <tr>
          <th scope="col">{t('company')}</th>
          {quarters.map(quarter => (
            <th key={quarter} scope="col">
              {t('common:ui.quarterShort', { quarter })}
            </th>
          ))}
          <th scope="col">{t('report.total')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.username}>
            <th scope="row">
              <bdi>{row.username}</bdi>
            </th>
            {quarters.map(quarter => (
              <td key={quarter}>
                <span aria-hidden="true">{row.quarters[quarter - 1] ? '✓' : '–'}</span>
                <span className="visually-hidden">
                  {t(row.quarters[quarter - 1] ? 'report.present' : 'report.absent')}
                </span>
              </td>
            ))}
            <td>
              <bdi className="fig">{`${row.total}/${closed}`}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}
