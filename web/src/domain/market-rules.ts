import { useQuery } from '@tanstack/react-query'
import type { Game } from '@trimestre/contract/games'
import type { MarketRules } from '@trimestre/contract/market-rules'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/format.ts'
import { commonTexts } from '../i18n/translator.ts'
import { phaseText } from '../ui/phase.ts'
import { announcedEvents } from './announced-events.ts'
import { call } from './api.ts'
import { eventText, productName } from './catalogue-text.ts'
import { playingCount } from './playing-companies.ts'

/** The steps in which a class or a player is told how the market works. */
export const ruleSteps = ['sellers', 'customers', 'price', 'time', 'shortage', 'winning'] as const
export type RuleStep = (typeof ruleSteps)[number]

const eventsMax = 2

/** Queries how the market of a game works, in words instead of coefficients. */
export const useMarketRules = (gameId: number) =>
  useQuery({
    queryKey: ['getMarketRules', gameId],
    queryFn: ({ signal }) => call('getMarketRules', { params: { id: gameId }, signal }),
  })

/** Returns the sentences of each step. Nothing in them is secret: phases to come and hidden events are left out. */
export function useRuleTexts(): (game: Game, rules: MarketRules) => Record<RuleStep, string[]> {
  const { t } = useTranslation(['control', 'common', 'catalogue'])
  const format = useFormat()
  return (game, { customers, priceOfTwoToThree, meanPriceCounts, phase, followsPhase, season }) => {
    const bySegment = (index: number, text: string) =>
      customers.length > 1 ? `${t(`control:rules.segment${index === 0 ? 1 : 2}`)} – ${text}` : text
    const companies = t('control:rules.companies', { count: playingCount(game) })
    const coming = announcedEvents(game.eventGames).filter(({ to }) => to >= game.currentTrimestre)
    return {
      sellers: [
        game.product ? `${productName(t, game.product)} · ${companies}` : companies,
        t('control:rules.same'),
        t('control:rules.reference'),
      ],
      customers: [
        ...customers.map(({ type }, index) => bySegment(index, t(`control:rules.type.${type}`))),
        t('control:rules.levers'),
      ],
      price: [
        ...customers.map(({ sensitivity }, index) =>
          bySegment(index, t(`control:rules.sensitivity.${sensitivity}`)),
        ),
        ...(priceOfTwoToThree === null
          ? []
          : [t('control:rules.elasticity', { price: format.price(priceOfTwoToThree) })]),
        ...(meanPriceCounts ? [t('control:rules.mean')] : []),
      ],
      time: [
        t('control:rules.phase', { phase: phaseText(commonTexts(t), phase) }),
        // A product that grows or shrinks by itself changes what the phase does.
        ...(followsPhase ? [t(`control:rules.inPhase.${phase}`)] : []),
        season ? t('control:rules.season', season) : t('control:rules.noSeason'),
      ],
      shortage: [t('control:rules.lost'), t('control:rules.capacity')],
      winning: [
        t('control:rules.value'),
        t('control:rules.equal'),
        ...coming
          .slice(0, eventsMax)
          .map(({ event, from }) =>
            t('control:rules.announced', { quarter: from, name: eventText(t, event).name }),
          ),
      ],
    }
  }
}
