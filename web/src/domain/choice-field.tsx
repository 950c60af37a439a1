import type { ReactNode } from 'react'
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import { type RadioCard, RadioCards } from '../ui/radio-cards.tsx'

type Props<F extends FieldValues, V extends string> = {
  control: Control<F>
  name: FieldPathByValue<F, V>
  legend: ReactNode
  hint?: ReactNode
  cards: readonly RadioCard<NoInfer<V>>[]
}

/** Renders one field of a form as choices that each have a sentence of explanation. */
export function ChoiceField<F extends FieldValues, V extends string>(props: Props<F, V>) {
  const { control, name, legend, hint, cards } = props
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <RadioCards<V>
          legend={legend}
          hint={hint}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
          cards={cards}
        />
      )}
    />
  )
}
