import { joinCodeLength, spellJoinCode } from '@trimestre/contract/join-codes'
import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../ui/text-field.tsx'
import styles from './join-code-field.module.css'

/** Returns what was typed of a code as it is shown: capitals, in two groups. */
function spellTyped(typed: string): string {
  const signs = typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
  return signs.length <= joinCodeLength ? spellJoinCode(signs).trimEnd() : typed.toUpperCase()
}

type Props = { value: string; error?: string | null; hint?: string; onChange(typed: string): void }

/** Renders the field of a class code, with large signs. It accepts the code in any way of writing. */
export function JoinCodeField({ value, error, hint, onChange }: Props) {
  const { t } = useTranslation()
  const change = ({ currentTarget: { value: typed, selectionStart } }: ChangeEvent<HTMLInputElement>) =>
    // Rewriting would move the caret of who corrects a sign in the middle.
    onChange(selectionStart === typed.length ? spellTyped(typed) : typed)
  return (
    <TextField
      id="code"
      name="code"
      label={t('joinCode.label')}
      hint={hint}
      error={error}
      required
      className={styles.code}
      dir="ltr"
      value={value}
      onChange={change}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
    />
  )
}

/** Returns the state of a code that is being typed, starting with a known one. */
export function useTypedCode(initial = ''): [typed: string, change: (typed: string) => void] {
  const [typed, setTyped] = useState(() => spellTyped(initial))
  return [typed, setTyped]
}
