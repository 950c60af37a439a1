import { Combobox } from '@base-ui/react/combobox'
import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { Field, type FieldProps } from './field.tsx'
import styles from './multi-select-field.module.css'
import type { Choice } from './select-field.tsx'

type Props = FieldProps & {
  choices: readonly Choice[]
  /** Null while nothing is chosen. */
  value: string | null
  onChange(value: string | null): void
  placeholder?: string
  /** Shown when no choice matches the typed text. */
  noMatch: string
  /** The accessible name of the button that empties the field; without it, the field is never empty. */
  clearLabel?: string
}

/** Renders one choice from a long list, searched by typing. */
export function SearchSelectField(props: Props) {
  const { label, hint, error, required, choices, value, onChange, placeholder, noMatch, clearLabel } = props
  const box = useRef<HTMLDivElement>(null)
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {ids => (
        <Combobox.Root
          items={choices}
          value={choices.find(choice => choice.value === value) ?? null}
          isItemEqualToValue={(one, other) => one.value === other.value}
          onValueChange={(next, details) => {
            // Esc closes the list; it never empties the field.
            if (details.reason === 'escape-key') details.allowPropagation()
            else if (next || clearLabel) onChange(next?.value ?? null)
          }}
        >
          <Combobox.InputGroup ref={box} className={styles.box}>
            <Combobox.Input {...ids} className={styles.typed} placeholder={placeholder} />
            {clearLabel && (
              <Combobox.Clear className={styles.clear} aria-label={clearLabel}>
                <IconX size={18} aria-hidden="true" />
              </Combobox.Clear>
            )}
          </Combobox.InputGroup>
          <Combobox.Portal>
            <Combobox.Positioner className={styles.place} sideOffset={8} anchor={box}>
              <Combobox.Popup className={styles.dropdown}>
                <Combobox.Empty className={styles.empty}>{noMatch}</Combobox.Empty>
                <Combobox.List>
                  {(choice: Choice) => (
                    <Combobox.Item key={choice.value} value={choice} className={styles.option}>
                      <bdi>{choice.label}</bdi>
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
