import { ApiError } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import type { QuizResults } from '@trimestre/contract/quizzes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { joinFacts } from '../../../../i18n/i18n.ts'
import { Card } from '../../../../ui/card.tsx'
import styles from '../class-work/class-work.module.css'
import { WorkActions, WorkProgress } from '../class-work/work-item.tsx'
import { ListDetail } from '../list-detail.tsx'
import { useQuizResults } from './api.ts'
import { ExportCard } from './export-card.tsx'
import { PeopleCard } from './people-card.tsx'
import { QuestionsCard } from './questions-card.tsx'
import type { AskedQuizAct } from './quiz-dialogs.tsx'
import { quizFacts, quizProgress } from './quiz-facts.ts'
import { QuizStateChip } from './quiz-state-chip.tsx'
import { SupersededNotice } from './superseded-notice.tsx'
import { useQuizActions } from './use-quiz-actions.tsx'

type Props = { game: Game; id: number; onBack(): void; onAsk(asked: AskedQuizAct): void }

/** Shows how a quiz was answered: by question, and by person. */
export default function QuizView({ game, id, onBack, onAsk }: Props) {
  const { t } = useTranslation(['quizzes', 'common'])
  const read = useQuizResults(game.id, id)
  const isGone = read.error instanceof ApiError && read.error.status === 404
  return (
    <div className={styles.stack}>
      <ListDetail
        back={t('quizzes:staff.all')}
        onBack={onBack}
        gone={t('quizzes:staff.gone')}
        isGone={isGone}
        read={read}
      >
        {results => <Results game={game} results={results} onAsk={onAsk} />}
      </ListDetail>
    </div>
  )
}

type ResultsProps = { game: Game; results: QuizResults; onAsk(asked: AskedQuizAct): void }

function Results({ game, results, onAsk }: ResultsProps) {
  const { t } = useTranslation(['quizzes', 'common'])
  const format = useFormat()
  const { quiz } = results
  const actions = useQuizActions(game, { onOpen: () => undefined, onAsk })(quiz)
  const progress = quizProgress(t, quiz)
  return (
    <>
      <Card
        title={
          <span className={styles.title}>
            <bdi>{quiz.title}</bdi> <QuizStateChip quiz={quiz} />
          </span>
        }
        subtitle={joinFacts(quizFacts(t, format, quiz, game))}
        actions={<WorkActions actions={actions.filter(({ id }) => id !== 'results')} name={quiz.title} />}
      >
        <div className={styles.stack}>
          {progress && <WorkProgress {...progress} />}
          {quiz.superseded && <SupersededNotice game={game} quiz={quiz} onAsk={onAsk} />}
        </div>
      </Card>
      <QuestionsCard results={results} />
      <PeopleCard results={results} />
      <ExportCard gameId={game.id} quiz={quiz} />
    </>
  )
}
