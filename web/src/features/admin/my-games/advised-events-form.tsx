import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eventPicture, eventText, productName } from '../../../domain/catalogue-text.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { notify } from '../../../ui/notify.ts'
import { Picture } from '../../../ui/picture.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import styles from './advised-events.module.css'
import { type Advice, adviceFor } from './advised-events.ts'
import { quartersLeft } from './event-form.ts'
import { useAssociateEvents, useCatalogueEvents, useGameEvents } from './events-api.ts'

/** Proposes the events that suit the product of a game; nothing when there are none, or all are in the game. */
export function AdvisedEvents({ game }: { game: Game }) {
  const catalogue = useCatalogueEvents().data
  const associated = useGameEvents(game.id).data
  if (!catalogue || !associated) return null
  const advice = adviceFor(game, catalogue, associated)
  if (advice.length === 0) return null
  return <Form key={advice.map(({ event }) => event.id).join()} game={game} advice={advice} />
}

type Props = { game: Game; advice: readonly Advice[] }

function Form({ game, advice }: Props) {
  const { t } = useTranslation(['admin', 'common', 'catalogue'])
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.advised} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        {t('events.advised', { product: game.product ? productName(t, game.product) : '' })}
      </summary>
      {isOpen && <Choice game={game} advice={advice} />}
    </details>
  )
}

function Choice({ game, advice }: Props) {
  const { t } = useTranslation(['admin', 'common'])
  const [rows, setRows] = useState(advice)
  const { mutate, isPending, error } = useAssociateEvents(game.id)
  const chosen = rows.filter(row => row.chosen)
  const change = (row: Advice, part: Partial<Advice>) =>
    setRows(rows.map(other => (other === row ? { ...row, ...part } : other)))
  return (
    <>
      <p className={styles.hint}>{t('events.advisedHint')}</p>
      {error && <Banner tone="error">{errorText(t, error)}</Banner>}
      <ul className={styles.list}>
        {rows.map(row => (
          <AdviceRow
            key={row.event.id}
            row={row}
            quarters={quartersLeft(game)}
            onChange={part => change(row, part)}
          />
        ))}
      </ul>
      <Button
        variant="primary"
        disabled={chosen.length === 0}
        loading={isPending}
        onClick={() => mutate(chosen, { onSuccess: () => notify.success(t('events.advisedAdded')) })}
      >
        {t('events.advisedAdd')}
      </Button>
    </>
  )
}

type RowProps = { row: Advice; quarters: readonly number[]; onChange(part: Partial<Advice>): void }

function AdviceRow({ row, quarters, onChange }: RowProps) {
  const { t } = useTranslation(['admin', 'common'])
  const { name, text } = eventText(t, row.event)
  return (
    <li>
      <fieldset className={styles.row} aria-label={name}>
        <Picture src={eventPicture(row.event)} alt="" />
        <div className={styles.words}>
          <CheckboxField
            label={<strong>{name}</strong>}
            checked={row.chosen}
            onChange={event => onChange({ chosen: event.currentTarget.checked })}
          />
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.choices}>
          <SelectField
            label={t('common:field.quarter')}
            value={row.quarter}
            choices={quarters.map(value => ({ value, label: String(value) }))}
            onChange={event => onChange({ quarter: Number(event.currentTarget.value) })}
          />
          <CheckboxField
            label={t('events.advisedAnnounced')}
            checked={row.announced}
            onChange={event => onChange({ announced: event.currentTarget.checked })}
          />
        </div>
      </fieldset>
    </li>
  )
}
