import type { SelectHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

export type Choice<V extends string | number = string> = { value: V; label: string; disabled?: boolean }

type Props = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'required'> & {
    choices: readonly Choice<string | number>[]
    /** Choices grouped under headings, after the others. */
    groups?: readonly { label: string; choices: readonly Choice[] }[]
    /** Adds « Choisir… » as the empty choice. */
    withEmpty?: boolean
    ref?: React.Ref<HTMLSelectElement>
  }

/** Renders the browser's native select, which suits every device. */
export function SelectField(props: Props) {
  const { label, hint, error, required, id, choices, groups = [], withEmpty, ...select } = props
  const { t } = useTranslation()
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {ids => (
        <div className={styles.control}>
          <select {...select} {...ids} className={classNames(styles.input, styles.select)}>
            {withEmpty && <option value="">{t('ui.choose')}</option>}
            <Options choices={choices} />
            {groups.map(group => (
              <optgroup key={group.label} label={group.label}>
                <Options choices={group.choices} />
              </optgroup>
            ))}
          </select>
        </div>
      )}
    </Field>
  )
}

const Options = ({ choices }: Pick<Props, 'choices'>) =>
  choices.map(choice => (
    <option key={choice.value} value={choice.value} disabled={choice.disabled}>
      {choice.label}
    </option>
  ))
