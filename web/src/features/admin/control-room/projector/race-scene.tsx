import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { BumpChart } from '../../../../ui/chart/bump-chart.tsx'
import { LastQuarter, usePlaces } from './last-quarter.tsx'
import styles from './scenes.module.css'
import { aroundScene, useViewport } from './use-viewport.ts'

type Props = { game: Game; showNames: boolean }

const podiumMax = 3
const leastHeight = 400

/** Shows the places of all companies over the quarters. Only the podium shows names, unless the presenter wants all. */
export function RaceScene({ game, showNames }: Props) {
  const { t } = useTranslation(['control', 'common'])
  const viewport = useViewport()
  const places = usePlaces(game.id)
  return (
    <LastQuarter game={game}>
      {() => {
        if (!places) return null
        const { quarters, companies } = places
        if (quarters.length < 2) return <p className={styles.lead}>{t('control:ranking.early')}</p>
        const isNamed = (place: number | null | undefined) =>
          showNames || (typeof place === 'number' && place <= podiumMax)
        return (
          <BumpChart
            title={t('common:chart.places')}
            quarters={quarters}
            lines={companies.map(company =>
              isNamed(company.values.at(-1)) ? company : { ...company, name: '' },
            )}
            height={Math.max(leastHeight, viewport.height - aroundScene(viewport) - 2 * viewport.rem)}
          />
        )
      }}
    </LastQuarter>
  )
}
