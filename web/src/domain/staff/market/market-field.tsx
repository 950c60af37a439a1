import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MarketFields, type MarketFieldsProps } from './market-fields.tsx'
import { areSeasonsValid, type MarketSettings } from './market-settings.ts'

type Props<F extends FieldValues> = Omit<MarketFieldsProps, 'value' | 'onChange' | 'error'> & {
  control: Control<F>
  name: FieldPathByValue<F, MarketSettings>
}

/** The market of a game as one field of a form of React Hook Form. */
export function MarketField<F extends FieldValues>({ control, name, ...props }: Props<F>) {
  const { t } = useTranslation()
  return (
    <Controller
      control={control}
      name={name}
      rules={{
        validate: (market: MarketSettings) => areSeasonsValid(market) || t('validation.out-of-bounds'),
      }}
      render={({ field, fieldState }) => (
        <MarketFields
          {...props}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
