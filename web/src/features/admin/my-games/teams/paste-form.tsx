import { ApiError } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import type { TeamImport } from '@trimestre/contract/teams'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../domain/api.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { refusalText } from '../seats/refusal-text.ts'
import { useSeatAct } from '../seats/seats-api.ts'
import { listFaults } from './list-faults.ts'
import { Faults, ImportPreview } from './paste-preview.tsx'
import styles from './teams.module.css'

/** Forms teams from a pasted list: it is checked first, and what would happen is shown before anything is stored. */
export function PasteForm({ game }: { game: Game }) {
  const { t } = useTranslation(['seats', 'common'])
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const check = useSeatAct<TeamImport>(game.id)
  const store = useSeatAct<TeamImport>(game.id)
  const preview = check.data
  const change = (next: string) => {
    setText(next)
    check.reset()
    store.reset()
  }
  const send = (dryRun: boolean) => () =>
    call('importTeams', { params: { id: game.id }, body: { text, dryRun } })
  const submit = () => {
    setTried(true)
    if (text.trim() === '' || check.isPending || store.isPending) return
    if (!preview) return check.mutate(send(true))
    store.mutate(send(false), {
      onSuccess: () => {
        setText('')
        setTried(false)
        check.reset()
      },
    })
  }
  const error = store.error ?? check.error
  const faults = error instanceof ApiError ? listFaults(error.violations, text) : []
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <TextAreaField
        label={t('seats:paste.list')}
        hint={t('seats:paste.hint')}
        rows={6}
        className={styles.pasted}
        spellCheck={false}
        autoCapitalize="none"
        required
        value={text}
        error={isTried && text.trim() === '' && !store.data ? t('common:validation.required') : null}
        onChange={event => change(event.currentTarget.value)}
      />
      {faults.length > 0 && <Faults faults={faults} />}
      {error && faults.length === 0 && <Banner tone="error">{refusalText(t, error)}</Banner>}
      {preview && <ImportPreview preview={preview} />}
      {store.data && (
        <Banner tone="success">{t('seats:paste.done', { count: store.data.teams.length })}</Banner>
      )}
      <div className={styles.actions}>
        <Button variant="primary" type="submit" loading={check.isPending || store.isPending}>
          {t(preview ? 'seats:paste.go' : 'seats:paste.check')}
        </Button>
      </div>
    </form>
  )
}
