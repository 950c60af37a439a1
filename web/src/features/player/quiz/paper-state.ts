import type { Answered, Paper, Quiz } from '@trimestre/contract/quizzes'

export type Question = Paper['questions'][number]

/** `retry`: answered wrongly, with attempts left. */
export type QuestionState = 'todo' | 'retry' | 'right' | 'wrong'

export function stateOf({
  answers,
  attemptsLeft,
}: Pick<Question, 'answers' | 'attemptsLeft'>): QuestionState {
  if (answers.some(({ right }) => right)) return 'right'
  if (attemptsLeft === 0) return 'wrong'
  return answers.length === 0 ? 'todo' : 'retry'
}

export const takesAnswers = (question: Question): boolean =>
  stateOf(question) === 'todo' || stateOf(question) === 'retry'

/** Whether the person gave this very answer before, so that sending it again would only cost an attempt. */
export const wasGiven = ({ answers }: Pick<Question, 'answers'>, value: number): boolean =>
  answers.some(answer => answer.value === value)

/** Whether the own paper still takes answers. */
export const isAnswerable = ({ quiz, finished }: Paper): boolean =>
  quiz.state === 'open' && !quiz.superseded && !finished

/** Returns the paper after an answer. */
export const withAnswer = (paper: Paper, n: number, { attemptsLeft, ...answered }: Answered): Paper => ({
  ...paper,
  questions: paper.questions.map(question =>
    question.n === n
      ? {
          ...question,
          attemptsLeft,
          answers: [...question.answers, { attempt: question.answers.length + 1, ...answered }],
        }
      : question,
  ),
})

/** What the person typed and did not send, by the number of the question. */
export type Typed = Readonly<Record<number, string>>

/** Returns the numbers of the questions that handing in would leave as they are. */
export function leftOpen({ questions }: Pick<Paper, 'questions'>, typed: Typed) {
  const numbersOf = (wanted: (question: Question) => boolean) => questions.filter(wanted).map(({ n }) => n)
  return {
    unanswered: numbersOf(question => stateOf(question) === 'todo'),
    retry: numbersOf(question => stateOf(question) === 'retry'),
    unsent: numbersOf(question => takesAnswers(question) && isTyped(typed, question.n)),
  }
}

export const isTyped = (typed: Typed, n: number): boolean => (typed[n] ?? '').trim() !== ''

/** Returns the question to begin with: the first that takes an answer. */
export const firstOpen = ({ questions }: Pick<Paper, 'questions'>): number =>
  (questions.find(takesAnswers) ?? questions[0])?.n ?? 1

/** Returns the quizzes that the person can answer now, and all others. */
export function divide(quizzes: readonly Quiz[]): { open: Quiz[]; past: Quiz[] } {
  const isOpen = ({ state, superseded, mine }: Quiz) =>
    state === 'open' && !superseded && mine !== null && !mine.finished
  return { open: quizzes.filter(isOpen), past: quizzes.filter(quiz => !isOpen(quiz)) }
}
