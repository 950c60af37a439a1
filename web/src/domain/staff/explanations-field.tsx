import type { ExplanationLevel } from '@trimestre/contract/games'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../choice-field.tsx'

/**
 * The levels from the least to the most detail. Only the type is imported from the contract, so that its schemas stay
 * out of the browser.
 */
const levels: readonly ExplanationLevel[] = ['figures', 'causes', 'coefficients']

type Props<F extends FieldValues> = { control: Control<F>; name: FieldPathByValue<F, ExplanationLevel> }

/**
 * Renders the level of detail that players get from « Pourquoi ? », in the forms of administrators and super
 * administrators.
 */
export function ExplanationsField<F extends FieldValues>({ control, name }: Props<F>) {
  const { t } = useTranslation('admin')
  return (
    <ChoiceField
      control={control}
      name={name}
      legend={t('explanations.legend')}
      hint={t('explanations.hint')}
      cards={levels.map(level => ({
        value: level,
        title: t(`explanations.${level}`),
        text: t(`explanations.${level}Text`),
      }))}
    />
  )
}
