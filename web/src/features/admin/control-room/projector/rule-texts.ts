import type { Game, MarketTypeName } from '@trimestre/contract/games'
import type { Product } from '@trimestre/contract/products'
import { useTranslation } from 'react-i18next'
import { announcedEvents } from '../../../../domain/announced-events.ts'
import { eventText } from '../../../../domain/catalogue-text.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { commonTexts } from '../../../../i18n/translator.ts'
import { isMarketType } from '../../../../ui/market-type.ts'
import { phaseText } from '../../../../ui/phase.ts'
import { type Coefficients, priceRule, seasonRule } from './market-rules.ts'

export const ruleSteps = ['sellers', 'customers', 'price', 'time', 'shortage', 'winning'] as const
export type RuleStep = (typeof ruleSteps)[number]

export type Conditions = { coefficients: Coefficients; product: Product | undefined }

const referencePrice = 50
const eventsMax = 2

/** The market types of a game: those of its two segments, or the one of its product. */
function typesOf(
  { segments, typeSegment1, typeSegment2 }: Game,
  product: Product | undefined,
): MarketTypeName[] {
  if (segments === 2) return [typeSegment1, typeSegment2]
  return [isMarketType(product?.typeOfMarket) ? product.typeOfMarket : 'standard']
}

/** Returns the sentences of each step. Nothing in them is secret: phases to come and hidden events are left out. */
export function useRuleTexts(game: Game, conditions: Conditions | undefined): Record<RuleStep, string[]> {
  const { t } = useTranslation(['control', 'admin', 'common', 'catalogue'])
  const format = useFormat()
  const { coefficients = new Map(), product } = conditions ?? {}
  const types = typesOf(game, product)
  const isDivided = types.length > 1
  const playing = game.companies.filter(company => company.playing).length
  const bySegment = (index: number, text: string) =>
    isDivided ? `${t(`control:rules.segment${index === 0 ? 1 : 2}`)} – ${text}` : text

  const price = types.map((type, index) => {
    const { sensitivity } = priceRule(type, game.phase, coefficients)
    return bySegment(index, t(`control:rules.sensitivity.${sensitivity}`))
  })
  const isTwoToThree = types.every(type => priceRule(type, game.phase, coefficients).isTwoToThree)
  const reference = format.price(coefficients.get('prixReference') ?? referencePrice)

  const season = seasonRule(coefficients)
  const grows = Number(product?.evolution ?? 0) === 0
  const coming = announcedEvents(game.eventGames).filter(({ to }) => to >= game.currentTrimestre)
  return {
    sellers: [
      `${product?.name ?? ''}${product ? ' · ' : ''}${t('admin:home.companies', { count: playing })}`,
      t('control:rules.same'),
      t('control:rules.reference'),
    ],
    customers: [
      ...types.map((type, index) => bySegment(index, t(`control:rules.type.${type}`))),
      t('control:rules.levers'),
    ],
    price: [
      ...price,
      ...(isTwoToThree ? [t('control:rules.elasticity', { price: reference })] : []),
      ...((coefficients.get('elasticiteMarche') ?? 1) > 0 ? [t('control:rules.mean')] : []),
    ],
    time: [
      t('control:rules.phase', { phase: phaseText(commonTexts(t), game.phase) }),
      // A product that grows or shrinks by itself changes what the phase does.
      ...(grows ? [t(`control:rules.inPhase.${game.phase}`)] : []),
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
