import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { attemptText } from '../../../../domain/solo/attempt-text.ts'
import { useComputersText } from '../../../../domain/solo/computers-text.ts'
import { useTrainingFacts } from '../../../../domain/solo/training-facts.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { joinFacts } from '../../../../i18n/i18n.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { notify } from '../../../../ui/notify.ts'
import { QuarterProgress } from '../../../../ui/progress-bar.tsx'
import { useEnterSolo, useStartTraining } from './api.ts'
import styles from './solo-card.module.css'
import { type OwnTraining, stageOf, type TrainingStage } from './solo-games.ts'

type Props = {
  own: OwnTraining
  /** Whether it is the first one to play. */
  isNext: boolean
}

/** A training of the class: how it is played, what the player has reached in it, and the button that leads on. */
export function TrainingItem({ own, isNext }: Props) {
  const { t } = useTranslation('solo')
  const format = useFormat()
  const factsOf = useTrainingFacts()
  const computersText = useComputersText()
  const { training, game } = own
  const stage = stageOf(own)
  const isEnded = stage === 'done' || stage === 'missed'
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <span className={styles.name}>
          <bdi>{training.name}</bdi>
          {(isEnded || stage === 'again') && <Chip tone="primary">{t('training.ended')}</Chip>}
        </span>
        <span className={styles.facts}>{factsOf(training)}</span>
        <span className={styles.facts}>{computersText(training.computers)}</span>
        {game ? (
          <span className={styles.facts}>
            {joinFacts([
              attemptText(t, game.solo),
              game.solo.best && t('training.best', { value: format.amount(game.solo.best.valeurSociete) }),
            ])}
          </span>
        ) : (
          training.attemptsMax !== null &&
          !isEnded && (
            <span className={styles.facts}>{t('training.attempts', { count: training.attemptsMax })}</span>
          )
        )}
      </div>
      {game?.nbTurns && !game.finished && !isEnded && (
        <div className={styles.progress}>
          <QuarterProgress current={game.currentTrimestre} total={game.nbTurns} wide />
        </div>
      )}
      {stage !== 'missed' && <TrainingButton own={own} stage={stage} isNext={isNext} />}
    </li>
  )
}

const buttonKeys = { start: 'start', continue: 'continue', again: 'results', done: 'results' } as const

type ButtonProps = Props & { stage: Exclude<TrainingStage, 'missed'> }

function TrainingButton({ own: { training, game }, stage, isNext }: ButtonProps) {
  const { t } = useTranslation(['solo', 'common'])
  const navigate = useNavigate()
  const starting = useStartTraining()
  const entering = useEnterSolo()
  const then = {
    onSuccess: () => void navigate({ to: '/app/user/joined-game' }),
    onError: (error: unknown) => notify.error(errorText(t, error)),
  }
  const label = t(`training.${buttonKeys[stage]}`)
  return (
    <Button
      variant={isNext ? 'primary' : 'secondary'}
      loading={starting.isPending || entering.isPending}
      aria-label={`${label} – ${training.name}`}
      onClick={() => (game ? entering.mutate(game.id, then) : starting.mutate(training.id, then))}
    >
      {label}
    </Button>
  )
}
