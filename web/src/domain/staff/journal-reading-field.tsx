import type { JournalReading } from '@trimestre/contract/journal'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../choice-field.tsx'

/** Only the type is imported from the contract, so that its schemas stay out of the browser. */
const readings: readonly JournalReading[] = ['all', 'done']

type Props<F extends FieldValues> = { control: Control<F>; name: FieldPathByValue<F, JournalReading> }

/** Renders what staff read of the journals of companies, in the forms of a game. */
export function JournalReadingField<F extends FieldValues>({ control, name }: Props<F>) {
  const { t } = useTranslation('journal')
  return (
    <ChoiceField
      control={control}
      name={name}
      legend={t('setting.legend')}
      hint={t('setting.hint')}
      cards={readings.map(reading => ({
        value: reading,
        title: t(`setting.${reading}`),
        text: t(`setting.${reading}Text`),
      }))}
    />
  )
}
