import { Combobox } from '@base-ui/react/combobox'
import { IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import styles from './multi-select-field.module.css'
import type { Choice } from './select-field.tsx'

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
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const chosen = value.flatMap(each => choices.find(choice => choice.value === each) ?? [])
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {ids => (
        <Combobox.Root
          multiple
          items={choices.filter(choice => !value.includes(choice.value))}
          value={chosen}
          isItemEqualToValue={(one, other) => one.value === other.value}
          inputValue={typed}
          onInputValueChange={setTyped}
          onValueChange={(next, details) => {
            // Esc closes what is open: the list, then the dialog around the field. It never empties the field.
            if (details.reason === 'escape-key') details.allowPropagation()
            else onChange(next.map(choice => choice.value))
            if (details.reason === 'item-press') setTyped('')
          }}
          onOpenChange={(isOpen, details) => {
            // The list stays open for the next choice.
            if (!isOpen && details.reason === 'item-press') details.cancel()
          }}
        >
          <Combobox.InputGroup ref={box} className={styles.box}>
            <Combobox.Chips
              className={styles.chips}
              aria-label={chosen.length > 0 ? String(label) : undefined}
            >
              {chosen.map(choice => (
                <Combobox.Chip key={choice.value} className={styles.chip} aria-label={choice.label}>
                  <span className={styles.chipLabel}>{choice.label}</span>
                  {/* The keyboard removes a choice with Backspace. */}
                  <Combobox.ChipRemove className={styles.remove} aria-hidden="true">
                    <IconX size={14} />
                  </Combobox.ChipRemove>
                </Combobox.Chip>
              ))}
              <Combobox.Input
                {...ids}
                ref={props.ref}
                className={styles.typed}
                placeholder={chosen.length === 0 ? props.placeholder : undefined}
                onBlur={props.onBlur}
              />
            </Combobox.Chips>
            <Combobox.Clear className={styles.clear} aria-label={clearLabel}>
              <IconX size={18} aria-hidden="true" />
            </Combobox.Clear>
          </Combobox.InputGroup>
          <Combobox.Portal>
            <Combobox.Positioner className={styles.place} sideOffset={8} anchor={box}>
              <Combobox.Popup className={styles.dropdown}>
                <Combobox.Empty className={styles.empty}>{noMatch}</Combobox.Empty>
                <Combobox.List>
                  {(choice: Choice) => (
                    <Combobox.Item
                      key={choice.value}
                      value={choice}
                      disabled={choice.disabled}
                      className={styles.option}
                    >
                      {choice.label}
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  )
}
