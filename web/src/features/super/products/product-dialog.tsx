import type { Product } from '@trimestre/contract/products'
import { readyProductPicture } from '@trimestre/contract/ready-product-pictures'
import { useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { productName } from '../../../domain/catalogue-text.ts'
import { useFormat } from '../../../i18n/format.ts'
import { marketTypeChoices } from '../../../ui/market-type.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { requiredNumber } from '../../../ui/number-rule.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { EntryForm } from '../shared/entry-form.tsx'
import { useSaveProduct } from './api.ts'
import { PictureField } from './picture-field.tsx'
import { bodyOf, bounds, emptyProduct, fieldsOf, type ProductFields } from './product-fields.ts'

type Props = { /** Undefined for a new product. */ product?: Product; onClose(): void }

export function ProductDialog({ product, onClose }: Props) {
  const { t } = useTranslation('super')
  const [isBlocked, setIsBlocked] = useState(false)
  const { mutateAsync } = useSaveProduct(product)
  return (
    <EntryForm
      kind="products"
      title={product ? t('products.edit', { product: productName(t, product) }) : t('products.create')}
      isNew={product === undefined}
      initial={product ? fieldsOf(product) : emptyProduct}
      onSave={fields => mutateAsync(bodyOf(fields))}
      fieldNames={{ im: 'picture' }}
      isBlocked={isBlocked}
      onClose={onClose}
    >
      {form => (
        <>
          <ProductFormFields form={form} />
          <Controller
            control={form.control}
            name="picture"
            render={({ field }) => (
              <PictureField
                value={field.value}
                ready={product?.key ? readyProductPicture(product.key) : null}
                onChange={field.onChange}
                onBlocked={setIsBlocked}
              />
            )}
          />
        </>
      )}
    </EntryForm>
  )
}

type Form = { form: UseFormReturn<ProductFields> }

function ProductFormFields({ form }: Form) {
  const { t } = useTranslation(['common', 'super'])
  const { register, formState } = form
  return (
    <>
      <TextField
        {...register('name', { validate: value => value.trim() !== '' || t('validation.required') })}
        data-autofocus
        label={t('field.name')}
        autoComplete="off"
        dir="auto"
        required
        error={formState.errors.name?.message}
      />
      <TextAreaField
        {...register('description')}
        label={t('field.description')}
        error={formState.errors.description?.message}
      />
      <SelectField
        {...register('typeOfMarket')}
        label={t('field.typeOfMarket')}
        hint={t('super:products.typeHint')}
        choices={marketTypeChoices(t)}
        error={formState.errors.typeOfMarket?.message}
      />
      <MarketNumber form={form} name="evolution" />
      <MarketNumber form={form} name="dimension" />
    </>
  )
}

function MarketNumber({ form, name }: Form & { name: 'evolution' | 'dimension' }) {
  const { t } = useTranslation(['common', 'super'])
  const format = useFormat()
  const { min, max } = bounds[name]
  const fault = (value: number | null) => requiredNumber(t, format, value, { min, max })
  return (
    <Controller
      control={form.control}
      name={name}
      rules={{ validate: fault }}
      render={({ field, fieldState }) => (
        <NumberField
          {...field}
          label={t(`field.${name}`)}
          hint={t(`super:products.${name}Hint`)}
          unit={t(`super:products.${name}Unit`)}
          min={min}
          max={max}
          step={name === 'dimension' ? 100 : 1}
          required
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
