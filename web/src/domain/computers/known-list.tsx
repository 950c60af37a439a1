import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import styles from './computers.module.css'
import { StrategySentences } from './strategy-sentences.tsx'

/** Lists the computers of a game by seat, each with its level and its temperament. */
export default function KnownList({ companies }: { companies: Game['companies'] }) {
  const { t } = useTranslation('seats')
  const bySeat = companies.toSorted((one, other) => one.seat - other.seat)
  return (
    <section className={styles.known} aria-label={t('played.rivals')}>
      <h3>{t('played.rivals')}</h3>
      <ul>
        {bySeat.map(
          ({ id, userCompany, computer }) =>
            computer && (
              <li key={id} className={styles.rival}>
                <strong>
                  <bdi>{userCompany.username}</bdi>
                </strong>
                <StrategySentences computer={computer} />
              </li>
            ),
        )}
      </ul>
    </section>
  )
}
