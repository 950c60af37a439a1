import { useTranslation } from 'react-i18next'
import { Banner } from './banner.tsx'
import styles from './form-error-summary.module.css'

export type FieldFault = {
  /** The id of the control to focus. */
  id: string
  label: string
  message: string
}

/** Lists the errors on top of a rejected form that has two or more of them; each links to its field. */
export function FormErrorSummary({ faults }: { faults: readonly FieldFault[] }) {
  const { t } = useTranslation()
  if (faults.length < 2) return null
  const goTo = (id: string) => document.getElementById(id)?.focus()
  return (
    <Banner tone="error" title={t('ui.errorSummary', { count: faults.length })}>
      <ul className={styles.list}>
        {faults.map(fault => (
          <li key={fault.id}>
            <a
              href={`#${fault.id}`}
              onClick={event => {
                event.preventDefault()
                goTo(fault.id)
              }}
            >
              {fault.label}
            </a>
            {` – ${fault.message}`}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
