import type { Seats } from '@trimestre/contract/seats'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../../ui/avatar.tsx'
import { BreakableName } from '../../../../ui/breakable-name.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { Person } from './people.ts'
import styles from './seats.module.css'

type Props = { people: Seats['unassigned']; isFixed: boolean; onAssign(person: Person): void }

/** Lists the invited players who have no seat. */
export function UnassignedList({ people, isFixed, onAssign }: Props) {
  const { t } = useTranslation('seats')
  const id = useId()
  return (
    <section className={styles.unassigned} aria-labelledby={id}>
      <h3 id={id}>{t('unassigned', { count: people.length })}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard. */}
      <ul className={styles.people} aria-labelledby={id} tabIndex={0}>
        {people.map(person => (
          <li key={person.id}>
            <Avatar src={person.image} size={28} />
            <span className={styles.personName}>
              <BreakableName name={person.username} />
            </span>
            {!isFixed && (
              <Button
                small
                variant="text"
                aria-label={t('assignPerson', { name: person.username })}
                onClick={() => onAssign(person)}
              >
                {t('assignShort')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
