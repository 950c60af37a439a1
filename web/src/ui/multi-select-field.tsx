import { MultiSelect } from '@mantine/core'
import { Field, type FieldProps } from './field.tsx'
import styles from './multi-select-field.module.css'
import type { Choice } from './select-field.tsx'
import './theme/mantine-controls.css'

type Props = FieldProps & {
  choices: readonly Choice[]
  value: readonly string[]
  onChange(value: string[]): void
  onBlur?(): void
  id?: string
  placeholder?: string
  /** Shown when no choice matches the typed text. */
  noMatch: string
  /** The accessible name of the button that empties the field. */
  clearLabel: string
  ref?: React.Ref<HTMLInputElement>
}

/** Renders several choices from a long list, searched by typing; each chosen one can be removed. */
export function MultiSelectField(props: Props) {
  const { label, hint, error, required, id, choices, value, onChange, noMatch, clearLabel } = props
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {ids => (
        <MultiSelect
          {...ids}
          ref={props.ref}
          data={choices.map(choice => ({ ...choice }))}
          value={[...value]}
          onChange={onChange}
          onBlur={props.onBlur}
          placeholder={value.length === 0 ? props.placeholder : undefined}
          nothingFoundMessage={noMatch}
          clearButtonProps={{ 'aria-label': clearLabel }}
          searchable
          clearable
          hidePickedOptions
          comboboxProps={{ shadow: 'md' }}
          classNames={{
            input: styles.input,
            inputField: styles.typed,
            pill: styles.pill,
            dropdown: styles.dropdown,
          }}
        />
      )}
    </Field>
  )
}
