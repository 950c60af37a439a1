import type { Game, GameEvent } from '@trimestre/contract/games'
import { useEffect, useState } from 'react'
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { eventPicture, eventText } from '../../../domain/catalogue-text.ts'
import { type Format, useFormat } from '../../../i18n/format.ts'
import { joinFacts } from '../../../i18n/i18n.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { RequiredNote } from '../../../ui/field.tsx'
import { notify } from '../../../ui/notify.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { requiredNumber } from '../../../ui/number-rule.ts'
import { Picture } from '../../../ui/picture.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { setServerErrors } from '../../../ui/refused-form.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import {
  associationOf,
  type EventChoice,
  firstChoice,
  frequencyMax,
  isFrequency,
  privateStatus,
  publicStatus,
  quartersLeft,
  seriesQuarters,
} from './event-form.ts'
import { useAssociateEvent, useCatalogueEvents } from './events-api.ts'
import styles from './events-dialog.module.css'

type Event = GameEvent['event']

type Props = {
  game: Game
  /** Called with whether there are unsaved changes. */
  onChanged(isChanged: boolean): void
}

/** Associates an event with one quarter of a game or with several in a row. */
export function AssociationForm({ game, onChanged }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const events = useCatalogueEvents()
  if (events.isPending) return <SkeletonStack shapes={[{ height: 68 }, { height: 68 }]} />
  if (events.isError)
    return (
      <ErrorCard
        reason={errorText(t, events.error)}
        onRetry={() => events.refetch()}
        retrying={events.isRefetching}
      />
    )
  // The tax is in every game from the start and in effect in every quarter.
  const offered = events.data.filter(event => event.key !== 'impot')
  if (offered.length === 0) return <Banner>{t('admin:events.none')}</Banner>
  return <Form game={game} events={offered} onChanged={onChanged} />
}

function Form({ game, events, onChanged }: Props & { events: readonly Event[] }) {
  const { t } = useTranslation(['common', 'admin'])
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<EventChoice>({ mode: 'onTouched', defaultValues: firstChoice(game) })
  const { mutateAsync } = useAssociateEvent(game.id)
  const [event, quarter, frequency] = useWatch({
    control: form.control,
    name: ['event', 'quarter', 'frequency'],
  })
  const { isDirty, isSubmitting } = form.formState
  useEffect(() => onChanged(isDirty), [isDirty, onChanged])
  const isValid = event !== '' && isFrequency(frequency, frequencyMax(game, quarter))
  const chosen = events.find(({ id }) => String(id) === event)

  const associate = async (choice: EventChoice) => {
    setFailure(null)
    try {
      await mutateAsync(associationOf(choice))
      form.reset(firstChoice(game))
      notify.success(t('event.associated'))
    } catch (error) {
      const reason = setServerErrors(t, form, error, { nbTrimestre: 'quarter' })
      setFailure(reason)
      if (reason) notify.error(reason)
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit(associate)}>
      <RequiredNote />
      {failure && (
        <Banner tone="error" onClose={() => setFailure(null)}>
          {failure}
        </Banner>
      )}
      <Fields form={form} game={game} events={events} quarter={quarter} />
      {chosen && <EventFacts event={chosen} />}
      <div className={styles.last}>
        <RadioGroup
          {...form.register('privacy')}
          legend={t('myGames.col.status')}
          choices={[
            { value: privateStatus, label: t('admin:events.private', { status: t('event.private') }) },
            { value: publicStatus, label: t('admin:events.public', { status: t('event.public') }) },
          ]}
        />
        <Button variant="primary" type="submit" disabled={!isValid} loading={isSubmitting}>
          {t('admin:events.associate')}
        </Button>
      </div>
    </form>
  )
}

type FieldsProps = { form: UseFormReturn<EventChoice>; game: Game; events: readonly Event[]; quarter: string }

function Fields({ form, game, events, quarter }: FieldsProps) {
  const { t } = useTranslation(['common', 'admin'])
  const { register, formState } = form
  const max = frequencyMax(game, quarter)
  const names = events.map(event => ({ value: event.id, label: eventText(t, event).name }))
  const quarters = quartersLeft(game).map((value, index) => ({
    value,
    label: index === 0 ? t('admin:events.running', { quarter: value }) : String(value),
  }))
  const format = useFormat()
  const fault = (value: number | null) => requiredNumber(t, format, value, { min: 1, max, whole: true })
  return (
    <div className={styles.fields}>
      <SelectField
        {...register('event', { validate: value => value !== '' || t('validation.required') })}
        label={t('field.event')}
        choices={names}
        withEmpty
        required
        error={formState.errors.event?.message}
      />
      <SelectField
        {...register('quarter', { deps: ['frequency'] })}
        label={t('field.quarter')}
        choices={quarters}
        error={formState.errors.quarter?.message}
      />
      <Controller
        control={form.control}
        name="frequency"
        rules={{ validate: fault }}
        render={({ field, fieldState }) => (
          <NumberField
            {...field}
            label={t('field.frequency')}
            hint={
              isFrequency(field.value, max)
                ? t('admin:events.series', {
                    count: field.value,
                    quarters: seriesQuarters(quarter, field.value).join(', '),
                  })
                : t('ui.between', { min: 1, max })
            }
            min={1}
            max={max}
            required
            error={fieldState.error?.message}
          />
        )}
      />
    </div>
  )
}

/** Shows the effect of the event before it is associated. */
function EventFacts({ event }: { event: Event }) {
  const { t } = useTranslation(['common', 'admin'])
  const format = useFormat()
  const impact = impactText(format, event)
  const { text } = eventText(t, event)
  if (!impact && !text) return null
  return (
    <div className={styles.facts}>
      <Picture src={eventPicture(event)} alt="" size="medium" />
      <div>
        {impact && <p className={styles.impact}>{joinFacts([t('field.impact'), impact])}</p>}
        {text && <p>{text}</p>}
      </div>
    </div>
  )
}

/**
 * Formats an impact: « +10 % » for a number, or the words of the school. The words of the product's own events are in
 * French, so other languages omit them; the event description gives the same information.
 */
function impactText(format: Format, { impact, key, reworded }: Event): string {
  if (impact === null || impact === '') return ''
  const value = Number(impact)
  const isForeign = key !== null && !reworded.includes('impact') && format.language !== 'fr'
  if (Number.isNaN(value)) return isForeign ? '' : String(impact)
  return `${value > 0 ? '+' : ''}${format.percent(value, Number.isInteger(value) ? 0 : 1)}`
}
