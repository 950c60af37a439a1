import type { MarketStudy } from '@trimestre/contract/companies'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../../ui/figure.tsx'
import { type DataColumn, DataTable } from '../../../ui/table/data-table.tsx'
import { CompanyName } from './company-name.tsx'
import styles from './competition-page.module.css'

type Company = MarketStudy['companies'][number]

type Props = { market: MarketStudy; ownId: number; quarter: number }

/** Lists the demand for each company in both segments of a divided market, and its share of them; by rank at first. */
export function SegmentsTable({ market, ownId, quarter }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const ofSegments = ([1, 2] as const).map((segment): DataColumn<Company> => {
    const own = (company: Company) => company.segments[segment - 1]
    return {
      id: `segment${segment}`,
      header: t('competition.demandOf', { segment: t(`competition.segment.${segment}`) }),
      value: company => own(company)?.demande,
      cell: company => <Demand of={own(company)} />,
      figure: true,
    }
  })
  const companies: DataColumn<Company>[] = [
    {
      id: 'company',
      header: t('dashboard.company'),
      value: company => company.username,
      cell: company => <CompanyName company={company} isOwn={company.companyId === ownId} />,
    },
    {
      id: 'price',
      header: t('competition.price'),
      value: company => company.prixVente,
      cell: company => <Figure value={company.prixVente} kind="price" />,
      figure: true,
    },
  ]
  return (
    <DataTable
      caption={t('competition.bySegmentCaption', { quarter })}
      columns={[...companies, ...ofSegments]}
      rows={market.companies}
      rowId={company => company.companyId}
      highlight={company => company.companyId === ownId}
      pinned={company => company.companyId === ownId}
      onPhone="scroll"
      filterable={market.companies.length > 10}
      name="segments"
    />
  )
}

/** Renders the units that a segment asked a company for, with the company's share of the segment. */
function Demand({ of }: { of: Company['segments'][number] | undefined }) {
  return (
    <span className={styles.demand}>
      <Figure value={of?.demande} />
      <span className={styles.part}>
        <Figure value={of?.part} kind="percent" />
      </span>
    </span>
  )
}
