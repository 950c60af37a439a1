import { IconCheck } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import type { TFunction } from 'i18next'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CompanyNameLink } from '../../../domain/company-name-link.tsx'
import { useAssignedUsers } from '../../../domain/staff/assigned-users.ts'
import {
  type Attendance,
  closedQuarters,
  readAttendance,
  useAttendance,
} from '../../../domain/staff/attendance.ts'
import { type Format, useFormat } from '../../../i18n/format.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { type DataColumn, DataTable } from '../../../ui/table/data-table.tsx'
import { ExportButtons } from './export-buttons.tsx'
import styles from './game-overview.module.css'

type Texts = TFunction<['common', 'overview']>

/** Lists who decided in which quarter, with the most absent players first. */
export function AttendanceTab({ game }: { game: Game }) {
  const { t } = useTranslation(['common', 'overview'])
  const format = useFormat()
  const gameId = game.id
  const attendance = useAttendance(gameId)
  const closed = closedQuarters(game)
  const table = useMemo(
    () => attendance.data && readAttendance(attendance.data, closed),
    [attendance.data, closed],
  )
  const companyOf = useCompanyOfPlayer(game)
  const columns = useMemo(
    () => columnsOf(t, format, table?.quarterCount ?? 0, { companyOf, closed }),
    [t, format, table, companyOf, closed],
  )
  return (
    <Card
      flush
      title={t('adminDash.tab.attendance')}
      subtitle={t('overview:attendanceLead')}
      actions={table && table.rows.length > 0 && <ExportButtons gameId={gameId} kind="attendance" />}
    >
      <DataTable
        name="attendance"
        caption={t('adminDash.tab.attendance')}
        columns={columns}
        rows={table?.rows}
        rowId={row => row.username}
        failure={
          attendance.error && { reason: errorText(t, attendance.error), onRetry: () => attendance.refetch() }
        }
        empty={<EmptyState>{t('overview:nobody')}</EmptyState>}
        filterable
        onPhone="scroll"
        initial={{ size: 25, sort: { id: 'total', desc: false } }}
      />
    </Card>
  )
}

const columnsOf = (
  t: Texts,
  format: Format,
  quarterCount: number,
  { companyOf, closed }: { companyOf: CompanyOfPlayer; closed: number },
): DataColumn<Attendance>[] => [
  {
    id: 'player',
    header: t('overview:player'),
    value: row => row.username,
    cell: row => <Player companyId={companyOf(row.username)} username={row.username} />,
  },
  ...Array.from(
    { length: quarterCount },
    (_, index): DataColumn<Attendance> => ({
      id: `t${index + 1}`,
      header: t('ui.quarterShort', { quarter: index + 1 }),
      value: row => Number(row.quarters[index]),
      filterText: () => '',
      cell: row => <Presence isThere={row.quarters[index] ?? false} isClosed={index < closed} />,
    }),
  ),
  {
    id: 'total',
    header: t('overview:total'),
    figure: true,
    value: row => row.total,
    filterText: () => '',
    cell: row => (
      <bdi className="fig">
        {closed === 0
          ? '–'
          : `${row.total}/${closed} · ${format.percent(Math.trunc((row.total / closed) * 100), 0)}`}
      </bdi>
    ),
  },
]

type CompanyOfPlayer = (username: string) => number | undefined

/** Returns a function that finds the company of a player, of which the player may be one of several members. */
function useCompanyOfPlayer({ id, companies }: Game): CompanyOfPlayer {
  const players = useAssignedUsers(id).data
  return useCallback(
    username => {
      const person = players?.find(each => each.username === username)
      const own = person?.companies.find(({ game }) => game.id === id)
      return own?.id ?? companies.find(({ player }) => player === username)?.id
    },
    [players, id, companies],
  )
}

/** Renders the name of a player, which leads to the company if there is one. */
function Player({ companyId, username }: { companyId: number | undefined; username: string }) {
  if (companyId === undefined) return <bdi>{username}</bdi>
  return <CompanyNameLink companyId={companyId}>{username}</CompanyNameLink>
}

function Presence({ isThere, isClosed }: { isThere: boolean; isClosed: boolean }) {
  const { t } = useTranslation('overview')
  if (!isThere && !isClosed) return <span className={styles.absent}>{t('running')}</span>
  return (
    <span className={isThere ? styles.present : styles.absent}>
      {isThere ? <IconCheck size={20} stroke={2.5} aria-hidden="true" /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{t(isThere ? 'present' : 'absent')}</span>
    </span>
  )
}
