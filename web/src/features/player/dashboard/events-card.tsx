import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { announcedEvents } from '../../../domain/announced-events.ts'
import { eventText } from '../../../domain/catalogue-text.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import styles from './events-card.module.css'

/** Lists the public events of the current quarter and the quarters after it. */
export function EventsCard({ game, quarter }: { game: Game; quarter: number }) {
  const { t } = useTranslation(['player', 'common'])
  const events = announcedEvents(game.eventGames).filter(({ to }) => to >= quarter)
  const short = (of: number) => t('common:ui.quarterShort', { quarter: of })
  return (
    <Card title={t('dashboard.events')} late={80}>
      {events.length === 0 ? (
        <p className={styles.none}>{t('dashboard.noEvent')}</p>
      ) : (
        <ul className={styles.list}>
          {events.map(({ id, event, from, to }) => {
            const { name, text } = eventText(t, event)
            return (
              <li key={id} className={styles.event}>
                <Chip tone={from <= quarter ? 'warning' : 'info'}>
                  <bdi className="fig">{from === to ? short(from) : `${short(from)}–${short(to)}`}</bdi>
                </Chip>
                <div>
                  <p className={styles.name}>{name}</p>
                  {text && <p className={styles.text}>{text}</p>}
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
