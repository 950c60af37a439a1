import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/banner.tsx'
import { Chip } from '../../ui/chip.tsx'
import { hiddenRound } from '../published-rounds.ts'

/** Marks figures next to which the quarter is named, and which players do not see yet. */
export function HiddenMark() {
  const { t } = useTranslation()
  return <Chip tone="warning">{t('hidden.mark')}</Chip>
}

/** Names the quarter that players do not see yet, next to figures of several quarters; nothing without one. */
export function HiddenQuarterMark({ quarter }: { quarter: number | undefined }) {
  const { t } = useTranslation()
  if (quarter === undefined) return null
  return (
    <Chip tone="warning">
      <bdi>{`${t('ui.quarterShort', { quarter })} · ${t('hidden.mark')}`}</bdi>
    </Chip>
  )
}

/** Tells staff which quarter players do not see yet. */
export function HiddenNotice({ game }: { game: Pick<Game, 'rounds'> }) {
  const { t } = useTranslation()
  const round = hiddenRound(game.rounds)
  if (!round) return null
  return <Banner tone="warning">{t('hidden.staff', { quarter: round.roundNb - 1 })}</Banner>
}
