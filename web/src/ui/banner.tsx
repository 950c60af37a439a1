import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
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
  /** Whether the banner takes the focus when it appears, because it reports the result of what was just submitted. */
  focused?: boolean
}

/** Renders a message that stays on the page until it no longer applies or is closed. */
export function Banner({ tone = 'info', title, children, onClose, action, focused }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) box.current?.focus()
  }, [focused])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(styles.banner, styles[tone])}
    >
      <ToneIcon tone={tone} />
      <div className={styles.text}>
        {title && <div className={styles.title}>{title}</div>}
        {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
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
