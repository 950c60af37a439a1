import type { Decision } from '@trimestre/contract/decisions'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { choiceLabel, decisionLabel, decisionUnit } from '../../../domain/catalogue-text.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import styles from './decision-row.module.css'
import type { Typed } from './decision-value.ts'

type Props = {
  decision: Decision
  value: Typed
  /** The text that was typed before, if it was not a number. */
  typedBefore: string | undefined
  error: string | null
  readOnly: boolean
  onChange(value: Typed, text?: string): void
}

/** Renders the input that fits the type of the decision. */
export function DecisionControl(props: Props) {
  const { decision, value, typedBefore, error, readOnly, onChange } = props
  const { t } = useTranslation(['player', 'common'])
  const label = decisionLabel(t, decision)
  if (decision.type === 'choice') return <ChoiceControl {...props} />
  if (decision.type === 'boolean') return <SwitchControl {...props} />
  return (
    <NumberField
      id={`decision-${decision.name}`}
      name={decision.name}
      label={label}
      value={value}
      typedBefore={typedBefore}
      onChange={onChange}
      min={decision.min}
      max={decision.max}
      step={decision.step}
      unit={decisionUnit(t, decision)}
      error={error}
      readOnly={readOnly}
    />
  )
}

function ChoiceControl({ decision, value, error, readOnly, onChange }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const count = decision.max - decision.min + 1
  const choices = Array.from({ length: count }, (_, index) => decision.min + index)
  return (
    <RadioCards
      legend={decisionLabel(t, decision)}
      cards={choices.map(choice => ({
        value: String(choice),
        title: choiceLabel(t, decision.name, choice),
      }))}
      value={value === null ? null : String(value)}
      onChange={choice => onChange(Number(choice))}
      error={error}
      disabled={readOnly}
    />
  )
}

function SwitchControl({ decision, value, error, readOnly, onChange }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const labelId = useId()
  return (
    <div className={styles.switch}>
      <span id={labelId} className={styles.switchLabel}>
        {decisionLabel(t, decision)}
      </span>
      <SwitchField
        labelledBy={labelId}
        label={t(value ? 'decisions.yes' : 'decisions.no')}
        large
        checked={value === 1}
        disabled={readOnly}
        error={error}
        onChange={checked => onChange(checked ? 1 : 0)}
      />
    </div>
  )
}
