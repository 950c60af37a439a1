import { useTranslation } from 'react-i18next'
import { readAttendance, useAttendance } from '../../../domain/staff/attendance.ts'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { FigureTable } from '../../../ui/table/figure-table.tsx'

/** Renders who decided in which quarter. */
export function AttendanceTable({ gameId }: { gameId: number }) {
  const { t } = useTranslation(['company', 'common'])
  const attendance = useAttendance(gameId)
  if (!attendance.data) return <SkeletonStack shapes={[{ height: 120 }]} />
  const { rows, quarterCount } = readAttendance(attendance.data)
  const quarters = Array.from({ length: quarterCount }, (_, index) => index + 1)
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
              <bdi className="fig">{`${row.total}/${quarterCount}`}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}
