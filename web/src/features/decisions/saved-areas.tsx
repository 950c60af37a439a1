import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useActiveRound } from '../../app/active-round.ts'
import { countSaved, useAreaProgress } from '../../app/area-progress.ts'
import { useSignedIn } from '../../app/session.ts'

/** « 2 sur 8 enregistrés », leading to the checklist. */
export function SavedAreas() {
  const { t } = useTranslation(['player', 'common'])
  const { currentGame, virtualEnterprise } = useSignedIn()
  const active = useActiveRound(currentGame?.id ?? 0)
  const roundId = active.data?.etat === 1 ? active.data.id : undefined
  const progress = useAreaProgress(roundId, virtualEnterprise?.id ?? 0)
  const { saved, total } = countSaved(progress)
  const isKnown = progress.every(({ state }) => state !== undefined)
  if (!isKnown || total === 0) return null
  return (
    <Link to="/app/user/joined-game">
      <bdi className="fig">{t('decisions.savedAreas', { saved, total })}</bdi>
    </Link>
  )
}
