import type { Explanation } from '@trimestre/contract/explanations'
import { useTranslation } from 'react-i18next'
import { mainCauses } from '../../../domain/explanations/arrange-causes.ts'
import { causeName, kindOf } from '../../../domain/explanations/why-text.ts'
import { Change } from '../../../ui/change.tsx'
import styles from './report.module.css'

type Props = {
  explanation: Explanation | null | undefined
  /** Whether only decisions are told. */
  decisionsOnly?: boolean
}

/** Lists the main causes of a change with their amounts. */
export function CausesList({ explanation, decisionsOnly = false }: Props) {
  const { t } = useTranslation(['player', 'common', 'catalogue', 'criteria', 'explain', 'company'])
  const causes = explanation?.change?.causes ?? []
  const shown = mainCauses(decisionsOnly ? causes.filter(({ kind }) => kind === 'decision') : causes)
  if (!explanation || shown.length === 0) return <p className={styles.none}>{t('company:report.nothing')}</p>
  const kind = explanation.unit === 'amount' ? 'amount' : kindOf[explanation.unit]
  return (
    <ul className={styles.causes}>
      {shown.map(cause => (
        <li key={`${cause.kind} ${cause.key} ${cause.name}`}>
          <span>{causeName(t, cause)}</span>
          <Change delta={cause.amount} kind={kind} />
        </li>
      ))}
    </ul>
  )
}
