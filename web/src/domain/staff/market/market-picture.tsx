import type { PhaseName } from '@trimestre/contract/games'
import { type CSSProperties, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Figure } from '../../../ui/figure.tsx'
import { phaseText } from '../../../ui/phase.ts'
import { FigureTable } from '../../../ui/table/figure-table.tsx'
import styles from './market-picture.module.css'

/** `size` is in percent of the first quarter shown. */
export type MarketQuarter = { quarter: number; phase: PhaseName; size: number }

type Props = { quarters: readonly MarketQuarter[]; example?: string | undefined }

/** Pictures the size of the market in each quarter, coloured by its phase; the same figures are in a table. */
export function MarketPicture({ quarters, example }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const titleId = useId()
  const [asTable, setAsTable] = useState(false)
  const first = quarters[0]
  if (!first) return null
  return (
    <figure className={styles.picture} aria-labelledby={titleId}>
      <div className={styles.head}>
        <figcaption id={titleId} className={styles.title}>
          {t('admin:market.picture')}
        </figcaption>
        <Button variant="text" small onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'ui.showChart' : 'ui.showTable')}
        </Button>
      </div>
      {asTable ? <SizesTable quarters={quarters} /> : <Bars quarters={quarters} />}
      <PhaseLegend quarters={quarters} />
      <p className={styles.hint}>
        {t('admin:market.pictureHint', { quarter: first.quarter })} {example}
      </p>
    </figure>
  )
}

/** The number of quarters up to which each bar has its figure. */
const figuresMax = 12

function Bars({ quarters }: Pick<Props, 'quarters'>) {
  const { t } = useTranslation(['common', 'admin'])
  const format = useFormat()
  const highest = Math.max(...quarters.map(({ size }) => size))
  const [first, last] = [quarters[0], quarters.at(-1)]
  if (!first || !last) return null
  const summary = t('admin:market.summary', {
    from: first.quarter,
    first: format.integer(Math.round(first.size)),
    to: last.quarter,
    last: format.integer(Math.round(last.size)),
  })
  const isDense = quarters.length > figuresMax
  const step = Math.ceil(quarters.length / figuresMax)
  return (
    <div className={styles.bars} role="img" aria-label={summary} data-dense={isDense || undefined}>
      {quarters.map(({ quarter, phase, size }, index) => (
        <div key={quarter} className={styles.column} data-phase={phase}>
          {!isDense && <bdi className={`fig ${styles.size}`}>{format.integer(Math.round(size))}</bdi>}
          <span className={styles.bar} style={{ '--ratio': size / highest } as CSSProperties} />
          <bdi className={styles.quarter}>{index % step === 0 ? t('ui.quarterShort', { quarter }) : ''}</bdi>
        </div>
      ))}
    </div>
  )
}

/** Names each phase with its quarters, in their order. */
function PhaseLegend({ quarters }: Pick<Props, 'quarters'>) {
  const { t } = useTranslation(['common', 'admin'])
  const short = (quarter: number) => t('ui.quarterShort', { quarter })
  return (
    <ul className={styles.legend}>
      {phaseRuns(quarters).map(({ phase, from, to }) => (
        <li key={from} data-phase={phase}>
          <span className={styles.swatch} aria-hidden="true" />
          {phaseText(t, phase)}
          <bdi className={`fig ${styles.range}`}>
            {from === to ? short(from) : `${short(from)}–${short(to)}`}
          </bdi>
        </li>
      ))}
    </ul>
  )
}

/** Returns the phases with the quarters in which each lasts without a break. */
function phaseRuns(quarters: readonly MarketQuarter[]) {
  const runs: { phase: PhaseName; from: number; to: number }[] = []
  for (const { quarter, phase } of quarters) {
    const last = runs.at(-1)
    if (last?.phase === phase) last.to = quarter
    else runs.push({ phase, from: quarter, to: quarter })
  }
  return runs
}

function SizesTable({ quarters }: Pick<Props, 'quarters'>) {
  const { t } = useTranslation(['common', 'admin'])
  return (
    <FigureTable caption={t('admin:market.picture')}>
      <thead>
        <tr>
          <th scope="col">{t('field.quarter')}</th>
          <th scope="col">{t('field.phase')}</th>
          <th scope="col">{t('admin:market.size')}</th>
        </tr>
      </thead>
      <tbody>
        {quarters.map(({ quarter, phase, size }) => (
          <tr key={quarter}>
            <th scope="row">{t('ui.quarterShort', { quarter })}</th>
            <td>{phaseText(t, phase)}</td>
            <td>
              <Figure value={Math.round(size)} />
            </td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}
