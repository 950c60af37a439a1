import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../../domain/choice-field.tsx'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import { PlayerPicker } from '../player-picker.tsx'
import { usePlayers } from './api.ts'
import type { TrainingFields } from './training-fields.ts'
import styles from './trainings.module.css'

type Props = { form: UseFormReturn<TrainingFields> }

/** Chooses who may start a training: every player, or those who are named. */
export function TrainingPlayers({ form }: Props) {
  const { t } = useTranslation('trainings')
  const access = useWatch({ control: form.control, name: 'access' })
  return (
    <>
      <ChoiceField
        control={form.control}
        name="access"
        legend={t('form.access')}
        cards={(['everybody', 'named'] as const).map(value => ({
          value,
          title: t(`form.${value}`),
          text: t(`form.${value}Text`),
        }))}
      />
      {access === 'named' && <NamedPlayers form={form} />}
    </>
  )
}

function NamedPlayers({ form }: Props) {
  const { t } = useTranslation(['trainings', 'common'])
  const players = usePlayers()
  if (players.error && !players.data)
    return <ErrorCard reason={errorText(t, players.error)} onRetry={() => players.refetch()} />
  if (!players.data) return <SkeletonStack shapes={[{ height: 44 }, { height: 120 }]} />
  return (
    <div className={styles.players}>
      <Controller
        control={form.control}
        name="players"
        render={({ field }) => (
          <PlayerPicker
            players={players.data}
            chosen={new Set(field.value)}
            onChange={chosen => field.onChange([...chosen])}
          />
        )}
      />
    </div>
  )
}
