import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './popover.module.css'

type ButtonProps = {
  'aria-expanded': boolean
  'aria-controls': string
  onClick(): void
  ref: React.Ref<HTMLButtonElement>
}

type Props = {
  /** Renders the button that opens the popover. */
  button(props: ButtonProps): ReactNode
  align?: 'start' | 'end'
  children(close: () => void): ReactNode
}

/** Renders something to read below its button; Esc and a click outside close it. */
export function Popover({ button, align = 'end', children }: Props) {
  const id = useId()
  const [opened, setOpened] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!opened) return
    const closeOutside = (event: Event) => {
      if (!anchor.current?.contains(event.target as Node)) setOpened(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpened(false)
      opener.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [opened])
  return (
    <div className={styles.anchor} ref={anchor}>
      {button({
        'aria-expanded': opened,
        'aria-controls': id,
        onClick: () => setOpened(!opened),
        ref: opener,
      })}
      <div id={id} className={classNames(styles.panel, align === 'start' && styles.start)} hidden={!opened}>
        {opened && children(() => setOpened(false))}
      </div>
    </div>
  )
}
