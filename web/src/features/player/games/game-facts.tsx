import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { productName } from '../../../domain/catalogue-text.ts'
import { type Format, useFormat } from '../../../i18n/format.ts'
import { type Fact, FactsList } from '../../../ui/facts-list.tsx'
import { marketTypeText } from '../../../ui/market-type.ts'
import { phaseText } from '../../../ui/phase.ts'
import { QuarterProgress } from '../../../ui/progress-bar.tsx'
import { useProducts } from './api.ts'
import { shownQuarter } from './game-state.ts'

/** Lists the product, its market and the phase in force, then the level, quarters, teachers and next pass. */
export function GameFacts({ game }: { game: Game }) {
  const { t } = useTranslation(['common', 'player'])
  const format = useFormat()
  const product = useProducts().data?.find(({ id }) => id === game.product?.id)
  const unset = t('player:details.unset')
  const level =
    game.levelGame === null
      ? unset
      : t('player:details.levelOf', { level: game.levelGame, max: game.levelMax })
  const quarters =
    game.nbTurns === null ? unset : <QuarterProgress current={shownQuarter(game)} total={game.nbTurns} />
  const teachers = game.admin.map(({ username }) => username).join(', ')
  const nextPass = game.nextPassAt ? format.dateTime(game.nextPassAt) : t('player:details.byTeacher')
  const facts: Fact[] = [
    ...productFacts(t, format, game, product),
    [t('player:details.phase'), phaseText(t, game.phase)],
    [t('player:details.level'), level],
    [t('player:details.quarters'), quarters],
    [t('player:details.teachers'), teachers || unset],
    [t('player:details.nextPass'), nextPass],
  ]
  return <FactsList facts={facts} />
}

type Product = NonNullable<ReturnType<typeof useProducts>['data']>[number]
type Text = ReturnType<typeof useTranslation<['common', 'player']>>['t']

function productFacts(t: Text, format: Format, game: Game, product: Product | undefined): Fact[] {
  const facts: Fact[] = game.product ? [[t('player:details.product'), productName(t, game.product)]] : []
  const details: [string, unknown][] = [
    ...marketFacts(t, game, product),
    [t('field.evolution'), figure(product?.evolution, value => format.percent(value, 1))],
    [t('field.dimension'), figure(product?.dimension, format.integer)],
  ]
  const given = details.filter(([, value]) => value !== null && value !== undefined && value !== '')
  return [...facts, ...given.map(([label, value]): Fact => [label, String(value)])]
}

/** Formats a figure of a product, which is stored as it was sent; a text that is not a number is shown unchanged. */
function figure(stored: string | number | null | undefined, format: (value: number) => string) {
  const value = Number(stored)
  return stored === null || stored === undefined || stored === '' || Number.isNaN(value)
    ? stored
    : format(value)
}

/** Returns the type of the market; a divided market has those of its two segments instead. */
function marketFacts(t: Text, game: Game, product: Product | undefined): [string, unknown][] {
  if (game.segments !== 2)
    return [[t('field.typeOfMarket'), product && marketTypeText(t, product.typeOfMarket)]]
  return [
    [t('player:details.segments'), t('player:details.twoSegments')],
    [t('player:details.type1'), marketTypeText(t, game.typeSegment1)],
    [t('player:details.type2'), marketTypeText(t, game.typeSegment2)],
  ]
}
