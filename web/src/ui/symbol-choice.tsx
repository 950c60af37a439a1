import { type ReactNode, useId } from 'react'
import styles from './symbol-choice.module.css'

export type Symbol<V extends string> = { value: V; label: string; picture: ReactNode }

type Props<V extends string> = {
  legend: string
  symbols: readonly Symbol<V>[]
  value: V
  onChange(value: V): void
}

/** Renders a choice of one of several small pictures, each of which has a name. */
export function SymbolChoice<V extends string>({ legend, symbols, value, onChange }: Props<V>) {
  const id = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.symbols}>
        {symbols.map(symbol => (
          <label key={symbol.value} className={styles.symbol} title={symbol.label}>
            <input
              type="radio"
              name={id}
              value={symbol.value}
              aria-label={symbol.label}
              checked={symbol.value === value}
              onChange={() => onChange(symbol.value)}
            />
            {symbol.picture}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
