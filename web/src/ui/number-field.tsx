import { IconMinus, IconPlus } from '@tabler/icons-react'
import { languages } from '@trimestre/contract/languages'
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/format.ts'
import { classNames } from './class-names.ts'
import fieldStyles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'
import { boundsText, inputModeOf } from './number-bounds.ts'
import styles from './number-field.module.css'
import { type NumberReading, readEditedNumber, readNumber, stepNumber } from './number-text.ts'

type Props = FieldProps & {
  /** null means empty. NaN means that the typed text is not a number (the field keeps the text). */
  value: number | null
  onChange(value: number | null, text: string): void
  /** The text that was typed here before, when it was not a number. */
  typedBefore?: string | undefined
  onBlur?(): void
  /** Undefined when there is no lower bound. It decides which keyboard a phone shows. */
  min: number | undefined
  max?: number
  step?: number
  unit?: ReactNode
  name?: string
  id?: string
  readOnly?: boolean
  disabled?: boolean
  /** Whether the field has no − and + buttons: years, ages, coefficients. */
  plain?: boolean
  ref?: React.Ref<HTMLInputElement>
}

/**
 * Accepts numbers in any common notation, reports how it read an ambiguous one, and rewrites the number in the notation
 * of the language when the field loses the focus.
 */
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
  const { shown, isDoubtful, type, forget } = useTypedNumber(props)
  const [left, setLeft] = useState(props.typedBefore !== undefined)
  const own = left ? boundsText(t, format, value, min, max) : null
  const read = isDoubtful ? value : null

  const move = (steps: number) => {
    forget()
    onChange(stepNumber(value, steps * step, min, max), '')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (!steps || readOnly || disabled) return
    event.preventDefault()
    move(steps)
  }
  const leave = () => {
    forget()
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
    <Field
      label={label}
      hint={read !== null || hint ? <ReadingHint read={read} hint={hint} /> : undefined}
      error={props.error || own}
      required={required}
      id={props.id}
    >
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
              inputMode={inputModeOf(min)}
              autoComplete="off"
              dir="ltr"
              value={shown}
              readOnly={readOnly}
              disabled={disabled}
              onChange={event => onChange(type(event), event.currentTarget.value)}
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

/** `text` is null when the value is written in the notation of the language. */
type Typed = NumberReading & { text: string | null }

/**
 * Returns the text of a field: the typed text as long as it matches the field's value, otherwise the value in the
 * notation of the language.
 */
function useTypedNumber({ value, unit, typedBefore }: Pick<Props, 'value' | 'unit' | 'typedBefore'>) {
  const format = useFormat()
  const { language } = format
  const [typed, setTyped] = useState<Typed | null>(() =>
    typedBefore === undefined ? null : { ...readNumber(language, typedBefore), text: typedBefore },
  )
  const latest = useRef(typed)
  const current = typed && Object.is(latest.current?.value, value) ? typed : null
  const written = value === null || Number.isNaN(value) ? '' : format.number(value)
  const shown = current?.text ?? written

  const type = (event: ChangeEvent<HTMLInputElement>): number | null => {
    const text = event.currentTarget.value
    const isWritten = current?.text == null
    const isGrouped = isWritten ? written.includes(languages[language].numbers.group) : current.isGrouped
    const reading = readEditedNumber(
      language,
      { text: shown, isGrouped },
      text,
      insertedBy(event),
      typeof unit === 'string' ? unit : '',
    )
    latest.current = { ...reading, text }
    setTyped(latest.current)
    return latest.current.value
  }
  /**
   * Rewrites the value in the notation of the language, unless that would be read as another value. The note about an
   * ambiguous reading stays.
   */
  const forget = () => {
    if (!current || readNumber(language, written).value !== value) return
    setTyped({ ...current, text: null })
  }
  return { shown, isDoubtful: current?.isDoubtful ?? false, type, forget }
}

/**
 * Returns the text that a change has inserted: empty when it removed or undid something, the whole text when the
 * browser does not report it.
 */
function insertedBy({ nativeEvent, currentTarget }: ChangeEvent<HTMLInputElement>): string {
  const { inputType = '', data } = nativeEvent as Partial<InputEvent>
  return /^(delete|history)/.test(inputType) ? '' : (data ?? currentTarget.value)
}

/** Renders the hint of a field, preceded by the number that was read from an ambiguous text. */
export function ReadingHint({ read, hint }: { read: number | null; hint?: ReactNode }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <>
      {read !== null && (
        <span className={styles.understood} role="status">
          {t('ui.readAs', { value: format.number(read) })}
        </span>
      )}
      {hint && <span>{hint}</span>}
    </>
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
      data-screen-only
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onStep}
    >
      <Icon size={20} stroke={2} aria-hidden="true" />
    </button>
  )
}
