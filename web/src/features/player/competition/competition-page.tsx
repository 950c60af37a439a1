import type { MarketStudy } from '@trimestre/contract/companies'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { KnownComputers } from '../../../domain/computers/known-computers.tsx'
import { gameAreas } from '../../../domain/game-areas.ts'
import { useMarketStudy } from '../../../domain/market-study.ts'
import { PlayedQuarters, QueryBoundary, type Shown } from '../../../domain/played-quarters.tsx'
import { useNameWithSeat } from '../../../domain/seat-word.tsx'
import { CompanyLink } from '../../../domain/shown-company.tsx'
import { useRanking } from '../../../domain/use-ranking.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Change } from '../../../ui/change.tsx'
import { CloudChart } from '../../../ui/chart/cloud-chart.tsx'
import { LazyChart } from '../../../ui/chart/lazy-chart.tsx'
import { Figure, type FigureKind } from '../../../ui/figure.tsx'
import styles from './competition-page.module.css'
import { CompetitorsTable } from './competitors-table.tsx'
import { SegmentsTable } from './segments-table.tsx'
import { SurveyCard } from './survey-card.tsx'

const MarketHistory = lazy(() => import('./market-history.tsx'))
const QualityMap = lazy(() => import('./quality-map.tsx'))

/** The market of a quarter: the public figures of every company, including the user's own. */
export default function CompetitionPage() {
  const { t } = useTranslation(['player', 'common'])
  return (
    <PlayedQuarters empty={t('competition.empty')}>{shown => <MarketOfQuarter {...shown} />}</PlayedQuarters>
  )
}

function MarketOfQuarter({ quarter, roundNb, companyId, last }: Shown) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  const study = useMarketStudy(companyId, roundNb)
  const earlier = useMarketStudy(companyId, quarter > 1 ? roundNb - 1 : undefined)
  const before = earlier.data
  // Changes against the quarter before add lines: they are shown with the figures, so that nothing moves.
  const isComplete = quarter <= 1 || before !== undefined || earlier.isError
  return (
    <QueryBoundary query={{ ...study, data: isComplete ? study.data : undefined }}>
      {market => (
        <div className={styles.stack}>
          <Card
            title={t('competition.marketAt', { quarter })}
            actions={
              <>
                <CompanyLink to="/app/user/market-rules" className={buttonClass('text', true)}>
                  {t('common:route.market-rules')}
                </CompanyLink>
                <CompanyLink
                  to="/app/user/market-newspaper"
                  search={{ t: quarter }}
                  className={buttonClass('text', true)}
                >
                  {t('competition.newspaper')}
                </CompanyLink>
              </>
            }
          >
            <MarketFigures market={market} before={before} quarter={quarter} />
          </Card>
          <CompaniesCard market={market} before={before} ownId={companyId} quarter={quarter} />
          {market.segments.length > 0 && (
            <Card title={t('competition.bySegment')} flush>
              <p className={styles.flushLead}>{t('competition.bySegmentLead')}</p>
              <SegmentsTable market={market} ownId={companyId} quarter={quarter} />
              <p className={styles.flushNote}>
                {t('competition.referenceBySegment', {
                  price: format.percent(market.segments[0]?.partReference ?? 0, 1),
                  demanding: format.percent(market.segments[1]?.partReference ?? 0, 1),
                })}
              </p>
            </Card>
          )}
          {(market.etude !== null || market.etudeOuverte) && (
            <SurveyCard
              survey={market.etude}
              companies={market.companies}
              ownId={companyId}
              quarter={quarter}
            />
          )}
          <Card>
            <PriceCloud market={market} ownId={companyId} />
          </Card>
          {market.etude && (
            <LazyChart>
              <QualityMap market={market} survey={market.etude} ownId={companyId} />
            </LazyChart>
          )}
          <LazyChart height={1250}>
            <MarketHistory market={market} ownId={companyId} last={last} />
          </LazyChart>
          <nav className={styles.links} aria-label={t('competition.react')}>
            {(['ventes', 'marketing'] as const).map(area => (
              <CompanyLink
                key={area}
                to={gameAreas[area].path}
                className={buttonClass('secondary', false, false)}
              >
                {t(`common:menu.${gameAreas[area].menu}`)}
              </CompanyLink>
            ))}
          </nav>
        </div>
      )}
    </QueryBoundary>
  )
}

function CompaniesCard({ market, before, ownId, quarter }: Both & { ownId: number }) {
  const { t } = useTranslation('player')
  const format = useFormat()
  const ranking = useRanking(market.companies)
  return (
    <Card title={t('competition.companies')} actions={ranking.choice} flush>
      <CompetitorsTable market={market} ranking={ranking} before={before} ownId={ownId} quarter={quarter} />
      <p className={styles.flushNote}>
        {t('competition.reference', { share: format.percent(market.partReference, 1) })}
      </p>
      <KnownComputers />
    </Card>
  )
}

type Both = { market: MarketStudy; before: MarketStudy | undefined; quarter: number }

function MarketFigures({ market, before, quarter }: Both) {
  const { t } = useTranslation('player')
  const sold = (of: MarketStudy) => of.companies.reduce((sum, company) => sum + company.nombreProduitVendu, 0)
  const figures: { name: string; kind: FigureKind; value: number; was: number | undefined }[] = [
    { name: t('competition.meanPrice'), kind: 'price', value: market.prixMoyen, was: before?.prixMoyen },
    {
      name: t('competition.totalDemand'),
      kind: 'integer',
      value: market.demandeTotale,
      was: before?.demandeTotale,
    },
    ...market.segments.map(({ demande }, index) => {
      const segment = t(`competition.segment.${index === 0 ? '1' : '2'}`)
      return {
        name: t('competition.demandOf', { segment }),
        kind: 'integer' as const,
        value: demande,
        was: before?.segments[index]?.demande,
      }
    }),
    { name: t('competition.totalSold'), kind: 'integer', value: sold(market), was: before && sold(before) },
    { name: t('competition.players'), kind: 'integer', value: market.players, was: undefined },
  ]
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ name, kind, value, was }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.value}>
              <Figure value={value} kind={kind} />
            </dd>
            {was !== undefined && (
              <dd className={styles.move}>
                <Change delta={value - was} kind={kind} rise={null} />
                <span>{t('competition.since', { quarter: quarter - 1 })}</span>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('competition.meanPriceNote')}</p>
    </>
  )
}

/** Plots price horizontally and market share vertically: who sells at a high price, who in volume, and who neither. */
function PriceCloud({ market, ownId }: { market: MarketStudy; ownId: number }) {
  const { t } = useTranslation('player')
  const nameOf = useNameWithSeat()
  return (
    <CloudChart
      title={t('competition.cloud')}
      hint={t('competition.cloudHint')}
      across={{ label: t('competition.price'), kind: 'price' }}
      upwards={{ label: t('competition.share'), kind: 'percent' }}
      bubble={{ label: t('competition.sold'), kind: 'integer' }}
      points={market.companies.map(company => ({
        id: company.companyId,
        name: nameOf(company),
        x: company.prixVente,
        y: company.partMarche,
        size: company.nombreProduitVendu,
        isOwn: company.companyId === ownId,
      }))}
      guide={market.prixMoyen > 0 ? { x: market.prixMoyen, label: t('competition.meanPrice') } : undefined}
    />
  )
}
