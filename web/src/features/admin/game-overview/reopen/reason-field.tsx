import { reasonMax } from '@trimestre/contract/round-limits'
import { useTranslation } from 'react-i18next'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'

type Props = { value: string; onChange(value: string): void; error: string | null }

/** Asks why a quarter is opened again; players read the answer, on one line. */
export function ReasonField({ value, onChange, error }: Props) {
  const { t } = useTranslation('overview')
  return (
    <TextAreaField
      label={t('reopen.reason')}
      hint={t('reopen.reasonHint', { max: reasonMax })}
      required
      maxLength={reasonMax}
      data-autofocus
      value={value}
      error={error}
      onChange={event => onChange(event.currentTarget.value.replaceAll(/\s/g, ' '))}
    />
  )
}
