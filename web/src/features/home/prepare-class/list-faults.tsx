import { useTranslation } from 'react-i18next'
import { violationText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import type { CellFault } from './class-plan.ts'

/** More than these would hide the form; the rest comes back when they are mended. */
const shown = 12

/** What is wrong in the pasted list, cell by cell. */
export function ListFaults({ faults }: { faults: readonly CellFault[] }) {
  const { t } = useTranslation(['control', 'common'])
  if (faults.length === 0) return null
  return (
    <Banner tone="error" title={t('control:class.faults', { count: faults.length })} focused>
      <ul>
        {faults.slice(0, shown).map(({ line, who, column, code, message }) => (
          <li key={`${line} ${column} ${code}`}>
            {t('control:class.fault', {
              line,
              who,
              reason: violationText(t, { code, message }),
            })}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
