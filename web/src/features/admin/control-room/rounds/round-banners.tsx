import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { momentText } from '../../../../domain/moment-text.ts'
import { forgetComparison, useComparison } from '../../../../domain/staff/rehearsals.ts'
import { PendingChainBanner } from '../../../../domain/staff/versions/pending-chain-banner.tsx'
import { usePendingChain } from '../../../../domain/staff/versions/round-versions.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { stageOf } from './round-state.ts'
import { useNewestRound } from './rounds-api.ts'

/** Says what has become of the last quarter, whether it closed as it was rehearsed, and which new versions wait. */
export function RoundBanners({ game }: { game: Game }) {
  return (
    <>
      <StageBanner game={game} />
      <PendingChainBanner pending={usePendingChain(game)} mayAct={!game.archived} />
      <ComparisonBanner gameId={game.id} />
    </>
  )
}

function StageBanner({ game }: { game: Game }) {
  const { t } = useTranslation(['control', 'common'])
  const format = useFormat()
  const round = useNewestRound(game)
  const stage = stageOf(game, round)
  if (stage === 'hidden')
    return (
      <Banner tone="info">
        <p>{t('control:rounds.hidden')}</p>
        {round?.publishAt && (
          <p>{t('control:rounds.planned', { when: momentText(format, round.publishAt) })}</p>
        )}
      </Banner>
    )
  if (stage !== 'unopened' || !round) return null
  return (
    <Banner tone="info">
      {game.publication.mode === 'held'
        ? t('control:rounds.notOpened', { quarter: round.roundNb - 1 })
        : t('common:pass.waiting')}
    </Banner>
  )
}

function ComparisonBanner({ gameId }: { gameId: number }) {
  const { t } = useTranslation('control')
  const comparison = useComparison(gameId)
  if (comparison === null) return null
  return (
    <Banner
      key={comparison}
      tone={comparison === 'same' ? 'success' : 'warning'}
      onClose={() => forgetComparison(gameId)}
    >
      {t(`rehearsal.${comparison}`)}
    </Banner>
  )
}
