import { IconCheck, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'
import styles from './menu.module.css'
import { usePanelSide } from './use-panel-side.ts'

export type MenuEntry = {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** Set on entries that are one choice among several. */
  checked?: boolean
  lang?: string
  danger?: boolean
  /** Whether a line separates this entry from the previous one. */
  separated?: boolean
  onSelect?(): void
  /**
   * A choice among these entries: listed below this label when `unfolded`, otherwise shown in place of the menu once
   * this entry is chosen.
   */
  entries?: readonly MenuEntry[]
  unfolded?: boolean
}

type ButtonProps = {
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick(): void
  ref: React.Ref<HTMLButtonElement>
}

type Props = {
  entries: readonly MenuEntry[]
  label: string
  /** Renders the button that opens the menu. */
  button(props: ButtonProps): ReactNode
  header?: ReactNode
  align?: 'start' | 'end'
  upward?: boolean
  /** Whether the list is shown from the start. */
  isOpened?: boolean
}

/**
 * Renders a button that opens a list of actions or choices, with the keys arrows, Home, End and Esc; the focus returns
 * to the button.
 */
export function Menu({ entries, label, button, header, align = 'end', upward, isOpened = false }: Props) {
  const [opened, setOpened] = useState(isOpened)
  const [insideId, setInside] = useState<string | null>(null)
  const id = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const isAbove = usePanelSide(anchor, panel, opened ? (insideId ?? '') : null)

  const inside = entries.find(entry => entry.id === insideId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list takes the focus as the first one did
  useEffect(() => {
    if (!opened) return
    const items = menuItems(anchor.current)
    const first = (isOneChoice(items) && items.find(isChecked)) || items[0]
    if (first) focusItem(first)
    const closeOutside = (event: PointerEvent) => {
      if (!anchor.current?.contains(event.target as Node)) setOpened(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [opened, insideId])

  const close = () => {
    setOpened(false)
    opener.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      return close()
    }
    if (event.key === 'Tab') return setOpened(false)
    const items = menuItems(anchor.current)
    const index = items.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const item = items.at(next % items.length)
    if (item) focusItem(item)
  }
  return (
    <div className={styles.anchor} ref={anchor}>
      {button({
        'aria-haspopup': 'menu',
        'aria-expanded': opened,
        'aria-controls': opened ? id : undefined,
        onClick: () => {
          setInside(null)
          setOpened(!opened)
        },
        ref: opener,
      })}
      {opened && (
        <div
          ref={panel}
          className={classNames(
            styles.panel,
            align === 'start' && styles.start,
            (upward || isAbove) && styles.up,
          )}
        >
          {header && !inside && <div className={styles.header}>{header}</div>}
          <div
            id={id}
            role="menu"
            aria-label={inside ? String(inside.label) : label}
            tabIndex={-1}
            onKeyDown={onKeyDown}
          >
            {inside && <BackItem onBack={() => setInside(null)} />}
            {(inside?.entries ?? entries).map(entry =>
              entry.entries && entry.unfolded ? (
                <Choices key={entry.id} entry={entry} onDone={close} />
              ) : (
                <MenuItem key={entry.id} entry={entry} onDone={close} onEnter={() => setInside(entry.id)} />
              ),
            )}
          </div>
        </div>
      )}
    </div>
  )
}

const menuItems = (root: HTMLElement | null): HTMLElement[] =>
  root ? [...root.querySelectorAll<HTMLElement>('[role^="menuitem"]')] : []

const isChecked = (item: HTMLElement): boolean => item.getAttribute('aria-checked') === 'true'

/** Whether all items but the back item are choices: such a menu opens on the current choice, any other at its top. */
const isOneChoice = (items: readonly HTMLElement[]): boolean =>
  items.slice(1).every(item => item.hasAttribute('aria-checked'))

/** Focuses an item and scrolls the panel if necessary, never the page behind it. */
function focusItem(item: HTMLElement): void {
  item.focus({ preventScroll: true })
  const panel = item.offsetParent
  if (!panel) return
  const below = item.offsetTop + item.offsetHeight - panel.clientHeight
  panel.scrollTop = Math.min(Math.max(panel.scrollTop, below), item.offsetTop)
}

function BackItem({ onBack }: { onBack(): void }) {
  const { t } = useTranslation()
  return (
    <>
      <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={onBack}>
        <IconChevronLeft className="flip" size={18} aria-hidden="true" />
        <span className={styles.text}>{t('ui.back')}</span>
      </button>
      <div className={styles.separator} />
    </>
  )
}

/** Renders one choice among several, listed below its label. */
function Choices({ entry, onDone }: { entry: MenuEntry; onDone(): void }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu
    <div role="group" aria-labelledby={id}>
      {entry.separated && <div className={styles.separator} />}
      <div className={styles.groupName} id={id}>
        {entry.label}
      </div>
      {entry.entries?.map(choice => (
        <MenuItem key={choice.id} entry={choice} onDone={onDone} />
      ))}
    </div>
  )
}

function MenuItem({ entry, onDone, onEnter }: { entry: MenuEntry; onDone(): void; onEnter?(): void }) {
  const role =
    entry.checked === undefined
      ? ({ role: 'menuitem' } as const)
      : ({ role: 'menuitemradio', 'aria-checked': entry.checked } as const)
  const choose = () => {
    onDone()
    entry.onSelect?.()
  }
  return (
    <>
      {entry.separated && <div className={styles.separator} />}
      <button
        type="button"
        {...role}
        aria-haspopup={entry.entries && 'menu'}
        lang={entry.lang}
        tabIndex={-1}
        className={classNames(styles.item, entry.danger && styles.danger)}
        onClick={entry.entries ? onEnter : choose}
      >
        {entry.icon}
        <span className={styles.text}>{entry.label}</span>
        {entry.checked && <IconCheck size={18} aria-hidden="true" />}
        {entry.entries && <IconChevronRight className="flip" size={18} aria-hidden="true" />}
      </button>
    </>
  )
}
