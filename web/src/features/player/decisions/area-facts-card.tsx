import type { Result } from '@trimestre/contract/companies'
import { useTranslation } from 'react-i18next'
import { ExplanationProvider, Why } from '../../../domain/explanations/why.tsx'
import type { AreaKey } from '../../../domain/game-areas.ts'
import { SegmentSplit } from '../../../domain/segment-split.tsx'
import { CompanyLink } from '../../../domain/shown-company.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Change } from '../../../ui/change.tsx'
import { Figure } from '../../../ui/figure.tsx'
import { areaFacts } from './area-facts.ts'
import styles from './area-facts-card.module.css'

type Props = { area: AreaKey; quarter: number; result: Result | undefined; before: Result | undefined }

/** Areas whose decisions depend on the competitors. */
const marketAreas: readonly AreaKey[] = ['ventes', 'marketing']

/** Shows the results of a quarter that concern this area, with their change since the quarter before. */
export function AreaFactsCard({ area, quarter, result, before }: Props) {
  const { t } = useTranslation(['player', 'common'])
  if (!result)
    return (
      <Card level={3} title={t('decisions.facts', { quarter })}>
        <p className={styles.none}>{t('decisions.factsEmpty')}</p>
      </Card>
    )
  return (
    <ExplanationProvider place={{ companyId: result.companyId, roundNb: result.round.roundNb }}>
      <Card level={3} title={t('decisions.facts', { quarter })}>
        <dl className={styles.facts}>
          {areaFacts[area].map(({ key, kind, rise }) => (
            <div key={key} className={styles.fact}>
              <dt>
                {t(`figure.${key}`)}
                {key === 'demande' && <SegmentSplit result={result} className={styles.split} />}
              </dt>
              <dd className={styles.value}>
                <Why figure={`result.${key}`} label={t(`figure.${key}`)}>
                  <Figure value={result[key]} kind={kind} />
                </Why>
              </dd>
              <dd className={styles.change}>
                {before && (
                  <Change delta={Number((result[key] - before[key]).toFixed(4))} kind={kind} rise={rise} />
                )}
              </dd>
            </div>
          ))}
        </dl>
        {marketAreas.includes(area) && (
          <CompanyLink to="/app/user/game-competitive" className={buttonClass('text', true)}>
            {t('competition.open')}
          </CompanyLink>
        )}
      </Card>
    </ExplanationProvider>
  )
}
