import { IconArrowBackUp, IconEye, IconLock, IconPlayerTrackNext, IconTestPipe } from '@tabler/icons-react'
import type { Game, Round } from '@trimestre/contract/games'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { PassLater } from '../pass-later.tsx'
import { PublishLater } from './publish-later.tsx'
import { CloseDialog, PublishDialog, UndoDialog } from './round-dialogs.tsx'
import { stageOf } from './round-state.ts'
import { useNewestRound, useRehearse } from './rounds-api.ts'

const RehearsalDialog = lazy(() => import('./rehearsal-dialog.tsx'))

type Act = 'rehearse' | 'close' | 'publish' | 'undo'
/** The act whose dialog is open, with the round as it was when it opened. */
type Opened = { act: Act; round: Round }

type Props = { game: Game; onPass(): void }

/** Renders the acts that the state of the last quarter allows, with their dialogs. */
export function RoundActs({ game, onPass }: Props) {
  const round = useNewestRound(game)
  const stage = stageOf(game, round)
  const [opened, setOpened] = useState<Opened | null>(null)
  const rehearsing = useRehearse(game.id)
  const close = () => setOpened(null)
  const open = (act: Act) => {
    if (!round) return
    if (act === 'rehearse') rehearsing.rehearse(round.id)
    setOpened({ act, round })
  }
  return (
    <>
      {stage !== null && stage !== 'hidden' && <PassButton onPass={onPass} />}
      {stage === 'open' && <OpenActs game={game} onAct={open} />}
      {stage === 'hidden' && round && <HiddenActs game={game} round={round} onAct={open} />}
      {opened?.act === 'rehearse' && (
        <Suspense fallback={null}>
          <RehearsalDialog round={opened.round} rehearsing={rehearsing} onClose={close} />
        </Suspense>
      )}
      {opened?.act === 'close' && <CloseDialog game={game} round={opened.round} onClose={close} />}
      {opened?.act === 'publish' && <PublishDialog game={game} round={opened.round} onClose={close} />}
      {opened?.act === 'undo' && <UndoDialog game={game} round={opened.round} onClose={close} />}
    </>
  )
}

function PassButton({ onPass }: { onPass(): void }) {
  const { t } = useTranslation()
  return (
    <Button
      variant="primary"
      icon={<IconPlayerTrackNext className="flip" size={20} aria-hidden="true" />}
      onClick={onPass}
    >
      {t('myGames.pass')}
    </Button>
  )
}

type ActsProps = { game: Game; onAct(act: Act): void }

function OpenActs({ game, onAct }: ActsProps): ReactNode {
  const { t } = useTranslation('control')
  return (
    <>
      <PassLater game={game} />
      {game.publication.mode === 'held' && (
        <Button icon={<IconLock size={20} aria-hidden="true" />} onClick={() => onAct('close')}>
          {t('rounds.close')}
        </Button>
      )}
      <Button icon={<IconTestPipe size={20} aria-hidden="true" />} onClick={() => onAct('rehearse')}>
        {t('rounds.rehearse')}
      </Button>
    </>
  )
}

function HiddenActs({ game, round, onAct }: ActsProps & { round: Round }) {
  const { t } = useTranslation('control')
  return (
    <>
      <Button
        variant="primary"
        icon={<IconEye size={20} aria-hidden="true" />}
        onClick={() => onAct('publish')}
      >
        {t('rounds.publish')}
      </Button>
      <PublishLater game={game} round={round} />
      <Button
        icon={<IconArrowBackUp className="flip" size={20} aria-hidden="true" />}
        onClick={() => onAct('undo')}
      >
        {t('rounds.undo')}
      </Button>
    </>
  )
}
