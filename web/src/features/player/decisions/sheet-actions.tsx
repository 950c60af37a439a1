import { useShownCompany } from '../../../domain/shown-company.tsx'
import { SoloCloseButton } from '../../../domain/solo/solo-close-button.tsx'
import { isSolo } from '../../../domain/solo/solo-state.ts'
import { useGame } from '../../../domain/use-game.ts'
import { PageActions } from '../../../shell/page-actions.tsx'
import { SavedAreas } from './saved-areas.tsx'

/** Renders next to the title of an area how many areas are saved, and in a solo game the button that closes the quarter. */
export function SheetActions() {
  const { gameId, companyId, isReadOnly } = useShownCompany()
  const game = useGame(gameId).data
  return (
    <PageActions>
      <SavedAreas />
      {!isReadOnly && isSolo(game) && (
        <SoloCloseButton gameId={gameId} companyId={companyId} variant="secondary" />
      )}
    </PageActions>
  )
}
