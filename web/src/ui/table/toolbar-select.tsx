import type { Choice } from '../select-field.tsx'
import styles from './toolbar-select.module.css'

type Props<V extends string> = {
  label: string
  choices: readonly Choice<NoInfer<V>>[]
  value: V
  onChange(value: NoInfer<V>): void
}

/** Renders a select next to the filter of the table, which chooses the rows to show. */
export function ToolbarSelect<V extends string>({ label, choices, value, onChange }: Props<V>) {
  return (
    <label className={styles.label}>
      {label}
      <select
        className={styles.select}
        value={value}
        onChange={event => onChange(event.currentTarget.value as V)}
      >
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}
