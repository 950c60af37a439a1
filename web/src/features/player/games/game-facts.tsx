import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { type Fact, FactsList } from '../../../ui/facts-list.tsx'
import { QuarterProgress } from '../../../ui/progress-bar.tsx'
import { useProducts } from './api.ts'
import { shownQuarter } from './game-state.ts'

const phaseKeys = {
  Lancement: 'launch',
  Croissance: 'growth',
  Maturite: 'maturity',
  Declin: 'decline',
} as const

/** Lists the product, market phase, level, quarters, teachers and next pass. */
export function GameFacts({ game }: { game: Game }) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  const product = useProducts().data?.find(({ id }) => id === game.product?.id)
  const unset = t('details.unset')
  const level =
    game.levelGame === null ? unset : t('details.levelOf', { level: game.levelGame, max: game.levelMax })
  const quarters =
    game.nbTurns === null ? unset : <QuarterProgress current={shownQuarter(game)} total={game.nbTurns} />
  const teachers = game.admin.map(({ username }) => username).join(', ')
  const nextPass = game.nextPassAt ? format.dateTime(game.nextPassAt) : t('details.byTeacher')
  const facts: Fact[] = [
    ...productFacts(t, product, game.product?.name),
    [t('details.phase'), t(`common:phase.${phaseKeys[game.phase]}`)],
    [t('details.level'), level],
    [t('details.quarters'), quarters],
    [t('details.teachers'), teachers || unset],
    [t('details.nextPass'), nextPass],
  ]
  return <FactsList facts={facts} />
}

type Product = NonNullable<ReturnType<typeof useProducts>['data']>[number]
type Text = ReturnType<typeof useTranslation<['player', 'common']>>['t']

function productFacts(t: Text, product: Product | undefined, name: string | undefined): Fact[] {
  const facts: Fact[] = name ? [[t('details.product'), name]] : []
  if (!product) return facts
  const details: [string, unknown][] = [
    [t('common:field.typeOfMarket'), product.typeOfMarket],
    [t('common:field.evolution'), product.evolution],
    [t('common:field.dimension'), product.dimension],
  ]
  const given = details.filter(([, value]) => value !== null && value !== '')
  return [...facts, ...given.map(([label, value]): Fact => [label, String(value)])]
}
