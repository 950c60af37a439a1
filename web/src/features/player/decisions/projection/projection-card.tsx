import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AreaKey } from '../../../../domain/game-areas.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Card } from '../../../../ui/card.tsx'
import { Change } from '../../../../ui/change.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { Figure } from '../../../../ui/figure.tsx'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import { capacityAreas } from './capacities.ts'
import { CapacityBars } from './capacity-bars.tsx'
import { ForecastField } from './forecast-field.tsx'
import { OutlookTable } from './outlook-table.tsx'
import styles from './projection-card.module.css'
import { RiskList } from './risk-list.tsx'
import type { useProjection, WhatIf } from './use-projection.ts'
import { areaLines, commonLines, type FigureLine, figureOf } from './what-if.ts'

type Props = { area: AreaKey; projection: ReturnType<typeof useProjection> }

/** The card « Si vous enregistrez »: projects the quarter with the saved values and with the typed values. */
export const ProjectionCard = memo(function ProjectionCard({ area, projection }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const { whatIf, error, retry } = projection
  return (
    <div data-tour="projection">
      <Card level={3} title={t('projection.title')}>
        {whatIf ? (
          <Quarter area={area} whatIf={whatIf} />
        ) : error ? (
          <ErrorCard
            title={t('projection.failed')}
            reason={errorText(t, error)}
            onRetry={() => void retry()}
          />
        ) : (
          <SkeletonStack shapes={[{ height: 48 }, { height: 160 }]} />
        )}
      </Card>
    </div>
  )
})

function Quarter({ area, whatIf }: { area: AreaKey; whatIf: WhatIf }) {
  const { t } = useTranslation('player')
  const lines = [...commonLines, ...areaLines[area]]
  return (
    <div className={styles.stack}>
      {capacityAreas.includes(area) && <CapacityBars projection={whatIf.now} />}
      {/* In the sales area the forecast is next to the price. */}
      {area !== 'ventes' && (
        <>
          <ForecastField whatIf={whatIf} />
          <OutlookTable whatIf={whatIf} />
        </>
      )}
      <table className={styles.table}>
        <caption className="visually-hidden">{t('projection.caption')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('projection.saved')}</th>
            <th scope="col">{t('projection.now')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <Row key={line.key} line={line} whatIf={whatIf} />
          ))}
        </tbody>
      </table>
      <RiskList projection={whatIf.now} area={area} />
      <Announcement whatIf={whatIf} />
      <details className={styles.how}>
        <summary>{t('projection.how')}</summary>
        <p>{t('projection.howText')}</p>
        <p>{t('projection.howCustomers')}</p>
        <p>{t('projection.unknown')}</p>
      </details>
    </div>
  )
}

function Row({ line, whatIf }: { line: FigureLine; whatIf: WhatIf }) {
  const { t } = useTranslation('player')
  const [saved, now] = [figureOf(whatIf.saved, line), figureOf(whatIf.now, line)]
  const delta = Number((now - saved).toFixed(4))
  return (
    <tr>
      <th scope="row">{t(`figure.${line.key as 'liquidites'}`)}</th>
      <td>
        <Figure value={saved} kind={line.kind} />
      </td>
      <td className={styles.now}>
        <Figure value={now} kind={line.kind} />
        {delta !== 0 && <Change delta={delta} kind={line.kind} rise={line.rise} />}
      </td>
    </tr>
  )
}

/** Reports the projection to screen readers in one sentence, which changes only when the figures do. */
function Announcement({ whatIf }: { whatIf: WhatIf }) {
  const { t } = useTranslation('player')
  const format = useFormat()
  return (
    <p role="status" className="visually-hidden">
      {t('projection.said', {
        cash: format.amount(whatIf.now.figures.liquidites / 100),
        result: format.amount(whatIf.now.figures.resultatNet / 100),
      })}
    </p>
  )
}
