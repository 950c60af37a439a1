import type { Result } from '@trimestre/contract/companies'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../ui/card.tsx'
import { HistoryChart } from '../../../../ui/chart/history-chart.tsx'
import type { FigureKind } from '../../../../ui/figure.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import styles from './ending.module.css'
import { quarterOf, type RankOf } from './story.ts'

const curves = {
  valeurSociete: 'amount',
  classement: 'integer',
  resultatNet: 'amount',
  liquidites: 'amount',
  partMarche: 'percent',
  demande: 'integer',
  nombreProduitVendu: 'integer',
  prixVente: 'price',
} as const satisfies Partial<Record<keyof Result, FigureKind>>
type CurveKey = keyof typeof curves
const keys = Object.keys(curves) as CurveKey[]

/** Charts one figure of the company over all its quarters; the user selects the figure. */
export function CurveCard({ results, rankOf }: { results: readonly Result[]; rankOf: RankOf }) {
  const { t } = useTranslation('player')
  const [shown, setShown] = useState<CurveKey>('valeurSociete')
  return (
    <Card title={t('ending.curve')}>
      <div className={styles.choice}>
        <SelectField
          label={t('ending.figure')}
          value={shown}
          onChange={event => setShown(keys.find(key => key === event.currentTarget.value) ?? shown)}
          choices={keys.map(value => ({ value, label: t(`figure.${value}`) }))}
        />
      </div>
      <HistoryChart
        caption={t(`figure.${shown}`)}
        kind={curves[shown]}
        falling={shown === 'classement'}
        points={results.flatMap(result => {
          const value = shown === 'classement' ? rankOf(result) : result[shown]
          return value === null ? [] : { quarter: quarterOf(result), value }
        })}
      />
    </Card>
  )
}
