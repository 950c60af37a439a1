import type { Game } from '@trimestre/contract/games'
import type { GradeRow, GradingPreview, StoredScheme } from '@trimestre/contract/grading'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../../ui/banner.tsx'
import { ContentDialog } from '../../../../ui/content-dialog.tsx'
import { AdjustForm } from './adjust-form.tsx'
import { ExcuseButton, MarkForm, markOf } from './component-actions.tsx'
import { ComputationList } from './computation-list.tsx'
import { GradeText } from './grade-text.tsx'
import styles from './grades.module.css'

type Props = {
  game: Game
  row: GradeRow
  preview: GradingPreview
  stored: StoredScheme
  /** Whether the grade is one under a scheme that is not stored. */
  isProvisional: boolean
  onClose(): void
}

/** Shows how the grade of a person is computed, and changes what staff decide about it: excuses, marks, an adjustment. */
export function RowDialog({ game, row, preview, stored, isProvisional, onClose }: Props) {
  const { t } = useTranslation(['grading', 'common'])
  const kindOf = (key: string) => stored.components.find(component => component.key === key)?.kind
  return (
    <ContentDialog title={row.username} onClose={onClose}>
      <div className={styles.dialog}>
        {isProvisional && <Banner tone="warning">{t('grading:staff.row.unsaved')}</Banner>}
        <p className={styles.facts}>
          <bdi>{row.companyName}</bdi> · {t('grading:staff.column.final')}{' '}
          <strong>
            <GradeText grade={row.final} scale={preview.scheme.scale} />
          </strong>
        </p>
        <ComputationList
          row={row}
          actions={component => {
            const kind = kindOf(component.key)
            if (game.archived || !kind) return null
            const props = { gameId: game.id, row, component }
            const isMarked = kind === 'manual' && !component.excused
            return {
              aside: <ExcuseButton {...props} />,
              below: isMarked && <MarkForm key={String(markOf(component))} {...props} />,
            }
          }}
        />
        {!game.archived && <AdjustForm gameId={game.id} row={row} scale={stored.scale} />}
      </div>
    </ContentDialog>
  )
}
