import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { SwitchField } from '../ui/switch-field.tsx'
import {
  hasPeopleRanking,
  type Ranked,
  type Rivals,
  rivalsIn,
  type Standings,
  standingsOf,
} from './people-ranking.ts'
import { readStored, writeStored } from './storage.ts'
import styles from './use-ranking.module.css'

const storageKey = 'rankedTogether'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function rankTogether(isTogether: boolean): void {
  writeStored(storageKey, isTogether ? 'yes' : null)
  for (const listener of listeners) listener()
}

/** Returns whether this device ranks people and computers together. */
const useIsTogether = (): boolean => useSyncExternalStore(subscribe, () => readStored(storageKey) === 'yes')

export type ShownRanking<Row> = Standings<Row> & {
  /** Whether the ranks are those among people. */
  isOfPeople: boolean
  /** Who else plays where people have a ranking of their own, and null elsewhere. */
  rivals: Rivals | null
  isTogether: boolean
  /** The switch that ranks all together; null where people have no ranking of their own. */
  choice: ReactNode
}

/** Returns a ranking as this device shows it: people first and computers apart, or all together. */
export function useRanking<Row extends Ranked>(rows: readonly Row[]): ShownRanking<Row> {
  const isTogether = useIsTogether()
  return useMemo(() => {
    const rivals = hasPeopleRanking(rows) ? rivalsIn(rows) : null
    return {
      ...standingsOf(rows, isTogether),
      rivals,
      isTogether,
      isOfPeople: rivals !== null && !isTogether,
      choice: rivals && <TogetherSwitch rivals={rivals} isTogether={isTogether} />,
    }
  }, [rows, isTogether])
}

function TogetherSwitch({ rivals, isTogether }: { rivals: Rivals; isTogether: boolean }) {
  const { t } = useTranslation('common')
  return (
    <div className={styles.choice} data-screen-only>
      <SwitchField label={t(`ranking.with.${rivals}`)} checked={isTogether} onChange={rankTogether} />
    </div>
  )
}
