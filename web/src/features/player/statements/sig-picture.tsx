import { useQueries } from '@tanstack/react-query'
import type { Result } from '@trimestre/contract/companies'
import { useTranslation } from 'react-i18next'
import { lineName } from '../../../domain/statement-text.ts'
import { Card } from '../../../ui/card.tsx'
import { LinesChart } from '../../../ui/chart/lines-chart.tsx'
import { WaterfallTable } from '../../../ui/chart/waterfall-table.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { statementQuery } from './api.ts'
import { sigCascade } from './sig-cascade.ts'
import type { SigLine } from './sig-lines.ts'

type Props = { lines: readonly SigLine[]; quarter: number; companyId: number; results: readonly Result[] }

/** Shows how the sales of a quarter become its net result, and how its balances moved over the quarters. */
export default function SigPicture({ lines, quarter, companyId, results }: Props) {
  const { t } = useTranslation(['player', 'common'])
  return (
    <>
      <Card title={t('statements.cascade', { quarter })}>
        <WaterfallTable
          caption={t('statements.cascade', { quarter })}
          unit={t('common:unit.currency')}
          steps={sigCascade(lines).map(({ line, value, total }) => ({
            key: `${line.role} ${line.code}`,
            label: lineName(t, line),
            value,
            total,
          }))}
        />
      </Card>
      <Card>
        <SigTrends companyId={companyId} results={results} />
      </Card>
    </>
  )
}

const balances = ['excedentBrutExploitation', 'resultatExploitation'] as const

/** Charts the balances of all quarters played; the result of a quarter contains only the first and the last of them. */
function SigTrends({ companyId, results }: Pick<Props, 'companyId' | 'results'>) {
  const { t } = useTranslation(['player', 'common'])
  const statements = useQueries({
    queries: results.map(({ round }) => statementQuery('sig', companyId, round.roundNb)),
  })
  if (statements.some(({ isPending }) => isPending)) return <SkeletonStack shapes={[{ height: 560 }]} />
  const ofStatements = (code: string) =>
    statements.map(({ data }) => data?.find(line => line.code === code)?.montant ?? null)
  return (
    <LinesChart
      title={t('statements.trends')}
      nameTitle={t('statements.line')}
      quarters={results.map(({ round }) => round.roundNb - 1)}
      lines={[
        {
          id: 'margin',
          name: t('figure.margeCommerciale'),
          values: results.map(result => result.margeCommerciale),
        },
        ...balances.map(code => ({ id: code, name: t(`line.${code}`), values: ofStatements(code) })),
        { id: 'net', name: t('line.resultatNet'), values: results.map(result => result.resultatNet) },
      ]}
    />
  )
}
