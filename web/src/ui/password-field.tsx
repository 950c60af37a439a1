import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type InputHTMLAttributes, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'type'> & { ref?: React.Ref<HTMLInputElement> }

/** Renders a password field that can show its text and accepts pasted text. */
export function PasswordField({ label, hint, error, required, id, ...input }: Props) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {ids => (
        <div className={styles.control}>
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...ids}
            type={shown ? 'text' : 'password'}
            className={styles.input}
          />
          <IconButton
            label={t('ui.showPassword')}
            aria-pressed={shown}
            aria-controls={ids.id}
            icon={<Icon size={20} aria-hidden="true" />}
            tip="end"
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  )
}
