import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/format.ts'
import { classNames } from './class-names.ts'
import fieldStyles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'
import { boundsText } from './number-bounds.ts'
import styles from './number-field.module.css'
import { parseNumber, stepNumber } from './number-text.ts'

type Props = FieldProps & {
  /** null: empty. NaN: what was typed is not a number (the field keeps the text). */
  value: number | null
  onChange(value: number | null): void
  onBlur?(): void
  min?: number
  max?: number
  step?: number
  unit?: ReactNode
  name?: string
  id?: string
  readOnly?: boolean
  disabled?: boolean
  /** Without − and + buttons: years, ages, coefficients. */
  plain?: boolean
  ref?: React.Ref<HTMLInputElement>
}

/** Takes spaces, comma or point while typing and writes the number as the language does on leaving. */
export function NumberField(props: Props) {
  const {
    label,
    hint,
    required,
    value,
    onChange,
    min,
    max,
    step = 1,
    unit,
    readOnly,
    disabled,
    plain,
  } = props
  const { t } = useTranslation()
  const format = useFormat()
  const [typed, setTyped] = useState<string | null>(null)
  const typedValue = useRef<number | null>(null)
  const isCurrent = typed !== null && Object.is(typedValue.current, value)
  const shown = isCurrent ? typed : value === null || Number.isNaN(value) ? '' : format.number(value)
  const [left, setLeft] = useState(false)
  const own = left ? boundsText(t, format, value, min, max) : null

  const type = (text: string) => {
    const parsed = parseNumber(text)
    typedValue.current = parsed
    setTyped(text)
    onChange(parsed)
  }
  const move = (steps: number) => {
    setTyped(null)
    onChange(stepNumber(value, steps * step, min, max))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (!steps || readOnly || disabled) return
    event.preventDefault()
    move(steps)
  }
  const leave = () => {
    if (value !== null && !Number.isNaN(value)) setTyped(null)
    setLeft(true)
    props.onBlur?.()
  }
  const blocked = readOnly || disabled
  const stepper = (direction: 1 | -1) => (
    <StepButton
      direction={direction}
      label={t(direction < 0 ? 'ui.decrease' : 'ui.increase', { label: String(label) })}
      disabled={blocked || (direction < 0 ? isAtOrBelow(value, min) : isAtOrAbove(value, max))}
      onStep={() => move(direction)}
    />
  )
  return (
    <Field label={label} hint={hint} error={props.error || own} required={required} id={props.id}>
      {ids => (
        <div className={styles.row}>
          {!plain && stepper(-1)}
          <div className={classNames(fieldStyles.control, styles.box)}>
            <input
              {...ids}
              ref={props.ref}
              name={props.name}
              className={classNames(fieldStyles.input, styles.input, 'fig')}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              value={shown}
              readOnly={readOnly}
              disabled={disabled}
              onChange={event => type(event.currentTarget.value)}
              onKeyDown={onKeyDown}
              onBlur={leave}
            />
            {unit && <span className={fieldStyles.unit}>{unit}</span>}
          </div>
          {!plain && stepper(1)}
        </div>
      )}
    </Field>
  )
}

const isAtOrBelow = (value: number | null, min?: number) =>
  min !== undefined && value !== null && value <= min
const isAtOrAbove = (value: number | null, max?: number) =>
  max !== undefined && value !== null && value >= max

type StepProps = { direction: 1 | -1; label: string; disabled?: boolean; onStep(): void }

function StepButton({ direction, label, disabled, onStep }: StepProps) {
  const Icon = direction < 0 ? IconMinus : IconPlus
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onStep}
    >
      <Icon size={20} stroke={2} aria-hidden="true" />
    </button>
  )
}
