import { firstPassDaysMax } from '@trimestre/contract/plans'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../server-clock.ts'
import { choiceOf, momentOf, type TimeChoice } from '../time-choice.ts'
import { TimeFields } from '../time-fields.tsx'
import styles from './first-pass.module.css'

const week = 7 * 86_400_000
const hour = 3_600_000

/** The first pass that a form proposes: at the next full hour, a week from now. */
const proposedAt = (now: number): number => Math.ceil((now + week) / hour) * hour

/** The moment of the first pass while it is chosen; `moment` in milliseconds, null while it is none. */
export function useFirstPass(timezone: string | undefined) {
  const [typed, setTyped] = useState<TimeChoice | null>(null)
  const choice = typed ?? (timezone === undefined ? null : choiceOf(proposedAt(serverNow()), timezone))
  const moment =
    choice === null || timezone === undefined
      ? null
      : momentOf(choice, serverNow(), timezone, firstPassDaysMax)
  return { choice, moment, setChoice: setTyped, isChanged: typed !== null }
}

export type FirstPass = ReturnType<typeof useFirstPass>

type Props = { firstPass: FirstPass; timezone: string | undefined }

/** Chooses the day and the hour of the first pass of a plan by weeks, by the clock of the school. */
export function FirstPassFields({ firstPass, timezone }: Props) {
  const { t } = useTranslation(['plans', 'admin'])
  const { choice, moment, setChoice } = firstPass
  if (choice === null) return null
  return (
    <fieldset className={styles.fields}>
      <legend>{t('plans:firstPass')}</legend>
      <p className={styles.zone}>{timezone && t('admin:schedule.zone', { zone: timezone })}</p>
      <TimeFields
        choice={choice}
        onChange={setChoice}
        error={moment === null ? t('plans:badTime') : undefined}
      />
    </fieldset>
  )
}
