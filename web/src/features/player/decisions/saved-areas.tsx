import { useTranslation } from 'react-i18next'
import { countSaved } from '../../../domain/area-progress.ts'
import { CompanyLink } from '../../../domain/shown-company.tsx'
import { useOwnProgress } from '../../../shell/menu-marks.ts'

/** Shows « 2 sur 8 enregistrés » with a link to the checklist. */
export function SavedAreas() {
  const { t } = useTranslation(['player', 'common'])
  const progress = useOwnProgress()
  const { saved, total } = countSaved(progress)
  const isKnown = progress.every(({ state }) => state !== undefined)
  if (!isKnown || total === 0) return null
  return (
    <CompanyLink to="/app/user/joined-game">
      <bdi className="fig">{t('decisions.savedAreas', { saved, total })}</bdi>
    </CompanyLink>
  )
}
