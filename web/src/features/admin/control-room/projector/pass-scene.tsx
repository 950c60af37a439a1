import { IconCircleCheck, IconEye, IconPlayerTrackNext } from '@tabler/icons-react'
import type { Game, Round } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActiveRound } from '../../../../domain/active-round.ts'
import { hiddenRound } from '../../../../domain/published-rounds.ts'
import { Button } from '../../../../ui/button.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import type { RoomDialogs } from '../control-room.tsx'
import { PublishDialog } from '../rounds/round-dialogs.tsx'
import { ResultsToCome } from './results-to-come.tsx'
import styles from './scenes.module.css'

type Props = { game: Game; dialogs: RoomDialogs; onNext(): void }

/**
 * Requests the pass of the quarter, shows a spinner until it is done, then leads to the results. While they are not
 * published, it tells when they come and lets the presenter publish them.
 */
export function PassScene({ game, dialogs, onNext }: Props) {
  const { t } = useTranslation(['control', 'common'])
  const [isAsking, setAsking] = useState(false)
  const round = useActiveRound(game.id).data
  if (game.archived) return <p className={styles.lead}>{t('common:archived.now')}</p>
  if (game.nbTurns === null) return <p className={styles.lead}>{t('control:toConfigure')}</p>
  const hidden = hiddenRound(game.rounds)
  if (hidden) return <HiddenQuarter game={game} round={hidden} />
  const isPassing = round?.etat === 0 && !game.finished
  const passed = Math.min(game.currentTrimestre - 1, game.nbTurns)
  return (
    <div className={styles.middle}>
      {isPassing && (
        <>
          <Spinner size={96} />
          <p className={styles.lead} role="status">
            {t('common:pass.waiting')}
          </p>
        </>
      )}
      {!isPassing && passed > 0 && (
        <>
          <p className={styles.done} role="status">
            <IconCircleCheck size={56} aria-hidden="true" />
            {t(game.finished ? 'control:passed.last' : 'control:passed.one', { quarter: passed })}
          </p>
          <Button variant="primary" onClick={onNext}>
            {t('control:passed.see')}
          </Button>
        </>
      )}
      {!isPassing && !game.finished && (
        <Button
          variant={passed > 0 ? 'secondary' : 'primary'}
          icon={<IconPlayerTrackNext className="flip" size={32} aria-hidden="true" />}
          onClick={() => setAsking(true)}
        >
          {t('control:passQuarter', { quarter: game.currentTrimestre })}
        </Button>
      )}
      {isAsking && dialogs.pass(game, () => setAsking(false))}
    </div>
  )
}

/** Neither the scene nor the dialog shows a figure: the class sees both. */
function HiddenQuarter({ game, round }: { game: Game; round: Round }) {
  const { t } = useTranslation('control')
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.middle}>
      <ResultsToCome round={round} />
      <Button
        variant="primary"
        icon={<IconEye size={32} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('rounds.publish')}
      </Button>
      {isAsking && <PublishDialog game={game} round={round} onClose={() => setAsking(false)} />}
    </div>
  )
}
