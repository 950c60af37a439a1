import { useTranslation } from 'react-i18next'
import type { AreaKey } from '../../../domain/game-areas.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Card } from '../../../ui/card.tsx'

/** The areas that decide how much to offer, and at what price. */
const seasonAreas: readonly AreaKey[] = ['ventes', 'production']

type Props = {
  area: AreaKey
  /** The coefficient of the season in the open quarter; undefined while it is loading. */
  season: number | undefined
}

/** Tells how demand stands by the calendar in the open quarter; nothing in a quarter like any other. */
export function SeasonCard({ area, season = 1 }: Props) {
  const { t } = useTranslation('player')
  const format = useFormat()
  const share = Math.round(1000 * Math.abs(season - 1)) / 10
  if (share === 0 || !seasonAreas.includes(area)) return null
  const written = format.percent(share, Number.isInteger(share) ? 0 : 1)
  return (
    <Card level={3} title={t('decisions.seasonTitle')}>
      <p>{t(season > 1 ? 'decisions.seasonUp' : 'decisions.seasonDown', { share: written })}</p>
    </Card>
  )
}
