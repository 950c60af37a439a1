import { Tabs as MantineTabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './tabs.module.css'
import './theme/mantine-controls.css'

export type TabItem<V extends string> = { value: V; label: ReactNode; content?: ReactNode; badge?: ReactNode }

type Props<V extends string> = {
  label: string
  items: readonly TabItem<NoInfer<V>>[]
  value: V
  onChange(value: NoInfer<V>): void
}

/** Renders a tab list with arrow keys; only the open panel is rendered. */
export function Tabs<V extends string>({ label, items, value, onChange }: Props<V>) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is open when the value is another.
  useEffect(() => showOpenTab(list.current), [value])
  return (
    <MantineTabs
      value={value}
      onChange={next => next && onChange(next as V)}
      keepMounted={false}
      classNames={{ list: styles.list, tab: styles.tab, panel: styles.panel }}
    >
      <MantineTabs.List ref={list} aria-label={label}>
        {items.map(item => (
          <MantineTabs.Tab key={item.value} value={item.value} rightSection={item.badge}>
            {item.label}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {items.map(item => (
        <MantineTabs.Panel key={item.value} value={item.value}>
          {item.content}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  )
}

/** Scrolls the open tab to the middle when the list is wider than the page; the page itself does not scroll. */
function showOpenTab(list: HTMLElement | null): void {
  const tab = list?.querySelector('[aria-selected=true]')
  if (!list || !tab) return
  const middle = (element: Element) => {
    const { left, width } = element.getBoundingClientRect()
    return left + width / 2
  }
  list.scrollBy({ left: middle(tab) - middle(list) })
}
