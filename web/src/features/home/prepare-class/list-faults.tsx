import { useTranslation } from 'react-i18next'
import { violationText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import type { ListedFault } from './class-plan.ts'

/** More than these would hide the form; the rest comes back when they are mended. */
const shown = 12

/** What is wrong in the list, cell by cell. */
export function ListFaults({ faults }: { faults: readonly ListedFault[] }) {
  const { t } = useTranslation(['control', 'common'])
  if (faults.length === 0) return null
  return (
    <Banner tone="error" title={t('control:class.faults', { count: faults.length })} focused>
      <ul>
        {faults.slice(0, shown).map(({ line, who, column, ...fault }) => (
          <li key={`${line} ${column}`}>
            {t('control:class.fault', { line, who, reason: violationText(t, fault) })}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
