import type { Game } from '@trimestre/contract/games'
import type { Quiz } from '@trimestre/contract/quizzes'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { useQuizAct } from './api.ts'
import { newerVersion } from './quiz-words.ts'

const QuizFormDialog = lazy(() => import('./quiz-form-dialog.tsx'))
const QuizPreviewDialog = lazy(() => import('./quiz-preview-dialog.tsx'))

/** What a dialog asks about a quiz: a new one, one that is changed or looked at, or an act to confirm. */
export type AskedQuizAct =
  | { kind: 'new' }
  | { kind: 'edit' | 'preview' | 'open' | 'close' | 'redo' | 'delete'; quiz: Quiz }

type Props = {
  game: Game
  asked: AskedQuizAct | null
  onClose(): void
  /** The quiz of the page is gone, or another one takes its place. */
  onLeft(): void
}

/** Renders the dialog of what is asked, if anything. */
export function QuizDialogs({ game, asked, onClose, onLeft }: Props) {
  if (!asked) return null
  switch (asked.kind) {
    case 'new':
      return (
        <Suspense fallback={null}>
          <QuizFormDialog game={game} onClose={onClose} />
        </Suspense>
      )
    case 'edit':
      return (
        <Suspense fallback={null}>
          <QuizFormDialog game={game} quiz={asked.quiz} onClose={onClose} />
        </Suspense>
      )
    case 'preview':
      return (
        <Suspense fallback={null}>
          <QuizPreviewDialog game={game} quiz={asked.quiz} onClose={onClose} />
        </Suspense>
      )
    default:
      return <ActDialog game={game} act={asked.kind} quiz={asked.quiz} onClose={onClose} onLeft={onLeft} />
  }
}

type ActProps = Omit<Props, 'asked'> & { act: 'open' | 'close' | 'redo' | 'delete'; quiz: Quiz }

/** Asks before an act that players see, or that cannot be taken back. */
function ActDialog({ game, act, quiz, onClose, onLeft }: ActProps) {
  const { t } = useTranslation(['quizzes', 'common'])
  const { mutateAsync } = useQuizAct(game.id)
  const version = newerVersion(quiz, game) ?? 0
  const confirm = async () => {
    await mutateAsync({ act, id: quiz.id })
    notify.success(t(`quizzes:staff.ask.${act}.done`))
    if (act === 'delete' || act === 'redo') onLeft()
  }
  return (
    <ConfirmDialog
      opened
      destructive={act === 'close' || act === 'delete'}
      title={t(`quizzes:staff.ask.${act}.title`, { title: quiz.title })}
      onClose={onClose}
      onConfirm={confirm}
      failureText={error => errorText(t, error)}
    >
      <p>{t(`quizzes:staff.ask.${act}.body`, { version })}</p>
    </ConfirmDialog>
  )
}
