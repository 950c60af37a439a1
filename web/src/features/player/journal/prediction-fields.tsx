import type { JournalEntry } from '@trimestre/contract/journal'
import { predictionMax } from '@trimestre/contract/journal-limits'
import { type PredictedFigure, predictedFigures } from '@trimestre/contract/prediction-scores'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { FieldState, type FieldsProps } from './field-state.tsx'
import styles from './journal.module.css'
import { useFigureText } from './use-figure-text.ts'

/** The three figures that a company predicts, each with its value of the quarter before. */
export function PredictionFields({ before, ...field }: FieldsProps & { before: JournalEntry | undefined }) {
  const { t } = useTranslation('journal')
  return (
    <section className={styles.part}>
      <h3 className={styles.question}>{t('predict.title')}</h3>
      <p className={styles.quiet}>{t('predict.lead')}</p>
      <div className={styles.figures}>
        {predictedFigures.map(name => (
          <Prediction key={name} {...field} name={name} before={before} />
        ))}
      </div>
    </section>
  )
}

type Props = FieldsProps & { name: PredictedFigure; before: JournalEntry | undefined }

function Prediction({ entry, sync, state, name, before }: Props) {
  const { t } = useTranslation(['journal', 'common'])
  const format = useFormat()
  const write = useFigureText()
  const field = state.pending[name]
  const typed = field?.value
  const value = typeof typed === 'number' || typed === null ? typed : entry.predictions[name]
  const last = before?.actual?.[name]
  const isUnits = name === 'demande'
  const isFraction = isUnits && value !== null && !Number.isNaN(value) && !Number.isInteger(value)
  return (
    <div className={styles.figure}>
      <NumberField
        plain
        label={t(`figure.${name}`)}
        hint={
          before && last !== undefined
            ? t('last', { quarter: format.integer(before.quarter), value: write(name, last) })
            : undefined
        }
        error={isFraction ? t('common:validation.integer') : null}
        unit={isUnits ? t('unit') : 'BA'}
        min={isUnits ? 0 : -predictionMax}
        max={predictionMax}
        value={value}
        typedBefore={field?.text || undefined}
        onChange={(next, text) => sync.type(name, next, Number.isNaN(next) ? text : '')}
      />
      <FieldState
        {...{ entry, sync, state, name }}
        write={content => (typeof content === 'number' ? write(name, content) : '')}
      />
    </div>
  )
}
