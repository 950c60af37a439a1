import { IconSearch, IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import i18next from 'i18next'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuItem } from '../domain/menus.ts'
import { leaveGame } from '../domain/session.ts'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './header-search.module.css'
import { MenuIcon } from './menu-icons.tsx'
import { findEntries, type NamedEntry } from './search-entries.ts'

type Props = { menu: readonly MenuItem[] }

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/**
 * Finds a page of the menu by a part of its name: five suggestions, with the keys arrows, Enter and Esc; Ctrl+K or
 * Cmd+K focuses the field.
 */
export function HeaderSearch({ menu }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  /** Whether the suggestions are open; on small screens also whether the field is. */
  const [opened, setOpened] = useState(false)
  const englishName = useEnglishNames(opened)
  const found = findEntries(menu, text, item => [t(`menu.${item.key}`), englishName(item.key)])
  const isListOpen = opened && text.trim() !== ''
  useShortcut(() => {
    setOpened(true)
    requestAnimationFrame(() => input.current?.select())
  })
  const close = () => {
    setText('')
    setActive(0)
    setOpened(false)
  }
  const choose = ({ item }: NamedEntry) => {
    close()
    input.current?.blur()
    if (item.action === 'leaveGame') leaveGame()
    void navigate({ to: item.path })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = found[active]
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (step !== undefined && found.length > 0) setActive((active + step + found.length) % found.length)
    else return
    event.preventDefault()
  }
  return (
    <search className={classNames(styles.search, opened && styles.opened)}>
      <IconButton
        className={styles.opener}
        label={t('shell.search')}
        icon={<IconSearch size={22} aria-hidden="true" />}
        tip="end"
        onClick={() => {
          setOpened(true)
          requestAnimationFrame(() => input.current?.focus())
        }}
      />
      <div className={styles.box}>
        <IconSearch className={styles.glass} size={18} aria-hidden="true" />
        <input
          ref={input}
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={t('shell.search')}
          aria-autocomplete="list"
          aria-expanded={isListOpen && found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={isListOpen && found.length > 0 ? `${id}-${active}` : undefined}
          placeholder={t('shell.searchHint')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={event => {
            setText(event.currentTarget.value)
            setActive(0)
            setOpened(true)
          }}
          onFocus={() => setOpened(true)}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        <span className={styles.keys} aria-hidden="true">
          {isMac ? '⌘ K' : 'Ctrl K'}
        </span>
        <IconButton
          className={styles.closer}
          label={t('ui.close')}
          tip="none"
          icon={<IconX size={20} aria-hidden="true" />}
          onClick={close}
        />
        <Suggestions
          id={id}
          found={isListOpen ? found : []}
          active={active}
          onPoint={setActive}
          onChoose={choose}
        />
        <div role="status" className={styles.none} hidden={!isListOpen || found.length > 0}>
          {isListOpen && found.length === 0 && t('shell.noPage')}
        </div>
      </div>
    </search>
  )
}

type SuggestionsProps = {
  id: string
  found: readonly NamedEntry[]
  active: number
  onPoint(index: number): void
  onChoose(entry: NamedEntry): void
}

function Suggestions({ id, found, active, onPoint, onChoose }: SuggestionsProps) {
  const { t } = useTranslation()
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t('shell.suggestions')}
      className={styles.list}
      hidden={found.length === 0}
    >
      {found.map((entry, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: the field points at it with aria-activedescendant
        <div
          key={entry.item.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onMouseDown={event => event.preventDefault()}
          onMouseMove={() => onPoint(index)}
          onClick={() => onChoose(entry)}
        >
          <MenuIcon item={entry.item.key} size={20} />
          {entry.name}
        </div>
      ))}
    </div>
  )
}

/** Pages can also be found by their English names in every language; these are loaded when the field is first used. */
function useEnglishNames(wanted: boolean): (key: MenuItem['key']) => string {
  const { i18n } = useTranslation()
  const [loaded, setLoaded] = useState(i18n.language === 'en')
  useEffect(() => {
    if (wanted && !loaded) void i18next.loadLanguages('en').then(() => setLoaded(true))
  }, [wanted, loaded])
  const english = i18next.getFixedT('en')
  return key => (loaded ? english(`menu.${key}`) : '')
}

function useShortcut(act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
