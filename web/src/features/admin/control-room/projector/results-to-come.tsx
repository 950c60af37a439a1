import type { Round } from '@trimestre/contract/games'
import { usePublicationTexts } from '../../../../domain/publication.ts'
import styles from './scenes.module.css'

/** Tells the class when the results of the closed quarter come, with a countdown that is read from the back row. */
export function ResultsToCome({ round }: { round: Pick<Round, 'publishAt'> }) {
  const { results, left } = usePublicationTexts(round)
  return (
    <div className={styles.toCome}>
      <p className={styles.lead} role="status">
        {results}
      </p>
      {left !== null && (
        <bdi className="fig" role="timer" aria-live="off">
          {left}
        </bdi>
      )}
    </div>
  )
}
