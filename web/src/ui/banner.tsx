import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './banner.module.css'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { type Tone, ToneIcon } from './tone.tsx'

type Props = {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  onClose?(): void
  action?: ReactNode
  ref?: React.Ref<HTMLDivElement>
}

/** A message that stays in the page until it no longer applies or is closed. */
export function Banner({ tone = 'info', title, children, onClose, action, ref }: Props) {
  const { t } = useTranslation()
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(styles.banner, styles[tone])}
    >
      <ToneIcon tone={tone} />
      <div className={styles.text}>
        {title && <div className={styles.title}>{title}</div>}
        {children}
      </div>
      {action}
      {onClose && (
        <IconButton
          className={styles.close}
          label={t('ui.close')}
          icon={<IconX size={18} aria-hidden="true" />}
          tip="end"
          onClick={onClose}
        />
      )}
    </div>
  )
}
