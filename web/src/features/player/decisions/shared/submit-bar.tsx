import { IconAlertTriangle, IconCheck, IconCloudOff, IconLockCheck, IconRefresh } from '@tabler/icons-react'
import type { Company } from '@trimestre/contract/companies'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../../../domain/server-clock.ts'
import { SubmitButtons } from '../../../../domain/team/submit-buttons.tsx'
import { useFormat } from '../../../../i18n/format.ts'
import barStyles from '../save-bar.module.css'
import type { PendingField, SheetState } from './pending-fields.ts'

type Props = {
  company: Company
  state: SheetState
  isLocked: boolean
  nextPassAt: string | null
  /** Whether a computer decides in this quarter unless somebody does something with the sheet. */
  awaitsSubstitute: boolean
  peek: ReactNode
}

export type SheetStatus = 'locked' | 'conflict' | 'refused' | 'failed' | 'saving' | 'saved'

/** Returns the state of saving of a whole sheet: that of the fields in which the member has most to do. */
export function statusOf(fields: readonly PendingField[], isLocked: boolean): SheetStatus {
  const has = (...states: PendingField['state'][]) => fields.some(({ state }) => states.includes(state))
  if (has('conflict')) return 'conflict'
  if (has('refused')) return 'refused'
  if (has('failed')) return 'failed'
  if (isLocked) return 'locked'
  return fields.length > 0 ? 'saving' : 'saved'
}

const icons = {
  locked: IconLockCheck,
  conflict: IconAlertTriangle,
  refused: IconAlertTriangle,
  failed: IconCloudOff,
  saving: IconRefresh,
  saved: IconCheck,
} as const

/** The bar under a shared sheet: whether everything is saved, what counts at the close, and « Remettre ». */
export function SubmitBar({ company, state, isLocked, nextPassAt, awaitsSubstitute, peek }: Props) {
  const { t } = useTranslation('team')
  const closing = useClosingSentence(nextPassAt)
  const fields = Object.values(state.pending)
  const status = statusOf(fields, isLocked)
  const isObserver = company.me?.kind === 'observer'
  const Icon = icons[status]
  return (
    <div className={barStyles.bar}>
      {peek}
      <div className={barStyles.state}>
        {(!isObserver || isLocked) && (
          <p className={barStyles.status} role="status">
            <Icon
              className={status === 'saved' || status === 'locked' ? barStyles.saved : barStyles.draft}
              size={18}
              aria-hidden="true"
            />
            {t(`bar.${status}`, { count: fields.filter(field => field.state === status).length })}
          </p>
        )}
        <p className={barStyles.counts}>{awaitsSubstitute ? t('bar.countsSubstitute') : closing}</p>
      </div>
      <SubmitButtons company={company} obstacle={fields.length > 0 ? t('bar.unsaved') : null} />
    </div>
  )
}

/** « À 14 h 05, la feuille telle qu'elle est compte, remise ou non. » */
function useClosingSentence(nextPassAt: string | null): string {
  const { t } = useTranslation('team')
  const format = useFormat()
  if (nextPassAt === null) return t('bar.countsAtClose')
  const isToday = new Date(nextPassAt).toDateString() === new Date(serverNow()).toDateString()
  return isToday
    ? t('bar.countsAt', { time: format.time(nextPassAt) })
    : t('bar.countsOn', { when: format.dateTime(nextPassAt) })
}
