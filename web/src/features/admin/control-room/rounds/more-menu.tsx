import { IconChevronDown, IconDots } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Button } from '../../../../ui/button.tsx'
import { Menu, type MenuEntry } from '../../../../ui/menu.tsx'
import { notify } from '../../../../ui/notify.ts'
import { useResume, useSetPractice } from './game-acts-api.ts'

const dialogs = {
  pause: lazy(() => import('./pause-dialog.tsx')),
  restart: lazy(() => import('./restart-dialog.tsx')),
  archive: lazy(async () => ({
    default: (await import('../../../../domain/staff/archive-game-dialog.tsx')).ArchiveGameDialog,
  })),
  end: lazy(async () => ({
    default: (await import('../../../../domain/staff/end-game-dialog.tsx')).EndGameDialog,
  })),
} as const
type DialogName = keyof typeof dialogs

/** What a teacher does to a game now and then; only what its state allows is offered. */
export function MoreMenu({ game }: { game: Game }) {
  const { t } = useTranslation(['control', 'common', 'admin'])
  const [opened, setOpened] = useState<DialogName | null>(null)
  const resume = useResume(game.id)
  const practice = useSetPractice(game.id)
  const run = async (work: Promise<unknown>, done: string) => {
    try {
      await work
      notify.success(done)
    } catch (error) {
      notify.error(errorText(t, error))
    }
  }
  const opening = (id: DialogName, label: string): MenuEntry => ({ id, label, onSelect: () => setOpened(id) })
  const hasClosed = game.rounds.some(({ roundNb, etat }) => roundNb > 1 && etat === 0)
  const isRunning = !game.finished
  const entries: MenuEntry[] = [
    ...(hasClosed
      ? []
      : [
          {
            id: 'practice',
            label: t('control:practice.choose'),
            checked: game.practice,
            onSelect: () =>
              void run(
                practice.mutateAsync(!game.practice),
                t(`control:practice.${game.practice ? 'off' : 'on'}`),
              ),
          },
        ]),
    ...(isRunning ? [opening('pause', t(`control:pause.${game.pause ? 'change' : 'begin'}`))] : []),
    ...(game.pause
      ? [
          {
            id: 'resume',
            label: t('control:pause.end'),
            onSelect: () => void run(resume.mutateAsync(), t('control:pause.ended')),
          },
        ]
      : []),
    ...(hasClosed
      ? [{ ...opening('restart', t('control:restart.menu')), separated: true, danger: true }]
      : []),
    ...(isRunning && game.currentTrimestre > 1 ? [opening('end', t('admin:lifecycle.endGame'))] : []),
    opening('archive', t('admin:lifecycle.archiveGame')),
  ]
  const Opened = opened && dialogs[opened]
  return (
    <>
      <Menu
        label={t('control:moreActs')}
        entries={entries}
        button={props => (
          <Button {...props} variant="text" icon={<IconDots size={20} aria-hidden="true" />}>
            {t('control:moreActs')}
            <IconChevronDown size={18} aria-hidden="true" />
          </Button>
        )}
      />
      {Opened && (
        <Suspense fallback={null}>
          <Opened game={game} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
