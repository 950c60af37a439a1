import type { MarketStudy } from '@trimestre/contract/companies'
import { useTranslation } from 'react-i18next'
import { gameAreas } from '../../../domain/game-areas.ts'
import { CompanyLink } from '../../../domain/shown-company.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Change } from '../../../ui/change.tsx'
import { Figure } from '../../../ui/figure.tsx'
import { type DataColumn, DataTable } from '../../../ui/table/data-table.tsx'
import { CompanyName } from './company-name.tsx'
import styles from './competition-page.module.css'

type Surveyed = NonNullable<MarketStudy['etude']>[number] & Pick<MarketStudy['companies'][number], 'kind'>

const levers = ['prix', 'publicite', 'qualite', 'rd', 'service', 'livraison', 'conditions'] as const

type Props = {
  survey: MarketStudy['etude']
  companies: MarketStudy['companies']
  ownId: number
  quarter: number
}

/** Shows the market survey of a quarter, or what it would have contained if it was not bought. */
export function SurveyCard({ survey, companies, ownId, quarter }: Props) {
  const { t } = useTranslation(['player', 'common'])
  if (survey === null)
    return (
      <Card title={t('survey.title')}>
        <p className={styles.lead}>{t('survey.missing')}</p>
        <CompanyLink to={gameAreas.marketing.path} className={buttonClass('text', true)}>
          {t(`common:menu.${gameAreas.marketing.menu}`)}
        </CompanyLink>
      </Card>
    )
  const kinds = new Map(companies.map(({ companyId, kind }) => [companyId, kind]))
  const rows = survey.map(company => ({ ...company, kind: kinds.get(company.companyId) ?? 'human' }))
  const withCauses = survey.some(company => company.attraits !== null)
  return (
    <Card title={t('survey.title')} flush>
      <p className={styles.flushLead}>{t(withCauses ? 'survey.lead' : 'survey.leadFigures')}</p>
      <SurveyTable survey={rows} withCauses={withCauses} ownId={ownId} quarter={quarter} />
    </Card>
  )
}

type TableProps = { survey: readonly Surveyed[]; withCauses: boolean; ownId: number; quarter: number }

function SurveyTable({ survey, withCauses, ownId, quarter }: TableProps) {
  const { t } = useTranslation(['player', 'explain'])
  const format = useFormat()
  const efforts: DataColumn<Surveyed>[] = [
    {
      id: 'company',
      header: t('dashboard.company'),
      value: company => company.username,
      cell: company => <CompanyName company={company} isOwn={company.companyId === ownId} />,
    },
    {
      id: 'quality',
      header: t('figure.pointsQualite'),
      value: company => company.pointsQualite,
      cell: company => <bdi className="fig">{format.decimal(company.pointsQualite, 1)}</bdi>,
      figure: true,
    },
    {
      id: 'advertising',
      header: t('survey.advertising'),
      value: company => company.budgetPub,
      cell: company => <Figure value={company.budgetPub} kind="amount" />,
      figure: true,
    },
    {
      id: 'research',
      header: t('figure.niveauRD'),
      value: company => company.niveauRD,
      cell: company => <Figure value={company.niveauRD} />,
      figure: true,
    },
  ]
  const drawOf = (lever: (typeof levers)[number], segment: number, header: string): DataColumn<Surveyed> => ({
    id: segment === 0 ? lever : `${lever}${segment + 1}`,
    header,
    value: company => company.attraits?.[segment]?.[lever],
    cell: company => <Change delta={company.attraits?.[segment]?.[lever]} kind="percent" />,
    figure: true,
  })
  const isDivided = survey.some(company => (company.attraits?.length ?? 0) > 1)
  const draws = levers.flatMap(lever => {
    const name = t(`explain:term.${lever}`)
    if (!isDivided) return [drawOf(lever, 0, t('survey.draw', { lever: name }))]
    return ([1, 2] as const).map(segment =>
      drawOf(
        lever,
        segment - 1,
        t('survey.drawIn', { lever: name, segment: t(`competition.segment.${segment}`) }),
      ),
    )
  })
  return (
    <DataTable
      caption={t('survey.caption', { quarter })}
      columns={withCauses ? [...efforts, ...draws] : efforts}
      rows={survey}
      rowId={company => company.companyId}
      highlight={company => company.companyId === ownId}
      pinned={company => company.companyId === ownId}
      onPhone="scroll"
      filterable={survey.length > 10}
      name="survey"
    />
  )
}
