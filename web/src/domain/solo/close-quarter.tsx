import { IconPlayerTrackNext } from '@tabler/icons-react'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Game, Round } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { errorText } from '../../i18n/server-sentences.ts'
import { Button, type ButtonVariant } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useActiveRound } from '../active-round.ts'
import { call } from '../api.ts'
import { type AreaProgress, useAreaProgress } from '../area-progress.ts'
import { everything } from '../event-stream/refresh.ts'
import { gameAreas } from '../game-areas.ts'
import { isOver } from '../game-standing.ts'
import { readAgain } from '../query-cache.ts'
import { useSaveAllDrafts } from '../save-all-drafts.ts'
import { useGame } from '../use-game.ts'
import { sendWaitingDrafts } from '../waiting-drafts.ts'

type Props = { gameId: number; companyId: number; variant: ButtonVariant }

/** « Clore le trimestre »: the player of a solo game passes its quarters. */
export default function CloseQuarter({ gameId, companyId, variant }: Props) {
  const { t } = useTranslation('solo')
  const game = useGame(gameId).data
  const round = useActiveRound(gameId).data
  const [isAsking, ask] = useState(false)
  if (!game || !round || round.etat !== 1 || isOver(game) || game.nbTurns === null) return null
  return (
    <>
      <Button
        variant={variant}
        icon={<IconPlayerTrackNext className="flip" size={20} aria-hidden="true" />}
        onClick={() => {
          void sendWaitingDrafts()
          ask(true)
        }}
      >
        {t('close.button')}
      </Button>
      {isAsking && <CloseDialog game={game} round={round} companyId={companyId} onClose={() => ask(false)} />}
    </>
  )
}

type DialogProps = { game: Game; round: Round; companyId: number; onClose(): void }

function CloseDialog({ game, round, companyId, onClose }: DialogProps) {
  const { t } = useTranslation(['solo', 'player', 'common'])
  // The dialog is about the quarter for which it was opened, also when another page closes it meanwhile.
  const [{ id: roundId, roundNb }] = useState(round)
  const progress = useAreaProgress(roundId, companyId)
  const close = useCloseQuarter({ gameId: game.id, companyId, roundId, roundNb })
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('close.title', { quarter: roundNb - 1 })}
      onConfirm={close}
      failureText={error =>
        error instanceof RefusedDrafts
          ? t('player:deadline.refused', { count: error.count })
          : errorText(t, error)
      }
    >
      <p>{t('close.body')}</p>
      <OpenAreas progress={progress} />
      {roundNb - 1 === game.nbTurns && <p>{t('close.last')}</p>}
    </ConfirmDialog>
  )
}

/** Tells which areas have a draft, which will be saved, and which the player has not decided. */
function OpenAreas({ progress }: { progress: readonly AreaProgress[] }) {
  const { t } = useTranslation(['solo', 'common'])
  const format = useFormat()
  const namesOf = (wanted: AreaProgress['state']) =>
    progress
      .filter(({ state }) => state === wanted)
      .map(({ area }) => t(`common:menu.${gameAreas[area].menu}`))
  const drafts = namesOf('draft')
  const undecided = namesOf('toSee')
  return (
    <>
      {drafts.length > 0 && <p>{t('close.drafts', { count: drafts.length, areas: format.list(drafts) })}</p>}
      {undecided.length > 0 && (
        <p>{t('close.undecided', { count: undecided.length, areas: format.list(undecided) })}</p>
      )}
    </>
  )
}

/** The server accepts the drafts of some areas only; the quarter stays open. */
class RefusedDrafts extends Error {
  readonly count: number

  constructor(count: number) {
    super('drafts refused')
    this.count = count
  }
}

type Place = { gameId: number; companyId: number; roundId: number; roundNb: number }

/** Returns the function that saves all drafts, passes the quarter and opens the dashboard with its results. */
function useCloseQuarter({ gameId, companyId, roundId, roundNb }: Place) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const drafts = useSaveAllDrafts({ roundId, companyId })
  return async () => {
    await sendWaitingDrafts()
    await allChangesSent(client)
    const { refused } = await drafts.mutateAsync()
    if (refused > 0) throw new RefusedDrafts(refused)
    try {
      await call('passSolo', { params: { id: gameId }, query: { expected: roundNb }, body: [] })
    } finally {
      // A refusal means that another page has passed the quarter.
      await readAgain(client, everything.matches)
    }
    await navigate({ to: '/app/user/joined-game' })
  }
}

/** Waits for the drafts that pages are sending, which would arrive after the quarter is closed. */
function allChangesSent(client: QueryClient): Promise<void> {
  if (client.isMutating() === 0) return Promise.resolve()
  return new Promise(resolve => {
    const stop = client.getMutationCache().subscribe(() => {
      if (client.isMutating() > 0) return
      stop()
      resolve()
    })
  })
}
