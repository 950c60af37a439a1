import { IconArrowLeft, IconDownload, IconEye } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { TrainingResult } from '@trimestre/contract/trainings'
import { csvFile } from '@trimestre/contract/write-csv'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { companyPath } from '../../../../domain/screens.ts'
import { useTraining } from '../../../../domain/solo/queries.ts'
import { useTrainingFacts } from '../../../../domain/solo/training-facts.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { joinFacts } from '../../../../i18n/i18n.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { PageActions } from '../../../../shell/page-actions.tsx'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { notify } from '../../../../ui/notify.ts'
import { saveFile } from '../../../../ui/save-file.ts'
import { DataTable, type RowAction } from '../../../../ui/table/data-table.tsx'
import { findPlayedCompany, useResults } from './api.ts'
import { resultColumnsOf } from './results-columns.tsx'
import { resultColumns, resultRows } from './results-file.ts'

/** The attempts of all players of a training, to compare, to download, and to look into their games. */
export function TrainingResults({ id }: { id: number }) {
  const { t } = useTranslation(['trainings', 'solo', 'common'])
  const format = useFormat()
  const factsOf = useTrainingFacts()
  const navigate = useNavigate()
  const training = useTraining(id).data
  const results = useResults(id)
  const nbTurns = training?.nbTurns
  const columns = useMemo(() => resultColumnsOf(t, format, nbTurns), [t, format, nbTurns])
  const save = (rows: readonly TrainingResult[]) => {
    const head = resultColumns.map(column => t(`results.file.${column}`))
    const content = csvFile(format.language, [head, ...resultRows(rows)])
    saveFile(`entrainement-${id}.csv`, 'text/csv;charset=utf-8', content)
  }
  const show = async (gameId: number) => {
    try {
      const companyId = await findPlayedCompany(gameId)
      if (companyId !== undefined) await navigate({ to: companyPath(companyId) })
    } catch (error) {
      notify.error(errorText(t, error))
    }
  }
  const actionsOf = ({ game }: TrainingResult): RowAction[] =>
    game === null
      ? []
      : [
          {
            id: 'look',
            label: t('results.look'),
            icon: <IconEye size={18} aria-hidden="true" />,
            onSelect: () => void show(game.id),
          },
        ]
  return (
    <>
      <PageActions>
        <Link to="/app/admin/trainings" search={{} as never} className={buttonClass('secondary')}>
          <IconArrowLeft className="flip" size={18} aria-hidden="true" />
          {t('results.all')}
        </Link>
      </PageActions>
      <Card
        flush
        title={training ? t('results.title', { name: training.name }) : t('results.action')}
        subtitle={training && joinFacts([factsOf(training), t(`solo:attempt.counts.${training.counts}`)])}
        actions={
          results.data &&
          results.data.length > 0 && (
            <Button icon={<IconDownload size={20} aria-hidden="true" />} onClick={() => save(results.data)}>
              {t('results.download')}
            </Button>
          )
        }
      >
        <DataTable
          caption={t('results.action')}
          columns={columns}
          rows={results.data}
          rowId={({ user }) => user.id}
          rowName={({ user }) => user.username}
          failure={results.error && { reason: errorText(t, results.error), onRetry: () => results.refetch() }}
          empty={<EmptyState picture="results">{t('results.empty')}</EmptyState>}
          filterable
          actions={actionsOf}
        />
      </Card>
    </>
  )
}
