import { useTranslation } from 'react-i18next'
import { useAttempts, useTraining } from '../../../../domain/solo/queries.ts'
import { RestartButton } from '../../../../domain/solo/restart.tsx'
import type { SoloGame } from '../../../../domain/solo/solo-state.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Card } from '../../../../ui/card.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import styles from './attempts-card.module.css'
import { AttemptsTable } from './attempts-table.tsx'

type Props = { game: SoloGame; isReadOnly: boolean }

/** Lists the finished attempts of a solo game, and lets its player begin another one. */
export default function AttemptsCard({ game, isReadOnly }: Props) {
  const { t } = useTranslation(['solo', 'common'])
  const attempts = useAttempts(game.id)
  const training = useTraining(game.solo.training?.id).data
  const isOver = training?.over === true || game.archived
  return (
    <Card
      title={t('attempt.title')}
      subtitle={training && t(`attempt.counts.${training.counts}`)}
      actions={isReadOnly ? undefined : <RestartButton game={game} isOver={isOver} />}
      flush
    >
      {attempts.error && !attempts.data ? (
        <ErrorCard reason={errorText(t, attempts.error)} onRetry={() => void attempts.refetch()} />
      ) : !attempts.data ? (
        <SkeletonStack shapes={[{ height: 96 }]} />
      ) : attempts.data.length === 0 ? (
        <p className={styles.empty}>{t('attempt.none')}</p>
      ) : (
        <AttemptsTable attempts={attempts.data} solo={game.solo} counts={training?.counts} />
      )}
    </Card>
  )
}
