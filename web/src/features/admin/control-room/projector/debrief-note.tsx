import { useQuery } from '@tanstack/react-query'
import type { Debrief, debriefNoteMax } from '@trimestre/contract/debrief'
import type { Game } from '@trimestre/contract/games'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { debriefQuery, useWriteNote } from '../../../../domain/debrief/debrief-queries.ts'
import { lastPublishedNb, publishedVersions } from '../../../../domain/published-rounds.ts'
import { readStored, writeStored } from '../../../../domain/storage.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import styles from './debrief-scenes.module.css'

/** The bound of the contract; only its type is imported, so that the schemas stay out of the browser. */
const longest: typeof debriefNoteMax = 5000

/** Milliseconds after the last key until what was written is sent. */
const pause = 1000

/** What the class takes away of the last published quarter, for all staff of the game. */
export function DebriefNote({ game }: { game: Game }) {
  const { language } = useFormat()
  const round = lastPublishedNb(game.rounds)
  const choice = { round, names: false, ranking: false }
  const published = publishedVersions(game.rounds)
  const { data } = useQuery(debriefQuery({ of: 'game', id: game.id }, published, choice, language))
  if (data?.round !== round) return null
  return <NoteField key={round} game={game} round={round} stored={data.note} origin={data.noteOrigin} />
}

type Props = { game: Game; round: number; stored: string; origin: Debrief['noteOrigin'] }

/** A field that saves itself. What the server does not have yet also stays on this device. */
function NoteField({ game, round, stored, origin }: Props) {
  const { t } = useTranslation(['debrief', 'control', 'common'])
  const storageKey = `debrief:${game.id}:${round}`
  const [text, setText] = useState(() => (game.archived ? null : readStored(storageKey)) ?? stored)
  const [saved, setSaved] = useState(stored)
  const { mutate, isPending, error } = useWriteNote(game.id)
  const save = useEffectEvent((now: string) => {
    if (now === saved) return
    mutate(
      { round, text: now },
      {
        onSuccess: () => {
          setSaved(now)
          if (readStored(storageKey) === now) writeStored(storageKey, null)
        },
      },
    )
  })
  useEffect(() => {
    const timer = setTimeout(() => save(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  const change = (next: string) => {
    setText(next)
    writeStored(storageKey, next === saved ? null : next)
  }
  const state = text === saved ? (text === '' ? null : 'saved') : isPending ? 'saving' : 'unsaved'
  return (
    <div className={styles.note}>
      <TextAreaField
        label={t('control:debate.notes')}
        hint={t('debrief:note.hint')}
        rows={3}
        maxLength={longest}
        readOnly={game.archived}
        value={text}
        error={error && state !== 'saved' ? errorText(t, error) : null}
        onChange={event => change(event.target.value)}
        onBlur={() => save(text)}
      />
      {origin?.superseded && (
        <p className={styles.noteState}>
          {t('debrief:note.superseded', { version: origin.version, quarter: origin.quarter })}
        </p>
      )}
      <p role="status" className={styles.noteState}>
        {state && t(`debrief:note.${state}`)}
        {error && state === 'unsaved' && (
          <Button variant="text" small onClick={() => save(text)}>
            {t('debrief:note.retry')}
          </Button>
        )}
      </p>
    </div>
  )
}
