import { Dialog } from '@base-ui/react/dialog'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import styles from './modal.module.css'
import { useReturnFocus } from './use-return-focus.ts'

type Props = {
  opened: boolean
  /** Called by Esc, a click outside and the close button. */
  onClose(): void
  title?: ReactNode
  /** The accessible name of a modal without a title. */
  label?: string
  /** Where it appears: in the middle, over the whole page, or at an edge of it. */
  placement?: 'middle' | 'page' | 'start' | 'end' | 'bottom'
  /** The width, of a bottom sheet the height: in pixels, which follow the text size, or as a CSS length. */
  size?: number | string
  /** Whether it interrupts with a question: it then has no close button. */
  alert?: boolean
  /** Whether the page stays readable behind it. */
  lightVeil?: boolean
  classes?: { panel?: string; header?: string; title?: string; body?: string }
  children: ReactNode
}

/**
 * Renders a dialog or a drawer over the page: focus stays inside, and the page neither scrolls nor is read out. The
 * focus starts on the element with `data-autofocus`, otherwise on the first control.
 */
export function Modal({ opened, onClose, lightVeil, ...panel }: Props) {
  return (
    <Dialog.Root open={opened} onOpenChange={isOpen => !isOpen && onClose()}>
      <Dialog.Portal>
        {/* A modal over another one is as dark as the first. */}
        <Dialog.Backdrop
          className={classNames(styles.veil, lightVeil && styles.light)}
          forceRender
          data-screen-only
        />
        <Panel {...panel} onClose={onClose} />
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type PanelProps = Omit<Props, 'opened' | 'lightVeil'>

function Panel({ onClose, title, label, placement = 'middle', size, alert, classes, children }: PanelProps) {
  const { t } = useTranslation()
  const panel = useRef<HTMLDivElement>(null)
  useReturnFocus()
  const extent = typeof size === 'number' ? `${size / 16}rem` : size
  return (
    <Dialog.Viewport className={classNames(styles.place, styles[placement])} data-modal="place">
      <Dialog.Popup
        ref={panel}
        className={classNames(styles.panel, classes?.panel)}
        style={
          placement === 'page' ? undefined : { [placement === 'bottom' ? 'blockSize' : 'flexBasis']: extent }
        }
        role={alert ? 'alertdialog' : 'dialog'}
        aria-label={label}
        initialFocus={() => panel.current?.querySelector<HTMLElement>('[data-autofocus]') ?? true}
        finalFocus={false}
        data-modal="panel"
      >
        {title && (
          <div className={classNames(styles.header, classes?.header)} data-modal="header">
            <Dialog.Title className={classes?.title}>{title}</Dialog.Title>
            {!alert && (
              <IconButton
                className={styles.close}
                label={t('ui.close')}
                tip="none"
                icon={<IconX size={20} aria-hidden="true" />}
                onClick={onClose}
              />
            )}
          </div>
        )}
        <div className={classNames(styles.body, classes?.body)} data-modal="body">
          {children}
        </div>
      </Dialog.Popup>
    </Dialog.Viewport>
  )
}
