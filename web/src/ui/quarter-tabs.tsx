import { Tabs } from '@base-ui/react/tabs'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './quarter-tabs.module.css'
import { showOpenTab } from './tabs.tsx'

/** `mark` follows the label. */
export type QuarterTab = { quarter: number; label: string; mark?: ReactNode }

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chip is chosen when the value is another.
  useEffect(() => showOpenTab(list.current), [value])
  return (
    <Tabs.Root className={styles.root} value={value} onValueChange={(next: number) => onChange(next)}>
      <Tabs.List ref={list} className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map(tab => (
          <Tabs.Tab key={tab.quarter} value={tab.quarter} className={styles.tab}>
            <bdi className="fig">{tab.label}</bdi>
            {tab.mark && <> {tab.mark}</>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={value} className={styles.panel}>
        {children}
      </Tabs.Panel>
    </Tabs.Root>
  )
}
