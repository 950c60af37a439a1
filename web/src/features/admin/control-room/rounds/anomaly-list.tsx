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

/** Lists what is unusual in a rehearsed quarter, one sentence each; the last one names all companies without decisions. */
export function AnomalyList({ run }: { run: DryRun }) {
  const { t } = useTranslation('control')
  const format = useFormat()
  const nameOf = useNameWithSeat()
  const [isWhole, setWhole] = useState(false)
  if (run.anomalies.length === 0) return <p>{t('rehearsal.noAnomaly')}</p>
  const names = new Map(run.companies.map(company => [company.companyId, nameOf(company)]))
  const nameIn = ({ companyId }: DryRunAnomaly) =>
    isolateLatin(names.get(companyId) ?? String(companyId), format.language)
  const untouched = run.anomalies.filter(isUntouched)
  const sentences = run.anomalies
    .filter(anomaly => !isUntouched(anomaly))
    .toSorted((one, other) => anomalyCodes.indexOf(one.code) - anomalyCodes.indexOf(other.code))
    .map(anomaly => anomalyText(t, format, anomaly, nameIn(anomaly)))
  if (untouched.length > 0)
    sentences.push(t('rehearsal.anomaly.untouched', { name: format.list(untouched.map(nameIn)) }))
  const shown = isWhole ? sentences : sentences.slice(0, shownAtFirst)
  return (
    <>
      <ul className={styles.anomalies}>
        {shown.map(sentence => (
          <li key={sentence}>
            <IconAlertTriangle size={18} aria-hidden="true" />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
      {shown.length < sentences.length && (
        <Button variant="text" small onClick={() => setWhole(true)}>
          {t('rehearsal.showAll', { total: format.integer(sentences.length) })}
        </Button>
      )}
    </>
  )
}

const isUntouched = ({ code }: DryRunAnomaly): boolean => code === 'untouched'

function anomalyText(
  t: TFunction<'control'>,
  format: Format,
  { code, value }: DryRunAnomaly,
  name: string,
): string {
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
