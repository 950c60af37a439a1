import { Tabs as MantineTabs } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

export type TabItem<V extends string> = { value: V; label: ReactNode; content?: ReactNode; badge?: ReactNode }

type Props<V extends string> = {
  label: string
  items: readonly TabItem<NoInfer<V>>[]
  value: V
  onChange(value: NoInfer<V>): void
}

/** A tab list with arrow keys; only the open panel is rendered. */
export function Tabs<V extends string>({ label, items, value, onChange }: Props<V>) {
  return (
    <MantineTabs
      value={value}
      onChange={next => next && onChange(next as V)}
      keepMounted={false}
      classNames={{ list: styles.list, tab: styles.tab, panel: styles.panel }}
    >
      <MantineTabs.List aria-label={label}>
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
