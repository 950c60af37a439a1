import type { Round } from '@trimestre/contract/games'
import { usePublicationTexts } from '../../../../domain/publication.ts'
import { classNames } from '../../../../ui/class-names.ts'
import styles from './scenes.module.css'

type Props = {
  round: Pick<Round, 'publishAt'>
  /** What is shown below, which leaves only a line for the countdown. */
  above?: string
}

/** Tells the class when the results of the closed quarter come, with a countdown that is read from the back row. */
export function ResultsToCome({ round, above }: Props) {
  const { results, left } = usePublicationTexts(round)
  return (
    <div className={classNames(styles.toCome, above !== undefined && styles.inLine)}>
      <p role="status">{results}</p>
      {left !== null && (
        <bdi className="fig" role="timer" aria-live="off">
          {left}
        </bdi>
      )}
      {above !== undefined && <p>{above}</p>}
    </div>
  )
}
