import type { Decision } from '@trimestre/contract/decisions'
import { useTranslation } from 'react-i18next'
import { choiceLabel, decisionUnit } from '../../../../domain/catalogue-text.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { NumberField } from '../../../../ui/number-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'

type Props = {
  decision: Decision | undefined
  value: number | null
  error: string | undefined
  onChange(value: number | null): void
}

/** Renders the field for the value of a decision: a number, or one of its choices. */
export function CorrectionValue({ decision, value, error, onChange }: Props) {
  const { t } = useTranslation(['player', 'overview', 'catalogue'])
  const label = t('overview:reopen.value')
  if (decision?.type !== 'choice' && decision?.type !== 'boolean')
    return (
      <NumberField
        label={label}
        plain
        min={decision?.min}
        max={decision?.max}
        unit={decision && decisionUnit(t, decision)}
        hint={decision && <Bounds decision={decision} />}
        value={value}
        error={error}
        disabled={!decision}
        onChange={onChange}
      />
    )
  const { name, type, min, max } = decision
  const values = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  const textOf = (choice: number) =>
    type === 'boolean' ? t(choice ? 'decisions.yes' : 'decisions.no') : choiceLabel(t, name, choice)
  return (
    <SelectField
      label={label}
      withEmpty
      choices={values.map(choice => ({ value: choice, label: textOf(choice) }))}
      value={value ?? ''}
      error={error}
      onChange={event => {
        const chosen = event.currentTarget.value
        onChange(chosen === '' ? null : Number(chosen))
      }}
    />
  )
}

/** Shows between which values a decision is, as in the sheet. */
function Bounds({ decision: { min, max } }: { decision: Decision }) {
  const { t } = useTranslation('player')
  const format = useFormat()
  return (
    <bdi className="fig">{t('decisions.range', { min: format.number(min), max: format.number(max) })}</bdi>
  )
}
