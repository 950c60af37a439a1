import { useShownCompany } from '../../../domain/shown-company.tsx'
import { PaperPage } from './paper-page.tsx'
import { QuizList } from './quiz-list.tsx'
import { useQuizAddress } from './use-quiz-address.ts'

/** The quizzes about the results of the own company: their list, or the paper of one of them. */
export default function QuizPage() {
  const { gameId } = useShownCompany()
  const { quizId } = useQuizAddress()
  return quizId === undefined ? (
    <QuizList gameId={gameId} />
  ) : (
    <PaperPage key={quizId} place={{ gameId, quizId }} />
  )
}
