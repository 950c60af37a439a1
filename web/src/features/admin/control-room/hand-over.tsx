import { IconRobot, IconUserCheck } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { type Player, replacedOf, untouchedOf } from './players.ts'
import styles from './players-card.module.css'

const HandOverDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./hand-over-dialog.tsx'), loadTexts(['seats'])])
  return dialog
})

type Props = { gameId: number; players: readonly Player[] }

/** Offers to give the companies of absent players to a computer, and those that it holds back to their players. */
export function HandOver({ gameId, players }: Props) {
  const { t } = useTranslation('control')
  const [opened, setOpened] = useState<'give' | 'back' | null>(null)
  const isSomebodyAbsent = untouchedOf(players).some(({ online }) => !online)
  const hasReplaced = replacedOf(players).length > 0
  if (!isSomebodyAbsent && !hasReplaced && opened === null) return null
  return (
    <div className={styles.handOver} data-screen-only>
      {isSomebodyAbsent && (
        <Button small icon={<IconRobot size={18} aria-hidden="true" />} onClick={() => setOpened('give')}>
          {t('absent.give')}
        </Button>
      )}
      {hasReplaced && (
        <Button small icon={<IconUserCheck size={18} aria-hidden="true" />} onClick={() => setOpened('back')}>
          {t('absent.back')}
        </Button>
      )}
      {opened && (
        <Suspense fallback={null}>
          <HandOverDialog
            gameId={gameId}
            act={opened}
            companies={opened === 'give' ? untouchedOf(players) : replacedOf(players)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
