import type { Game } from '@trimestre/contract/games'
import { intervalHoursMax } from '@trimestre/contract/games'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTimezone } from '../../../domain/staff/timezone.ts'
import { useFormat } from '../../../i18n/format.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { notify } from '../../../ui/notify.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { useSetPassMode } from './api.ts'
import styles from './passing-panel.module.css'
import { useScheduledPasses } from './schedule-api.ts'

type Props = {
  game: Game
  onSchedule(): void
  /** Called with whether there are unsaved changes. */
  onChanged(isChanged: boolean): void
}

type Mode = 'manual' | 'automatic'

const usualHours = 24
const modeOf = (game: Game): Mode => (game.typePassage === 1 ? 'automatic' : 'manual')

/** Selects manual passes, which apply at once, or automatic passes every so many hours; shows the next pass. */
export function PassingPanel({ game, onSchedule, onChanged }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const { mutate, isPending, error } = useSetPassMode(game.id)
  const [mode, setMode] = useState(() => modeOf(game))
  const [hours, setHours] = useState<number | null>(game.hour ?? usualHours)
  const [isTried, setTried] = useState(false)
  const isChanged = mode === 'automatic' && (game.typePassage !== 1 || hours !== game.hour)
  useEffect(() => onChanged(isChanged), [isChanged, onChanged])
  const fault = hoursFault(hours)

  const choose = (next: Mode) => {
    setMode(next)
    if (next === 'automatic' || game.typePassage === 0) return
    mutate(
      { typePassage: 0 },
      {
        onSuccess: () => notify.success(t('admin:passing.manualSaved')),
        onError: failure => {
          setMode('automatic')
          notify.error(errorText(t, failure))
        },
      },
    )
  }
  const saveHours = () => {
    setTried(true)
    if (fault !== null || hours === null) return
    mutate(
      { typePassage: 1, hour: hours },
      {
        onSuccess: () => notify.success(t('admin:passing.automaticSaved', { count: hours })),
        onError: failure => notify.error(errorText(t, failure)),
      },
    )
  }
  return (
    <Card title={t('admin:passing.title')} subtitle={t('admin:passing.lead')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!isPending) saveHours()
        }}
      >
        <RadioCards
          legend={t('admin:passing.mode')}
          value={mode}
          onChange={choose}
          disabled={isPending}
          cards={[
            { value: 'manual', title: t('field.manual'), text: t('admin:passing.manualText') },
            { value: 'automatic', title: t('field.automatic'), text: t('admin:passing.automaticText') },
          ]}
        />
        {error && <Banner tone="error">{errorText(t, error)}</Banner>}
        {mode === 'automatic' && (
          <div className={styles.hours}>
            <NumberField
              label={t('admin:passing.hours')}
              unit={t('admin:passing.hoursUnit')}
              value={hours}
              onChange={setHours}
              min={1}
              max={intervalHoursMax}
              required
              error={isTried && fault ? t(`validation.${fault}`) : undefined}
            />
            <Button variant="primary" type="submit" disabled={!isChanged} loading={isPending}>
              {t('ui.save')}
            </Button>
          </div>
        )}
        <NextPass game={game} onSchedule={onSchedule} />
      </form>
    </Card>
  )
}

function hoursFault(hours: number | null): 'required' | 'number' | 'integer' | 'out-of-bounds' | null {
  if (hours === null) return 'required'
  if (Number.isNaN(hours)) return 'number'
  if (!Number.isInteger(hours)) return 'integer'
  return hours >= 1 && hours <= intervalHoursMax ? null : 'out-of-bounds'
}

/** Shows the next pass, of whatever origin, and opens the scheduled passes. */
function NextPass({ game, onSchedule }: { game: Game; onSchedule(): void }) {
  const { t } = useTranslation(['common', 'admin'])
  const format = useFormat()
  const timezone = useTimezone().data
  const planned = useScheduledPasses(game.id).data?.filter(pass => pass.status === 'pending').length ?? 0
  const when = game.nextPassAt && format.appointment(game.nextPassAt)
  return (
    <div className={styles.next}>
      <p>
        {when ? t('admin:passing.next', { when }) : t('admin:passing.noNext')}
        {timezone && <span className={styles.zone}>{t('admin:schedule.zone', { zone: timezone })}</span>}
      </p>
      <Button variant="text" onClick={onSchedule}>
        {planned > 0 ? t('admin:passing.planned', { count: planned }) : t('admin:passing.plan')}
      </Button>
    </div>
  )
}
