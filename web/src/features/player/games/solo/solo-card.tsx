import type { Game } from '@trimestre/contract/games'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useTrainings } from '../../../../domain/solo/queries.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Card } from '../../../../ui/card.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { Fold } from '../../../../ui/fold.tsx'
import { areFreeGamesOpen } from '../../../../ui/site.ts'
import { FreeGameForm } from './free-game-form.tsx'
import { FreeGames } from './free-games.tsx'
import styles from './solo-card.module.css'
import { isPlayable, soloGamesOf, stageOf } from './solo-games.ts'
import { SoloCardOutline } from './solo-outline.tsx'
import { TrainingItem } from './training-item.tsx'

type Props = {
  games: readonly Game[]
  /** Whether the player has no game of a class yet: the form of a free game is then unfolded. */
  isNew: boolean
}

/** « S'entraîner »: the trainings of the class, then games that the player starts alone. */
export default function SoloCard({ games, isNew }: Props) {
  const { t } = useTranslation(['solo', 'common'])
  const trainings = useTrainings()
  const isOpen = areFreeGamesOpen()
  const listId = useId()
  if (trainings.error && !trainings.data)
    return (
      <Card title={t('card.title')}>
        <ErrorCard reason={errorText(t, trainings.error)} onRetry={() => void trainings.refetch()} />
      </Card>
    )
  if (!trainings.data) return <SoloCardOutline isNew={isNew} />
  const own = soloGamesOf(games, trainings.data)
  const hasFreeGames = own.running.length + own.finished.length > 0
  if (own.trainings.length === 0 && !hasFreeGames && !isOpen) return null
  const next = own.trainings.find(each => isPlayable(stageOf(each)))
  const form = <FreeGameForm listId={listId} isAlone={isNew && !next && own.running.length === 0} />
  return (
    <Card title={t('card.title')} subtitle={t('card.lead')}>
      <div className={styles.parts}>
        {own.trainings.length > 0 && (
          <section className={styles.part} aria-label={t('card.trainings')}>
            <h3>{t('card.trainings')}</h3>
            <ul className={styles.list}>
              {own.trainings.map(each => (
                <TrainingItem key={each.training.id} own={each} isNext={each === next} />
              ))}
            </ul>
          </section>
        )}
        {hasFreeGames && <FreeGames id={listId} running={own.running} finished={own.finished} />}
        {isOpen &&
          (isNew ? (
            <section className={styles.part} aria-label={t('card.free')}>
              <h3>{t('card.free')}</h3>
              {form}
            </section>
          ) : (
            <Fold title={t('card.newFree')}>{form}</Fold>
          ))}
      </div>
    </Card>
  )
}
