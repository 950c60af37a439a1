import { useTranslation } from 'react-i18next'
import { useReloadOnPass } from '../../../domain/active-round.ts'
import { gameAreas } from '../../../domain/game-areas.ts'
import { ModelCardView } from '../../../domain/model-card/model-card.tsx'
import { useModelCard } from '../../../domain/model-card/model-card-queries.ts'
import { QueryBoundary } from '../../../domain/played-quarters.tsx'
import { CompanyLink, useShownCompany } from '../../../domain/shown-company.tsx'
import { buttonClass } from '../../../ui/button.tsx'

/** Shows players what the market of their game rewards, and leads to the decisions that move each lever. */
export default function ModelPage() {
  const { t } = useTranslation(['model', 'common'])
  const { gameId } = useShownCompany()
  useReloadOnPass({ gameId })
  return (
    <QueryBoundary query={useModelCard(gameId)} failed={t('loadFailed')}>
      {card => (
        <ModelCardView
          gameId={gameId}
          card={card}
          actions={
            <CompanyLink to="/app/user/market-rules" className={buttonClass('text', true)}>
              {t('common:route.market-rules')}
            </CompanyLink>
          }
          areaLink={area => (
            <div>
              <CompanyLink to={gameAreas[area].path} className={buttonClass('secondary', true)}>
                {t('decide', { area: t(`common:menu.${gameAreas[area].menu}`) })}
              </CompanyLink>
            </div>
          )}
        />
      )}
    </QueryBoundary>
  )
}
