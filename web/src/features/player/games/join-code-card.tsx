import { readJoinCode } from '@trimestre/contract/join-codes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { JoinCodeField, useTypedCode } from '../../../domain/join-code-field.tsx'
import { joinAddress } from '../../../domain/landing.ts'
import { openDocument } from '../../../domain/navigation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import styles from './games-page.module.css'

/** Takes a player with a class code to the page that joins its game. */
export function JoinCodeCard() {
  const { t } = useTranslation(['player', 'common'])
  const [typed, setTyped] = useTypedCode()
  const [fault, setFault] = useState<string | null>(null)
  const submit = () => {
    const code = readJoinCode(typed)
    if (code !== undefined) openDocument(joinAddress(code))
    else setFault(t(typed === '' ? 'common:validation.required' : 'common:joinCode.malformed'))
  }
  return (
    <Card title={t('games.haveCode')}>
      <form
        className={styles.code}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <JoinCodeField
          value={typed}
          error={fault}
          onChange={next => {
            setTyped(next)
            setFault(null)
          }}
        />
        <Button type="submit">{t('common:auth.continue')}</Button>
      </form>
    </Card>
  )
}
