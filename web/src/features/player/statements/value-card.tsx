import { useTranslation } from 'react-i18next'
import { Why } from '../../../domain/explanations/why.tsx'
import { QueryBoundary } from '../../../domain/played-quarters.tsx'
import { lineName } from '../../../domain/statement-text.ts'
import { Card } from '../../../ui/card.tsx'
import { WaterfallTable } from '../../../ui/chart/waterfall-table.tsx'
import { useStatement } from './api.ts'
import { ExportMenu } from './export-menu.tsx'

type Props = { companyId: number; roundNb: number; quarter: number }

/** Shows how the book values lead to the company value that determines the ranking. */
export function ValueCard({ companyId, roundNb, quarter }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const value = useStatement('value', companyId, roundNb)
  return (
    <QueryBoundary query={value}>
      {lines => (
        <Card
          title={t('statements.valueTitle')}
          subtitle={t('statements.valueLead')}
          actions={
            <ExportMenu
              name={`valeur-t${quarter}`}
              title={t('statements.valueTitle')}
              content={() => ({
                columns: [
                  { label: t('statements.line'), kind: 'text' },
                  { label: t('statements.quarter', { quarter }), kind: 'amount' },
                ],
                rows: lines.map(line => [lineName(t, line), line.montant]),
              })}
            />
          }
        >
          <WaterfallTable
            caption={t('statements.valueTitle')}
            kind="amount"
            around={(step, figure) => (
              <Why figure={`valeur.${step.key}`} label={step.label}>
                {figure}
              </Why>
            )}
            steps={lines
              .filter(line => line.montant !== 0 || line.code === 'valeurSociete')
              .map(line => ({
                key: line.code,
                label: lineName(t, line),
                value: line.montant,
                total: line.code === 'valeurSociete',
              }))}
          />
        </Card>
      )}
    </QueryBoundary>
  )
}
