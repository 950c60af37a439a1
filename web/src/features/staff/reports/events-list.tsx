import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { eventText } from '../../../domain/catalogue-text.ts'
import styles from './report.module.css'

/** Lists the events that acted in the quarters passed, without the tax, which is due in every quarter. */
export function EventsList({ game, last }: { game: Game; last: number }) {
  const { t } = useTranslation(['company', 'common', 'catalogue'])
  const acted = game.eventGames
    .filter(({ nbTour, event }) => nbTour <= last && event.key !== 'impot')
    .toSorted((one, other) => one.nbTour - other.nbTour)
  if (acted.length === 0) return <p className={styles.none}>{t('report.noEvent')}</p>
  return (
    <ul className={styles.events}>
      {acted.map(({ id, nbTour, event }) => {
        const { name, text } = eventText(t, event)
        return (
          <li key={id}>
            <strong>{t('common:ui.quarterShort', { quarter: nbTour })}</strong> <bdi>{name}</bdi>
            {text && <span className={styles.eventText}> – {text}</span>}
          </li>
        )
      })}
    </ul>
  )
}
