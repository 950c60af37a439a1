import type { Absence } from '@trimestre/contract/games'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../choice-field.tsx'

/** Only the type is imported from the contract, so that its schemas stay out of the browser. */
const absences: readonly Absence[] = ['carry', 'computer']

type Props<F extends FieldValues> = { control: Control<F>; name: FieldPathByValue<F, Absence> }

/** Renders who decides when nobody has touched the sheet of a company, in the forms of a game. */
export function AbsenceField<F extends FieldValues>({ control, name }: Props<F>) {
  const { t } = useTranslation('admin')
  return (
    <ChoiceField
      control={control}
      name={name}
      legend={t('absence.legend')}
      hint={t('absence.hint')}
      cards={absences.map(absence => ({
        value: absence,
        title: t(`absence.${absence}`),
        text: t(`absence.${absence}Text`),
      }))}
    />
  )
}
