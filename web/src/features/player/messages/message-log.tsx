import type { Message } from '@trimestre/contract/messages'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useSignedIn } from '../../../domain/use-session.ts'
import styles from './messages.module.css'

type Props = { label: string; messages: readonly Message[]; children: ReactNode }

/** The distance in pixels from the end within which the reader is at the end. */
const nearEnd = 40

/**
 * Shows messages from the newest up: it opens at the end and stays there while new ones arrive, unless the reader has
 * scrolled up; earlier messages do not move what is read. A log: what is added at its end is read out.
 */
export function MessageLog({ label, messages, children }: Props) {
  const { user } = useSignedIn()
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const before = useRef({ first: 0, last: 0, height: 0 })
  const first = messages[0]?.id ?? 0
  const last = messages.at(-1)
  const lastId = last?.id ?? 0
  const isOwn = last?.by?.id === user.id
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const was = before.current
    if (isAtEnd.current || (isOwn && lastId !== was.last)) current.scrollTop = current.scrollHeight
    else if (first < was.first) current.scrollTop += current.scrollHeight - was.height
    before.current = { first, last: lastId, height: current.scrollHeight }
  }, [first, lastId, isOwn])
  return (
    <div
      ref={box}
      role="log"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached with the keyboard
      tabIndex={0}
      className={styles.log}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd
      }}
    >
      <ol className={styles.list}>{children}</ol>
    </div>
  )
}
