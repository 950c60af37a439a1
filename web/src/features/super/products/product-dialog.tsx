import type { Product } from '@trimestre/contract/products'
import { useState } from 'react'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Banner } from '../../../ui/banner.tsx'
import { RequiredNote } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { requiredNumber } from '../../../ui/number-rule.ts'
import { setServerErrors } from '../../../ui/refused-form.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { useCreateProduct, useUpdateProduct } from './api.ts'
import { PictureField } from './picture-field.tsx'
import { bodyOf, bounds, emptyProduct, fieldsOf, marketTypes, type ProductFields } from './product-fields.ts'

type Props = { /** Undefined for a new product. */ product?: Product; onClose(): void }

export function ProductDialog({ product, onClose }: Props) {
  useReturnFocus()
  const { t } = useTranslation(['common', 'super'])
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<ProductFields>({
    mode: 'onTouched',
    defaultValues: product ? fieldsOf(product) : emptyProduct,
  })
  const [isBlocked, setIsBlocked] = useState(false)
  const create = useCreateProduct()
  const update = useUpdateProduct()

  const save = async (fields: ProductFields) => {
    setFailure(null)
    try {
      const body = bodyOf(fields)
      await (product ? update.mutateAsync({ id: product.id, body }) : create.mutateAsync(body))
      notify.success(t(product ? 'super:products.updated' : 'super:products.created'))
      onClose()
    } catch (error) {
      setFailure(setServerErrors(t, form, error, { im: 'picture' }))
    }
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={product ? t('super:products.edit', { product: product.name }) : t('super:products.create')}
      submitLabel={product ? undefined : t('ui.create')}
      onSubmit={form.handleSubmit(save)}
      submitting={form.formState.isSubmitting}
      changed={form.formState.isDirty || isBlocked}
      submitDisabled={isBlocked}
    >
      <RequiredNote />
      {failure && <Banner tone="error">{failure}</Banner>}
      <ProductFormFields form={form} />
      <Controller
        control={form.control}
        name="picture"
        render={({ field }) => (
          <PictureField value={field.value} onChange={field.onChange} onBlocked={setIsBlocked} />
        )}
      />
    </FormDialog>
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
        choices={marketTypes.map(value => ({ value, label: t(`super:market.${value}`) }))}
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
