import type { JournalField } from '@trimestre/contract/journal'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import type { FieldsProps } from './field-state.tsx'
import styles from './journal.module.css'
import { fieldsOf } from './pending-fields.ts'

const isOfResults = (name: JournalField): boolean => name === 'after' || name === 'change'

/** Shows what was typed but came too late to be saved, so that nobody loses it without knowing. */
export function LateFields({ entry: { writable }, sync, state }: FieldsProps) {
  const { t } = useTranslation('journal')
  const late = fieldsOf(state.pending).filter(([name]) =>
    isOfResults(name) ? !writable.after : !writable.before,
  )
  return late.map(([name, { value, text }]) => (
    <Banner
      key={name}
      tone="warning"
      title={t('late.title')}
      action={
        <Button small onClick={() => sync.forget(name)}>
          {t('late.forget')}
        </Button>
      }
    >
      <div className={styles.text} dir="auto">
        {text || String(value ?? '')}
      </div>
    </Banner>
  ))
}
