import { useMatch } from '@tanstack/react-router'
import { areaOfPath } from '../../../domain/game-areas.ts'
import { normalPath } from '../../../domain/normal-path.ts'
import { PageActions } from '../../../shell/page-actions.tsx'
import { AreaPanel } from './area-panel.tsx'
import { SavedAreas } from './saved-areas.tsx'

/** The page of every area; the address determines which one it shows. */
export default function AreaPage() {
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname })
  const area = areaOfPath(normalPath(path))
  if (!area) return null
  return (
    <>
      <PageActions>
        <SavedAreas />
      </PageActions>
      <AreaPanel key={area} area={area} />
    </>
  )
}
