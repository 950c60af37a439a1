import type { MarketStudy } from '@trimestre/contract/companies'
import { useTranslation } from 'react-i18next'
import { useNameWithSeat } from '../../../domain/seat-word.tsx'
import { Card } from '../../../ui/card.tsx'
import { CloudChart } from '../../../ui/chart/cloud-chart.tsx'

type Props = { market: MarketStudy; survey: NonNullable<MarketStudy['etude']>; ownId: number }

/** Maps the companies of a market survey by price and quality; the bubbles are what they sold. */
export default function QualityMap({ market, survey, ownId }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const nameOf = useNameWithSeat()
  const surveyed = new Map(survey.map(({ companyId, pointsQualite }) => [companyId, pointsQualite]))
  return (
    <Card>
      <CloudChart
        title={t('competition.qualityMap')}
        hint={t('competition.qualityMapHint')}
        across={{ label: t('competition.price'), kind: 'price' }}
        upwards={{ label: t('figure.pointsQualite'), kind: 'number' }}
        bubble={{ label: t('competition.sold'), kind: 'integer' }}
        scale={{ upwardsFromZero: false }}
        points={market.companies.flatMap(company => {
          const quality = surveyed.get(company.companyId)
          if (quality === undefined) return []
          return {
            id: company.companyId,
            name: nameOf(company),
            x: company.prixVente,
            y: quality,
            size: company.nombreProduitVendu,
            isOwn: company.companyId === ownId,
          }
        })}
      />
    </Card>
  )
}
