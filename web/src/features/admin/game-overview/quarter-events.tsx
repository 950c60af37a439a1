import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { eventPicture, eventText } from '../../../domain/catalogue-text.ts'
import { isOver } from '../../../domain/game-standing.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Picture } from '../../../ui/picture.tsx'
import styles from './game-overview.module.css'

/** Lists the events in effect in the current quarter, announced or not. The tax is in effect in every quarter. */
export function QuarterEvents({ game }: { game: Game }) {
  const { t } = useTranslation(['common', 'overview', 'catalogue'])
  if (isOver(game)) return null
  const acting = game.eventGames.filter(
    ({ nbTour, event }) => nbTour === game.currentTrimestre || event.key === 'impot',
  )
  return (
    <Card title={t('overview:events', { quarter: game.currentTrimestre })}>
      <ul className={styles.events}>
        {acting.map(({ id, event, privacy }) => {
          const { name, text } = eventText(t, event)
          return (
            <li key={id} className={styles.event}>
              <Picture src={eventPicture(event)} alt="" />
              <div>
                <p className={styles.eventName}>
                  {name}
                  <Chip tone={privacy ? 'info' : 'neutral'}>
                    {t(privacy ? 'event.public' : 'event.private')}
                  </Chip>
                </p>
                {text && <p className={styles.eventText}>{text}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
