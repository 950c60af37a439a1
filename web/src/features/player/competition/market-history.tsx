import { useQueries } from '@tanstack/react-query'
import type { MarketStudy } from '@trimestre/contract/companies'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { marketStudyQuery } from '../../../domain/market-study.ts'
import { useNameWithSeat } from '../../../domain/seat-word.tsx'
import { Card } from '../../../ui/card.tsx'
import { LinesChart } from '../../../ui/chart/lines-chart.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { companyLines, firstCompanies, withCompany } from './company-lines.ts'
import styles from './market-history.module.css'

const firstCount = 5
/** More lines would be indistinguishable. */
const linesMax = 8

type Props = { market: MarketStudy; ownId: number; last: number }

/** Charts price and market share of a few companies over all quarters played, from their public figures. */
export default function MarketHistory({ market, ownId, last }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const quarters = Array.from({ length: last }, (_, index) => index + 1)
  const studies = useQueries({ queries: quarters.map(quarter => marketStudyQuery(ownId, quarter + 1)) })
  const [chosen, setChosen] = useState(() => firstCompanies(market.companies, ownId, firstCount))
  const nameOf = useNameWithSeat()
  const others = market.companies.filter(({ companyId }) => !chosen.includes(companyId))
  const markets = studies.flatMap(({ data }) => data ?? [])
  if (studies.some(({ isPending }) => isPending)) return <SkeletonStack shapes={[{ height: 1200 }]} />
  return (
    <Card title={t('competition.history')}>
      <div className={styles.charts}>
        {others.length > 0 && (
          <div data-screen-only>
            <SelectField
              label={t('competition.addCompany')}
              hint={t('competition.historyHint', { number: linesMax })}
              choices={others.map(company => ({ value: company.companyId, label: nameOf(company) }))}
              withEmpty
              value=""
              onChange={event => {
                const added = Number(event.currentTarget.value)
                if (added > 0) setChosen(withCompany(chosen, added, linesMax))
              }}
            />
          </div>
        )}
        <LinesChart
          title={t('competition.priceHistory')}
          kind="price"
          quarters={quarters}
          lines={companyLines(markets, chosen, 'prixVente', nameOf)}
        />
        <LinesChart
          title={t('competition.shareHistory')}
          kind="percent"
          quarters={quarters}
          lines={companyLines(markets, chosen, 'partMarche', nameOf)}
        />
      </div>
    </Card>
  )
}
