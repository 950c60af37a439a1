import { IconArrowBackUp, IconCheck, IconDeviceFloppy, IconPencil } from '@tabler/icons-react'
import type { Decision } from '@trimestre/contract/decisions'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isLeftAlone } from '../../../domain/area-progress.ts'
import type { PlayerText } from '../../../domain/decision-text.ts'
import { useShownCompany } from '../../../domain/shown-company.tsx'
import { useGame } from '../../../domain/use-game.ts'
import { valueInForce } from '../../../domain/value-in-force.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useOwnProgress } from '../../../shell/menu-marks.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './save-bar.module.css'
import type { AreaForm } from './use-area-form.ts'

type Props = { decisions: readonly Decision[]; form: AreaForm; peek: ReactNode; onSave(): void }

/** Saves the area and shows which values count if the quarter passes now. It stays within reach of the thumb. */
export function SaveBar({ decisions, form, peek, onSave }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const isSaved = decisions.some(decision => decision.origin === 'saved')
  const awaitsSubstitute = useAwaitsSubstitute(decisions)
  const isSettled = isSaved && !form.changed
  return (
    <div className={styles.bar}>
      {peek}
      <div className={styles.state}>
        <p className={styles.status} role="status">
          <StateIcon changed={form.changed} saved={isSaved} />
          <SaveState form={form} saved={isSaved} />
        </p>
        <p className={styles.counts}>
          {awaitsSubstitute ? t('decisions.countsSubstitute') : countsText(t, decisions, form)}
        </p>
      </div>
      <div className={styles.buttons}>
        {form.canUndo ? (
          <Button
            variant="text"
            icon={<IconArrowBackUp className="flip" size={18} aria-hidden="true" />}
            onClick={form.undo}
          >
            {t('decisions.undo')}
          </Button>
        ) : (
          form.changed && (
            <Button variant="text" onClick={form.cancel}>
              {t('decisions.cancel')}
            </Button>
          )
        )}
        <Button
          className={styles.save}
          variant="primary"
          loading={form.saving}
          disabled={isSettled}
          onClick={onSave}
          title={t('decisions.shortcut')}
          icon={
            isSettled ? (
              <IconCheck size={20} aria-hidden="true" />
            ) : (
              <IconDeviceFloppy size={20} aria-hidden="true" />
            )
          }
        >
          {isSettled ? t('decisions.savedState') : t('decisions.save')}
        </Button>
      </div>
    </div>
  )
}

/** Whether a computer decides in this quarter unless the player does something with their sheet. */
function useAwaitsSubstitute(decisions: readonly Decision[]): boolean {
  const { gameId } = useShownCompany()
  const { data: game } = useGame(gameId)
  const progress = useOwnProgress()
  const isUntouched = progress.every(({ state }) => state === 'toSee' || state === 'closed')
  return game?.absence === 'computer' && isUntouched && decisions.every(isLeftAlone)
}

function StateIcon({ changed, saved }: { changed: boolean; saved: boolean }) {
  if (changed) return <IconPencil className={styles.draft} size={18} aria-hidden="true" />
  if (saved) return <IconCheck className={styles.saved} size={18} aria-hidden="true" />
  return null
}

function SaveState({ form, saved }: { form: AreaForm; saved: boolean }) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  if (form.changed) {
    if (!form.draftAt) return t('decisions.changed')
    const time = format.time(form.draftAt)
    return t(form.draftOnServer ? 'decisions.draftAt' : 'decisions.draftLocal', { time })
  }
  if (!saved) return t('decisions.untouched')
  return form.savedAt
    ? t('decisions.savedAt', { time: format.time(form.savedAt) })
    : t('decisions.savedState')
}

/** Returns which values count: the saved ones, else a valid draft, else last quarter's, zero or the starting ones. */
function countsText(t: PlayerText, decisions: readonly Decision[], form: AreaForm): string {
  const open = decisions.filter(decision => decision.editable)
  if (open.some(decision => decision.origin === 'saved'))
    return t(form.changed ? 'decisions.countsSavedNotDraft' : 'decisions.countsSaved')
  // Only drafts that reached the server count, and the server has the last valid one.
  if (open.some(d => d.draft !== null && d.draft !== valueInForce(d))) return t('decisions.countsDraft')
  const isFirst = open.every(decision => decision.previous === null)
  return t(isFirst ? 'decisions.countsDefault' : 'decisions.countsCarried')
}
