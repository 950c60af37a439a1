import { IconPresentation } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLiveGame } from '../../../domain/event-stream/live-game.ts'
import { ModelCardView } from '../../../domain/model-card/model-card.tsx'
import { useModelCard } from '../../../domain/model-card/model-card-queries.ts'
import { ProjectedCard } from '../../../domain/model-card/projected-card.tsx'
import { QueryBoundary } from '../../../domain/played-quarters.tsx'
import { Button } from '../../../ui/button.tsx'

/** Shows those who run a game what its market rewards, and lets them project it. */
export default function GameModelPage() {
  const { t } = useTranslation('model')
  const gameId = useParams({ strict: false, select: (params: { gameId?: string }) => Number(params.gameId) })
  useLiveGame(gameId)
  const [isProjected, setProjected] = useState(false)
  return (
    <QueryBoundary query={useModelCard(gameId)} failed={t('loadFailed')}>
      {card => (
        <>
          <ModelCardView
            gameId={gameId}
            card={card}
            actions={
              <Button
                variant="secondary"
                icon={<IconPresentation size={20} aria-hidden="true" />}
                onClick={() => setProjected(true)}
              >
                {t('project')}
              </Button>
            }
          />
          {isProjected && <ProjectedCard card={card} onClose={() => setProjected(false)} />}
        </>
      )}
    </QueryBoundary>
  )
}
