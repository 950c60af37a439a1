import { type ReactNode, useId } from 'react'
import styles from './choice.module.css'
import { FieldError, RequiredMark } from './field.tsx'

export type RadioCard<V extends string> = {
  value: V
  title: ReactNode
  text?: ReactNode
  disabled?: boolean
}

type Props<V extends string> = {
  legend: ReactNode
  hint?: ReactNode
  cards: readonly RadioCard<NoInfer<V>>[]
  value: V | null
  onChange(value: NoInfer<V>): void
  error?: string | null
  required?: boolean
  disabled?: boolean
}

/** Renders up to four choices that each need a sentence of explanation. */
export function RadioCards<V extends string>(props: Props<V>) {
  const { legend, hint, cards, value, onChange, error, required, disabled } = props
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset disabled={disabled} aria-describedby={describedBy || undefined}>
      <legend className={styles.legend}>
        {legend}
        {required && <RequiredMark />}
      </legend>
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <div className={styles.cards}>
        {cards.map(card => (
          <label className={styles.card} key={card.value}>
            <input
              type="radio"
              name={id}
              value={card.value}
              checked={card.value === value}
              disabled={card.disabled}
              onChange={() => onChange(card.value)}
            />
            <span className={styles.cardTitle}>{card.title}</span>
            {card.text && <span className={styles.cardText}>{card.text}</span>}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
