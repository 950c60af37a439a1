import { IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { attemptText } from '../../../../domain/solo/attempt-text.ts'
import { soloName } from '../../../../domain/solo/solo-name.ts'
import type { SoloGame } from '../../../../domain/solo/solo-state.ts'
import { useTrainingFacts } from '../../../../domain/solo/training-facts.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { joinFacts } from '../../../../i18n/i18n.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Fold } from '../../../../ui/fold.tsx'
import { notify } from '../../../../ui/notify.ts'
import { QuarterProgress } from '../../../../ui/progress-bar.tsx'
import { useDeleteFreeGame, useEnterSolo } from './api.ts'
import styles from './solo-card.module.css'

type Props = { id: string; running: readonly SoloGame[]; finished: readonly SoloGame[] }

/** The games that the player has started alone: those that go on, and behind a fold those that are finished. */
export function FreeGames({ id, running, finished }: Props) {
  const { t } = useTranslation('solo')
  return (
    <section className={styles.part} id={id} tabIndex={-1} aria-label={t('card.running')}>
      <h3>{t('card.running')}</h3>
      {running.length > 0 && (
        <ul className={styles.list}>
          {running.map(game => (
            <FreeGame key={game.id} game={game} />
          ))}
        </ul>
      )}
      {finished.length > 0 && (
        <Fold title={t('card.finished', { count: finished.length })}>
          <ul className={styles.list}>
            {finished.map(game => (
              <FreeGame key={game.id} game={game} />
            ))}
          </ul>
        </Fold>
      )}
    </section>
  )
}

function FreeGame({ game }: { game: SoloGame }) {
  const { t } = useTranslation(['solo', 'common'])
  const format = useFormat()
  const factsOf = useTrainingFacts()
  const navigate = useNavigate()
  const entering = useEnterSolo()
  const [isDeleting, askToDelete] = useState(false)
  const { nbTurns, phase, levelGame, solo, finished } = game
  const name = soloName(t, game)
  const label = t(finished ? 'training.results' : 'training.continue')
  const enter = () =>
    entering.mutate(game.id, {
      onSuccess: () => void navigate({ to: '/app/user/joined-game' }),
      onError: error => notify.error(errorText(t, error)),
    })
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.facts}>
          {factsOf({
            nbTurns: nbTurns ?? 0,
            phase,
            levelGame: levelGame ?? 1,
            until: null,
          })}
        </span>
        <span className={styles.facts}>
          {joinFacts([
            attemptText(t, solo),
            solo.best && t('training.best', { value: format.amount(solo.best.valeurSociete) }),
          ])}
        </span>
      </div>
      {nbTurns !== null && !finished && (
        <div className={styles.progress}>
          <QuarterProgress current={game.currentTrimestre} total={nbTurns} wide />
        </div>
      )}
      <div className={styles.actions}>
        <Button loading={entering.isPending} aria-label={`${label} – ${name}`} onClick={enter}>
          {label}
        </Button>
        <Button
          variant="text"
          icon={<IconTrash size={18} aria-hidden="true" />}
          aria-label={`${t('common:ui.delete')} – ${name}`}
          onClick={() => askToDelete(true)}
        >
          {t('common:ui.delete')}
        </Button>
      </div>
      {isDeleting && <DeleteDialog game={game} onClose={() => askToDelete(false)} />}
    </li>
  )
}

function DeleteDialog({ game, onClose }: { game: SoloGame; onClose(): void }) {
  const { t } = useTranslation(['solo', 'common'])
  const { mutateAsync } = useDeleteFreeGame()
  return (
    <ConfirmDialog
      opened
      destructive
      onClose={onClose}
      title={t('delete.title', { name: soloName(t, game) })}
      onConfirm={async () => {
        await mutateAsync(game.id)
        notify.success(t('delete.done'), 3000)
      }}
      failureText={error => errorText(t, error)}
    >
      <p>{t('delete.body')}</p>
    </ConfirmDialog>
  )
}
