import { useTranslation } from 'react-i18next'
import { violationText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import type { ListedFault } from './class-plan.ts'

/** The largest number of errors shown: more would hide the form. The others appear once these are fixed. */
const shown = 12

/** Lists the errors of the class list, cell by cell. */
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
