import type { MarketStudy } from '@trimestre/contract/companies'
import { useTranslation } from 'react-i18next'
import { rankPeople } from '../../../domain/people-ranking.ts'
import type { ShownRanking } from '../../../domain/use-ranking.tsx'
import { Change } from '../../../ui/change.tsx'
import { Figure } from '../../../ui/figure.tsx'
import { type DataColumn, DataTable } from '../../../ui/table/data-table.tsx'
import { CompanyName } from './company-name.tsx'
import styles from './competition-page.module.css'

type Company = MarketStudy['companies'][number]

type Props = {
  market: MarketStudy
  ranking: ShownRanking<Company>
  before: MarketStudy | undefined
  ownId: number
  quarter: number
}

/** Lists the companies by rank; the user's own company stays visible on every page of the table. */
export function CompetitorsTable({ market, ranking, before, ownId, quarter }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const { ranked, apart, isOfPeople } = ranking
  const companiesBefore = before?.companies ?? []
  const rankedBefore = isOfPeople ? rankPeople(companiesBefore) : companiesBefore
  const rankBefore = new Map(rankedBefore.map(company => [company.companyId, company.classement]))
  const isApart = (company: Company): boolean => isOfPeople && company.rangHumain === null
  /** Returns the ranks gained since the quarter before, or null for a company that was not ranked then. */
  const rise = (company: Company): number | null => {
    const was = rankBefore.get(company.companyId)
    return was === undefined || isApart(company) ? null : was - company.classement
  }
  const highest = Math.max(...market.companies.map(company => company.partMarche), 1)
  const columns: DataColumn<Company>[] = [
    {
      id: 'rank',
      header: t('dashboard.rank'),
      value: company => (isApart(company) ? null : company.classement),
      figure: true,
    },
    {
      id: 'move',
      header: t('competition.move'),
      value: rise,
      cell: company => <Change delta={rise(company)} />,
    },
    {
      id: 'company',
      header: t('dashboard.company'),
      value: company => company.username,
      cell: company => <CompanyName company={company} isOwn={company.companyId === ownId} />,
    },
    {
      id: 'value',
      header: t('dashboard.netValue'),
      value: company => company.valeurSociete,
      cell: company => <Figure value={company.valeurSociete} kind="amount" />,
      figure: true,
    },
    {
      id: 'price',
      header: t('competition.price'),
      value: company => company.prixVente,
      cell: company => <Figure value={company.prixVente} kind="price" />,
      figure: true,
    },
    {
      id: 'sold',
      header: t('competition.sold'),
      value: company => company.nombreProduitVendu,
      cell: company => <Figure value={company.nombreProduitVendu} />,
      figure: true,
    },
    {
      id: 'share',
      header: t('competition.share'),
      value: company => company.partMarche,
      cell: company => <Share value={company.partMarche} highest={highest} />,
      figure: true,
    },
  ]
  return (
    <DataTable
      caption={t('competition.caption', { quarter })}
      columns={columns}
      rows={[...ranked, ...apart]}
      apart={{ title: t('common:ranking.apart'), has: isApart }}
      rowId={company => company.companyId}
      highlight={company => company.companyId === ownId}
      pinned={company => company.companyId === ownId}
      initial={{ sort: { id: 'rank', desc: false } }}
      onPhone="scroll"
      filterable={market.companies.length > 10}
      name="market"
    />
  )
}

function Share({ value, highest }: { value: number; highest: number }) {
  return (
    <span className={styles.share}>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${(100 * value) / highest}%` }} />
      </span>
      <Figure value={value} kind="percent" />
    </span>
  )
}
