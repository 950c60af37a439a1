import { IconAlertTriangle } from '@tabler/icons-react'
import { type AnomalyCode, anomalyCodes } from '@trimestre/contract/round-limits'
import type { DryRun, DryRunAnomaly } from '@trimestre/contract/rounds'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNameWithSeat } from '../../../../domain/seat-word.tsx'
import { type Format, useFormat } from '../../../../i18n/format.ts'
import { isolateLatin } from '../../../../i18n/languages.ts'
import { Button } from '../../../../ui/button.tsx'
import styles from './rounds.module.css'

/** The number of anomalies that are shown at first. */
const shownAtFirst = 20

/** Lists what is unusual in a rehearsed quarter, one sentence each; companies without decisions come last. */
export function AnomalyList({ run }: { run: DryRun }) {
  const { t } = useTranslation('control')
  const format = useFormat()
  const nameOf = useNameWithSeat()
  const [isWhole, setWhole] = useState(false)
  const names = new Map(run.companies.map(company => [company.companyId, nameOf(company)]))
  const sorted = run.anomalies.toSorted((one, other) => weight(one.code) - weight(other.code))
  if (sorted.length === 0) return <p>{t('rehearsal.noAnomaly')}</p>
  const shown = isWhole ? sorted : sorted.slice(0, shownAtFirst)
  return (
    <>
      <ul className={styles.anomalies}>
        {shown.map(anomaly => (
          <li key={`${anomaly.code} ${anomaly.companyId}`}>
            <IconAlertTriangle size={18} aria-hidden="true" />
            <span>
              {anomalyText(t, format, anomaly, names.get(anomaly.companyId) ?? String(anomaly.companyId))}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < sorted.length && (
        <Button variant="text" small onClick={() => setWhole(true)}>
          {t('rehearsal.showAll', { total: format.integer(sorted.length) })}
        </Button>
      )}
    </>
  )
}

const weight = (code: AnomalyCode): number =>
  code === 'untouched' ? anomalyCodes.length : anomalyCodes.indexOf(code)

function anomalyText(
  t: TFunction<'control'>,
  format: Format,
  { code, value }: DryRunAnomaly,
  company: string,
): string {
  const name = isolateLatin(company, format.language)
  if (value === null)
    return t(`rehearsal.anomaly.${code === 'stock' ? 'unsold' : code}`, { name, value: '–' })
  return t(`rehearsal.anomaly.${code}`, {
    name,
    value: isolateLatin(figureText(format, code, value), format.language),
  })
}

function figureText(format: Format, code: AnomalyCode, value: number): string {
  if (code === 'share') return format.percent(value)
  if (code === 'jump') return `${value > 0 ? '+' : ''}${format.percent(value)}`
  return code === 'stock' ? format.number(value) : format.amount(value)
}
