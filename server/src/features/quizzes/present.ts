import type { Paper, Quiz } from '@trimestre/contract/quizzes'
import type { Reader } from '../../platform/db/database.ts'
import type { DrawnQuestion } from '../../platform/db/schema.ts'
import { type Answer, attemptsLeft, errorOf, pointsAt, scoreOf } from './marking.ts'
import type { PaperRow } from './papers-repo.ts'
import { type AskedPerson, readPeople, scoreShown } from './people.ts'
import type { QuizReader } from './policy.ts'
import type { QuizRow } from './repo.ts'
import { stateOf } from './state.ts'
import { findTemplate } from './templates.ts'
import type { QuizWords } from './words.ts'

/** Presents a quiz to staff, or to a person whom it may ask. */
export function presentQuiz(
  quiz: QuizRow,
  people: readonly AskedPerson[],
  reader: QuizReader,
  now: Date,
): Quiz {
  const state = stateOf(quiz, now)
  const isStaff = reader.audience === 'staff'
  const own = isStaff ? undefined : people.find(({ userId }) => userId === reader.userId)
  const papers = people.flatMap(({ paper }) => paper ?? [])
  return {
    id: quiz.id,
    title: quiz.title,
    round: quiz.roundNb,
    quarter: quiz.quarter,
    version: quiz.version,
    superseded: quiz.isSuperseded,
    excluded: quiz.excluded,
    state,
    level: quiz.level,
    mode: quiz.mode,
    attempts: quiz.attempts,
    showKey: quiz.showKey,
    count: quiz.count,
    templates: isStaff ? quiz.templates : null,
    seed: isStaff ? quiz.seed : null,
    opensAt: quiz.opensAt?.toISOString() ?? null,
    closesAt: (quiz.closedAt ?? quiz.closesAt)?.toISOString() ?? null,
    progress: isStaff
      ? {
          asked: people.length,
          opened: papers.length,
          finished: papers.filter(({ finishedAt }) => finishedAt !== null).length,
        }
      : null,
    mine:
      own === undefined
        ? null
        : {
            opened: own.paper !== null,
            finished: own.paper !== null && own.paper.finishedAt !== null,
            score: scoreShown(own, state),
          },
  }
}

/** Reads what a quiz is presented with, and presents it. */
export async function presentOneQuiz(
  db: Reader,
  quiz: QuizRow,
  reader: QuizReader,
  now: Date,
): Promise<Quiz> {
  const whose = reader.audience === 'staff' ? {} : { userId: reader.userId }
  const peopleOf = await readPeople(db, quiz.gameId, { quizId: quiz.id, ...whose })
  return presentQuiz(quiz, peopleOf(quiz.id), reader, now)
}

/** What a question shows before anybody answers it: nothing of its key, its tolerance or its errors. */
export const presentQuestion = (question: DrawnQuestion, index: number, words: QuizWords) => ({
  n: index + 1,
  template: question.template,
  level: findTemplate(question.template)?.level ?? 1,
  text: words.question(question.template),
  unit: question.unit,
  decimals: question.decimals,
  options:
    question.options === null ? null : words.values(question, question.options).map(text => ({ text })),
})

/** Presents the key of a question, which players see once the quiz is closed. */
export function presentKey(question: DrawnQuestion, words: QuizWords) {
  const option = question.options?.indexOf(question.key) ?? -1
  return {
    value: question.key,
    option: option === -1 ? null : option,
    worked: words.worked(question),
    formula: words.formula(question),
    figure: findTemplate(question.template)?.figure ?? null,
  }
}

/** Presents an answer to the person who gave it, with what is left to answer. */
export function presentAnswer(
  question: DrawnQuestion,
  answers: readonly Answer[],
  answer: Answer,
  attempts: number,
  words: QuizWords,
) {
  const { value, isRight, attempt } = answer
  const isLast = !isRight && attempt >= attempts
  return {
    value,
    right: isRight,
    feedback: isRight ? words.texts.right : words.feedback(question.template, errorOf(question, value)),
    attemptsLeft: attemptsLeft(
      answers.filter(each => each.attempt <= attempt),
      attempts,
    ),
    points: isRight ? pointsAt(attempt) : isLast ? 0 : null,
  }
}

/** Presents a paper to the person whose it is. */
export function presentPaper(
  {
    quiz,
    row,
    company,
    paper,
    answers,
  }: {
    quiz: Quiz
    row: QuizRow
    company: { id: number; name: string }
    paper: PaperRow
    answers: readonly Answer[]
  },
  words: QuizWords,
): Paper {
  const isOver = paper.finishedAt !== null || quiz.state === 'closed'
  const showsKey = quiz.state === 'closed' && row.showKey === 'closing'
  return {
    quiz,
    company,
    asked: row.count ?? row.templates?.length ?? paper.questions.length,
    finished: paper.finishedAt !== null,
    questions: paper.questions.map((question, index) => {
      const own = answers.filter(answer => answer.question === index + 1)
      return {
        ...presentQuestion(question, index, words),
        attemptsLeft: isOver ? 0 : attemptsLeft(own, row.attempts),
        answers: own.map(answer => {
          const { attemptsLeft: _, ...shown } = presentAnswer(question, own, answer, row.attempts, words)
          return { attempt: answer.attempt, ...shown }
        }),
        key: showsKey ? presentKey(question, words) : null,
      }
    }),
    score: isOver ? scoreOf(paper.questions.length, answers) : null,
  }
}
