import { IconPlus } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import type { Quiz } from '@trimestre/contract/quizzes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import styles from '../class-work/class-work.module.css'
import { WorkItem } from '../class-work/work-item.tsx'
import { useQuizzes } from './api.ts'
import type { AskedQuizAct } from './quiz-dialogs.tsx'
import { quizFacts, quizProgress } from './quiz-facts.ts'
import { askableRounds } from './quiz-form.ts'
import { QuizStateChip } from './quiz-state-chip.tsx'
import { SupersededNotice } from './superseded-notice.tsx'
import { useQuizActions } from './use-quiz-actions.tsx'

type Props = { game: Game; onOpen(id: number): void; onAsk(asked: AskedQuizAct): void }

/** Lists the quizzes of a game, the last one first, and offers to make another. */
export function QuizList({ game, onOpen, onAsk }: Props) {
  const { t } = useTranslation(['quizzes', 'common'])
  const { data, error, refetch } = useQuizzes(game.id)
  const obstacle = obstacleTo(game)
  const create = (
    <Button
      variant="primary"
      icon={<IconPlus size={20} aria-hidden="true" />}
      disabled={obstacle !== null}
      onClick={() => onAsk({ kind: 'new' })}
    >
      {t('quizzes:staff.new')}
    </Button>
  )
  const isEmpty = data?.length === 0
  return (
    <Card
      flush
      title={t('quizzes:staff.title')}
      subtitle={isEmpty ? undefined : t(`quizzes:staff.${obstacle ?? 'lead'}`)}
      actions={isEmpty ? undefined : create}
    >
      {data === undefined ? (
        error ? (
          <ErrorCard
            title={t('quizzes:staff.loadFailed')}
            reason={errorText(t, error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonStack shapes={[{ height: 88 }, { height: 88 }, { height: 88 }]} />
        )
      ) : isEmpty ? (
        <EmptyState title={t('quizzes:staff.none')} action={obstacle === null && create}>
          {t('quizzes:staff.purpose')} {obstacle && t(`quizzes:staff.${obstacle}`)}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {data.map(quiz => (
            <QuizItem key={quiz.id} game={game} quiz={quiz} onOpen={onOpen} onAsk={onAsk} />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Returns why no quiz can be made now; null when one can. */
function obstacleTo(game: Game): 'archived' | 'afterFirst' | null {
  if (game.archived) return 'archived'
  return askableRounds(game).length === 0 ? 'afterFirst' : null
}

function QuizItem({ game, quiz, onOpen, onAsk }: Props & { quiz: Quiz }) {
  const { t } = useTranslation(['quizzes', 'common'])
  const format = useFormat()
  const actions = useQuizActions(game, { onOpen, onAsk })
  return (
    <WorkItem
      title={quiz.title}
      state={<QuizStateChip quiz={quiz} />}
      facts={quizFacts(t, format, quiz, game)}
      progress={quizProgress(t, quiz)}
      actions={actions(quiz)}
      notice={quiz.superseded && <SupersededNotice game={game} quiz={quiz} onAsk={onAsk} />}
    />
  )
}
