import { Link } from '@tanstack/react-router'
import type { Dashboard } from '@trimestre/contract/companies'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownStanding } from '../../../domain/people-ranking.ts'
import { overallText, standingText } from '../../../domain/place-text.ts'
import { readStored, writeStored } from '../../../domain/storage.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Banner } from '../../../ui/banner.tsx'
import { buttonClass } from '../../../ui/button.tsx'

const keyOf = (companyId: number) => `seenRound:${companyId}`

/** Shows the results of a quarter once after each pass, until the player closes the banner. */
export function ResultsBanner({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  const companyId = dashboard.enterprise.id
  const played = dashboard.chart.length
  const [seen, setSeen] = useState(() => Number(readStored(keyOf(companyId)) ?? 0))
  useEffect(() => {
    if (seen <= played) return
    // A quarter was opened again: its results are new when they come.
    writeStored(keyOf(companyId), String(played))
    setSeen(played)
  }, [seen, played, companyId])
  if (played === 0 || dashboard.finished || seen >= played) return null
  const close = () => {
    writeStored(keyOf(companyId), String(played))
    setSeen(played)
  }
  const standing = ownStanding(dashboard)
  return (
    <Banner
      tone="success"
      title={t('results.title', { quarter: played })}
      onClose={close}
      action={
        <Link to="/app/user/game-competitive" className={buttonClass('secondary', true)}>
          {t('competition.open')}
        </Link>
      }
    >
      {t('results.text', {
        rank: standingText(t, standing),
        players: format.integer(standing.players),
        value: format.amount(dashboard.figures.valeurNette),
      })}{' '}
      {overallText(t, format, standing)}
    </Banner>
  )
}
