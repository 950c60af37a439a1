import type { Grading } from '@trimestre/contract/grading'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import styles from './grades.module.css'
import type { EditedScheme } from './use-scheme.ts'

/** Says who stored another scheme meanwhile. What was typed stays until one of both is chosen. */
export function SchemeConflict({ grading, scheme }: { grading: Grading; scheme: EditedScheme }) {
  const { t } = useTranslation('grading')
  const format = useFormat()
  const { lastChange } = grading
  const by = lastChange?.by?.username ?? t('staff.conflict.someone')
  return (
    <Banner
      tone="warning"
      title={
        lastChange
          ? t('staff.conflict.title', { name: by, when: format.dateTime(lastChange.at) })
          : t('staff.conflict.titleNoTime', { name: by })
      }
    >
      <p>{t('staff.conflict.text')}</p>
      <div className={styles.buttons}>
        <Button small onClick={scheme.leave}>
          {t('staff.conflict.theirs')}
        </Button>
        <Button small onClick={scheme.insist}>
          {t('staff.conflict.mine')}
        </Button>
      </div>
    </Banner>
  )
}
