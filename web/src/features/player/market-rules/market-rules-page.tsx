import type { Game } from '@trimestre/contract/games'
import type { MarketRules } from '@trimestre/contract/market-rules'
import { useTranslation } from 'react-i18next'
import { useReloadOnPass } from '../../../domain/active-round.ts'
import { ruleSteps, useMarketRules, useRuleTexts } from '../../../domain/market-rules.ts'
import { QueryBoundary } from '../../../domain/played-quarters.tsx'
import { ProductCaseLink } from '../../../domain/product-case-link.tsx'
import { CompanyLink, useShownCompany } from '../../../domain/shown-company.tsx'
import { useGame } from '../../../domain/use-game.ts'
import { Card } from '../../../ui/card.tsx'
import styles from './market-rules-page.module.css'

/** Tells players how the market of their game works, in the words that the projected page shows to the class. */
export default function MarketRulesPage() {
  const { t } = useTranslation('control')
  const { gameId } = useShownCompany()
  useReloadOnPass({ gameId })
  const rules = useMarketRules(gameId)
  const game = useGame(gameId)
  const both = {
    data: rules.data && game.data ? { rules: rules.data, game: game.data } : undefined,
    error: rules.error ?? game.error,
    refetch: () => Promise.all([rules.refetch(), game.refetch()]),
  }
  return (
    <QueryBoundary query={both} failed={t('rules.loadFailed')}>
      {loaded => <Rules {...loaded} />}
    </QueryBoundary>
  )
}

function Rules({ game, rules }: { game: Game; rules: MarketRules }) {
  const { t } = useTranslation(['control', 'common'])
  const texts = useRuleTexts()(game, rules)
  return (
    <div className={styles.rules}>
      {ruleSteps.map(step => (
        <Card key={step} title={t(`rules.${step}`)}>
          <div className={styles.texts}>
            {texts[step].map(text => (
              <p key={text}>{text}</p>
            ))}
            {step === 'sellers' && <ProductCaseLink product={game.product} />}
            {step === 'customers' && game.nbTurns !== null && (
              <CompanyLink to="/app/user/model">{t('common:route.model')}</CompanyLink>
            )}
          </div>
        </Card>
      ))}
    </div>
  )
}
