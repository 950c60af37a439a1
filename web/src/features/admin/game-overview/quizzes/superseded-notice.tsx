import type { Game } from '@trimestre/contract/games'
import type { Quiz } from '@trimestre/contract/quizzes'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { notify } from '../../../../ui/notify.ts'
import classWork from '../class-work/class-work.module.css'
import { useQuizAct } from './api.ts'
import type { AskedQuizAct } from './quiz-dialogs.tsx'
import { newerVersion } from './quiz-words.ts'

type Props = { game: Game; quiz: Quiz; onAsk(asked: AskedQuizAct): void }

/** Says that the quarter of a quiz was played again, and lets staff keep the quiz or make it again. */
export function SupersededNotice({ game, quiz, onAsk }: Props) {
  const { t } = useTranslation(['quizzes', 'common'])
  const { mutate, isPending } = useQuizAct(game.id)
  const version = newerVersion(quiz, game)
  const keep = () =>
    mutate(
      { act: 'keep', id: quiz.id },
      {
        onSuccess: () => notify.success(t('quizzes:staff.superseded.keptNow')),
        onError: error => notify.error(errorText(t, error)),
      },
    )
  const decision = ({ true: 'excluded', false: 'kept', null: 'undecided' } as const)[
    `${quiz.excluded}` as 'true' | 'false' | 'null'
  ]
  return (
    <Banner
      tone={quiz.excluded === null ? 'warning' : 'info'}
      title={t('quizzes:staff.superseded.title', { version: quiz.version ?? 0 })}
      action={
        !game.archived &&
        quiz.excluded !== true && (
          <span className={classWork.actions}>
            {quiz.excluded === null && (
              <Button small loading={isPending} onClick={keep}>
                {t('quizzes:staff.superseded.keep')}
              </Button>
            )}
            {version !== null && (
              <Button small onClick={() => onAsk({ kind: 'redo', quiz })}>
                {t('quizzes:staff.superseded.redo', { version })}
              </Button>
            )}
          </span>
        )
      }
    >
      {t(`quizzes:staff.superseded.${decision}`)}
    </Banner>
  )
}
