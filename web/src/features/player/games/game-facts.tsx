import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { productName } from '../../../domain/catalogue-text.ts'
import { useProducts } from '../../../domain/use-products.ts'
import { type Format, useFormat } from '../../../i18n/format.ts'
import { type Fact, FactsList } from '../../../ui/facts-list.tsx'
import { marketTypeText } from '../../../ui/market-type.ts'
import { phaseText } from '../../../ui/phase.ts'
import { QuarterProgress } from '../../../ui/progress-bar.tsx'
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
    [t('field.evolution'), written(product?.evolution, value => format.percent(value))],
    [
      t('field.dimension'),
      written(product?.dimension, value => t('player:details.units', { figure: format.integer(value) })),
    ],
  ]
  const given = details.filter(([, value]) => value !== null && value !== undefined && value !== '')
  return [...facts, ...given.map(([label, value]): Fact => [label, String(value)])]
}

/** Writes a figure of a product; a value that is no number is shown unchanged, and a missing one not at all. */
function written(value: string | number | null | undefined, write: (figure: number) => string): unknown {
  const figure = value === '' ? Number.NaN : Number(value ?? Number.NaN)
  return Number.isNaN(figure) ? value : write(figure)
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
