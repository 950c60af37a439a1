import type { ExplanationLevel } from '@trimestre/contract/games'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { RadioCards } from '../../ui/radio-cards.tsx'

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
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <RadioCards<ExplanationLevel>
          legend={t('explanations.legend')}
          hint={t('explanations.hint')}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
          cards={levels.map(level => ({
            value: level,
            title: t(`explanations.${level}`),
            text: t(`explanations.${level}Text`),
          }))}
        />
      )}
    />
  )
}
