import { Tabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './quarter-tabs.module.css'
import './theme/mantine-controls.css'

export type QuarterTab = { quarter: number; label: string }

type Props = {
  label: string
  tabs: readonly QuarterTab[]
  value: number
  onChange(quarter: number): void
  /** The content of the chosen quarter. */
  children: ReactNode
}

/** Renders quarters as chips above their content; arrow keys move between them. */
export function QuarterTabs({ label, tabs, value, onChange, children }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Scrolls to the chosen chip: a long game has more chips than fit on a phone.
    const chosen = list.current?.querySelector<HTMLElement>(`[data-quarter="${value}"]`)
    const box = list.current
    if (!chosen || !box) return
    const middle = chosen.offsetLeft + chosen.offsetWidth / 2
    box.scrollTo({ left: middle - box.clientWidth / 2 })
  }, [value])
  return (
    <Tabs
      value={String(value)}
      onChange={next => next && onChange(Number(next))}
      variant="none"
      keepMounted={false}
      classNames={{ root: styles.root, list: styles.list, tab: styles.tab }}
    >
      <Tabs.List ref={list} aria-label={label}>
        {tabs.map(tab => (
          <Tabs.Tab key={tab.quarter} value={String(tab.quarter)} data-quarter={tab.quarter}>
            <bdi className="fig">{tab.label}</bdi>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={String(value)} className={styles.panel}>
        {children}
      </Tabs.Panel>
    </Tabs>
  )
}
