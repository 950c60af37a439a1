import { useTranslation } from 'react-i18next'
import { Chip } from '../ui/chip.tsx'
import { Picture } from '../ui/picture.tsx'
import type { AnnouncedEvent } from './announced-events.ts'
import styles from './announced-list.module.css'
import { eventPicture, eventText } from './catalogue-text.ts'

type Props = {
  events: readonly AnnouncedEvent[]
  /** The current quarter: an event that acts in it is marked. */
  quarter?: number
}

/** Lists announced events, each with its quarters and its picture. */
export function AnnouncedList({ events, quarter = 0 }: Props) {
  const { t } = useTranslation(['common', 'catalogue'])
  const short = (of: number) => t('common:ui.quarterShort', { quarter: of })
  return (
    <ul className={styles.list}>
      {events.map(({ id, event, from, to }) => {
        const { name, text } = eventText(t, event)
        return (
          <li key={id} className={styles.event}>
            <Picture src={eventPicture(event)} alt="" />
            <div className={styles.words}>
              <p className={styles.name}>
                {name}
                <Chip tone={from <= quarter ? 'warning' : 'info'}>
                  <bdi className="fig">{from === to ? short(from) : `${short(from)}–${short(to)}`}</bdi>
                </Chip>
              </p>
              {text && <p className={styles.text}>{text}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
