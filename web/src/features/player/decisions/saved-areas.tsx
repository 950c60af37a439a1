import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countSaved } from '../../../domain/area-progress.ts'
import { CompanyLink } from '../../../domain/shown-company.tsx'
import { useOwnProgress } from '../../../shell/menu-marks.ts'

/**
 * Shows « 2 sur 8 enregistrés » with a link to the checklist. While the sheets of the next quarter are loaded it stays as
 * it was, so that nothing below moves away from a finger.
 */
export function SavedAreas() {
  const { t } = useTranslation(['player', 'common'])
  const progress = useOwnProgress()
  const [last, setLast] = useState(() => countSaved([]))
  const isKnown = progress.every(({ state }) => state !== undefined)
  const { saved, total } = isKnown ? countSaved(progress) : last
  if (saved !== last.saved || total !== last.total) setLast({ saved, total })
  if (total === 0) return null
  return (
    <CompanyLink to="/app/user/joined-game">
      <bdi className="fig">{t('decisions.savedAreas', { saved, total })}</bdi>
    </CompanyLink>
  )
}
