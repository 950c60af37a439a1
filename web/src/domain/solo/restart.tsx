import { IconRotate2 } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../i18n/server-sentences.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { call } from '../api.ts'
import { everything } from '../event-stream/refresh.ts'
import { readAgain } from '../query-cache.ts'
import { areAttemptsUsed, type SoloGame } from './solo-state.ts'

/** « Recommencer »: begins another attempt, unless all of them are used or the training is over. */
export function RestartButton({ game, isOver }: { game: SoloGame; isOver: boolean }) {
  const { t } = useTranslation(['solo', 'common'])
  const client = useQueryClient()
  const [isAsking, ask] = useState(false)
  const { attempt, attemptsMax } = game.solo
  // A restart before the first pass would begin the same attempt.
  if (!game.finished && game.currentTrimestre === 1) return null
  if (isOver) return <p>{t('restart.over')}</p>
  if (areAttemptsUsed(game.solo)) return <p>{t('restart.used', { count: attemptsMax ?? 0 })}</p>
  const restart = async () => {
    const next = await call('restartSolo', { params: { id: game.id } })
    await readAgain(client, everything.matches)
    notify.success(t('restart.done', { number: next.solo?.attempt ?? attempt + 1 }), 3000)
    window.scrollTo({ top: 0 })
  }
  return (
    <>
      <Button
        variant={game.finished ? 'primary' : 'secondary'}
        icon={<IconRotate2 className="flip" size={20} aria-hidden="true" />}
        onClick={() => ask(true)}
      >
        {t('restart.button')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => ask(false)}
        title={t('restart.title')}
        destructive={!game.finished}
        onConfirm={restart}
        failureText={error => errorText(t, error)}
      >
        <p>{t('restart.body')}</p>
        {!game.finished && <p>{t('restart.unfinished')}</p>}
        {attempt + 1 === attemptsMax && <p>{t('restart.last')}</p>}
      </ConfirmDialog>
    </>
  )
}
