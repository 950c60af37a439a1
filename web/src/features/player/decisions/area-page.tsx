import { useMatch } from '@tanstack/react-router'
import { areaOfPath } from '../../../domain/game-areas.ts'
import { normalPath } from '../../../domain/normal-path.ts'
import { AreaPanel } from './area-panel.tsx'
import { SheetActions } from './sheet-actions.tsx'

/** The page of every area; the address determines which one it shows. */
export default function AreaPage() {
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname })
  const area = areaOfPath(normalPath(path))
  if (!area) return null
  return (
    <>
      <SheetActions />
      <AreaPanel key={area} area={area} />
    </>
  )
}
