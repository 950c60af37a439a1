import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './tabs.module.css'

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
    <BaseTabs.Root value={value} onValueChange={(next: V) => onChange(next)}>
      <BaseTabs.List ref={list} className={styles.list} aria-label={label} activateOnFocus>
        {items.map(item => (
          <BaseTabs.Tab key={item.value} value={item.value} className={styles.tab}>
            {item.label}
            {item.badge}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map(item => (
        <BaseTabs.Panel key={item.value} value={item.value} className={styles.panel}>
          {item.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}

/** Scrolls the open tab to the middle when the list is wider than the page; the page itself does not scroll. */
export function showOpenTab(list: HTMLElement | null): void {
  const tab = list?.querySelector('[aria-selected=true]')
  if (!list || !tab) return
  const middle = (element: Element) => {
    const { left, width } = element.getBoundingClientRect()
    return left + width / 2
  }
  list.scrollBy({ left: middle(tab) - middle(list) })
}
