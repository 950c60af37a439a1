import type { TeamThreads } from '@trimestre/contract/messages'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../choice-field.tsx'

/** Only the type is imported from the contract, so that its schemas stay out of the browser. */
const states: readonly TeamThreads[] = ['private', 'open']

type Props<F extends FieldValues> = { control: Control<F>; name: FieldPathByValue<F, TeamThreads> }

/** Renders who reads what the members of a team write to each other, in the forms of a game. */
export function TeamThreadsField<F extends FieldValues>({ control, name }: Props<F>) {
  const { t } = useTranslation('admin')
  return (
    <ChoiceField
      control={control}
      name={name}
      legend={t('threads.legend')}
      hint={t('threads.hint')}
      cards={states.map(state => ({
        value: state,
        title: t(`threads.${state}`),
        text: t(`threads.${state}Text`),
      }))}
    />
  )
}
