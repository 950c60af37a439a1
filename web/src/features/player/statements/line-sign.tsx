import { classNames } from '../../../ui/class-names.ts'
import styles from './line-sign.module.css'
import type { PeriodRole } from './period-lines.ts'

const signs: Record<PeriodRole, string> = { plain: '', plus: '+', minus: '\u2212', subtotal: '=', total: '=' }

/** Writes the sign of a statement's line to the left of its name, in the padding of the cell. */
export function LineSign({ role }: { role: PeriodRole }) {
  return (
    <span className={classNames('fig', styles.sign)} aria-hidden="true">
      {signs[role]}
    </span>
  )
}
