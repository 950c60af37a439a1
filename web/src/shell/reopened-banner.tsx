import type { Round } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readStored, writeStored } from '../domain/storage.ts'
import { useGame } from '../domain/use-game.ts'
import { Banner } from '../ui/banner.tsx'
import { type RoundNews, reopenedNews } from './reopened-news.ts'

/** A quarter may be opened again several times in a row, so its reason tells which time was read. */
const keyOf = (gameId: number, { roundNb, version }: Pick<Round, 'roundNb' | 'version'>) =>
  `reopenedRead:${gameId}:${roundNb}:${version}`

/** Tells a player why a quarter is played again or its results were corrected, until they close it on this device. */
export function ReopenedBanner({ gameId }: { gameId: number }) {
  const { t } = useTranslation('player')
  const rounds = useGame(gameId).data?.rounds ?? []
  const [, setClosed] = useState(0)
  const news = reopenedNews(rounds).find(({ round }) => readStored(keyOf(gameId, round)) !== round.reason)
  if (!news) return null
  const close = () => {
    writeStored(keyOf(gameId, news.round), news.round.reason)
    setClosed(count => count + 1)
  }
  return (
    <Banner tone="warning" onClose={close}>
      <span dir="auto">
        {t(`again.${kindOf(news)}`, {
          first: news.first,
          quarter: news.round.roundNb - 1,
          reason: news.round.reason,
        })}
      </span>
    </Banner>
  )
}

const kindOf = ({ round, first }: RoundNews) => {
  if (round.state === 'open') return 'replayed'
  return first === round.roundNb - 1 ? 'corrected' : 'correctedMany'
}
