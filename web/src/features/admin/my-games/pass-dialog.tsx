import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { playingCount } from '../../../domain/playing-companies.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { QuarterProgress } from '../../../ui/progress-bar.tsx'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { WaitingDialog } from '../../../ui/waiting-dialog.tsx'
import { DecidedSummary } from './decided-summary.tsx'
import { gameStatus } from './game-status.ts'
import styles from './pass-dialog.module.css'
import { type PlanChoice, PlannedPass } from './planned-pass.tsx'
import { usePassFlow } from './use-passing.ts'

type Props = { game: Game; onClose(): void }

/** Passes a quarter: asks for confirmation with the consequences, shows a wait, and explains a failure. */
export function PassDialog({ game, onClose }: Props) {
  useReturnFocus()
  const { t } = useTranslation()
  const [choice, setChoice] = useState<PlanChoice>('drop')
  const { step, pass, closeQuestion } = usePassFlow(game, choice, onClose)
  if (step === 'waiting') return <WaitingDialog>{t('pass.waiting')}</WaitingDialog>
  if (step !== 'asking')
    return (
      <FormDialog
        opened
        onClose={onClose}
        title={t('myGames.pass')}
        submitLabel={t('ui.retry')}
        onSubmit={pass}
        size={480}
      >
        <Banner tone="error" title={step.reason}>
          {step.consequence}
        </Banner>
      </FormDialog>
    )
  return (
    <ConfirmDialog
      opened
      title={t('pass.confirm')}
      onClose={closeQuestion}
      onConfirm={() => {
        void pass()
      }}
      failureText={error => errorText(t, error)}
    >
      <Consequence game={game} choice={choice} onChoose={setChoice} />
    </ConfirmDialog>
  )
}

type ConsequenceProps = { game: Game; choice: PlanChoice; onChoose(choice: PlanChoice): void }

function Consequence({ game, choice, onChoose }: ConsequenceProps) {
  const { t } = useTranslation('admin')
  const standing = gameStatus(game)
  if (standing.kind === 'toConfigure') return <Banner tone="warning">{t('pass.toConfigure')}</Banner>
  if (standing.kind === 'finished')
    return <Banner tone="warning">{t('pass.finished', { total: standing.total })}</Banner>
  const { current, total, isLast } = standing
  const count = playingCount(game)
  return (
    <div className={styles.consequence}>
      <p>{t('pass.standing', { game: game.name, current, total })}</p>
      <QuarterProgress current={current} total={total} wide />
      {count > 0 && <DecidedSummary game={game} />}
      {count > 0 && <p>{t('pass.companies', { count })}</p>}
      {isLast && <p>{t('pass.last')}</p>}
      <PlannedPass game={game} isLast={isLast} choice={choice} onChoose={onChoose} />
      {count === 0 && <Banner tone="warning">{t('pass.noCompany')}</Banner>}
    </div>
  )
}
