import { IconCalculator, IconRotate } from '@tabler/icons-react'
import type { Game, Round } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hiddenRound } from '../../../../domain/published-rounds.ts'
import { Button } from '../../../../ui/button.tsx'
import { RecomputeDialog } from './recompute-dialog.tsx'
import { ReplayDialog } from './replay-dialog.tsx'

type Props = { game: Game; round: Round; isPending: boolean }

/** Offers to open a published quarter again; while something waits for publication, says why that must come first. */
export function ReopenActions({ game, round, isPending }: Props) {
  const { t } = useTranslation('overview')
  const [open, setOpen] = useState<'replay' | 'recompute' | null>(null)
  const close = () => setOpen(null)
  const isReopenable = round.state === 'published' && round.roundNb > 1 && !game.archived
  if (!isReopenable) return null
  if (isPending || hiddenRound(game.rounds)) return <p>{t('reopen.wait')}</p>
  return (
    <>
      <Button
        icon={<IconRotate className="flip" size={20} aria-hidden="true" />}
        onClick={() => setOpen('replay')}
      >
        {t('reopen.replay')}
      </Button>
      <Button icon={<IconCalculator size={20} aria-hidden="true" />} onClick={() => setOpen('recompute')}>
        {t('reopen.recompute')}
      </Button>
      {open === 'replay' && <ReplayDialog game={game} round={round} onClose={close} />}
      {open === 'recompute' && <RecomputeDialog game={game} round={round} onClose={close} />}
    </>
  )
}
