import type { Game } from '@trimestre/contract/games'
import { quizAttemptsDefault, quizQuestionsMax } from '@trimestre/contract/quiz-limits'
import type { Quiz, QuizInput, QuizMode, QuizProposal } from '@trimestre/contract/quizzes'

/** Whether all people get the same questions, or each person some that are drawn. */
export const questionChoices = ['same', 'drawn'] as const
export type QuestionChoice = (typeof questionChoices)[number]

/** The fields of the form of a quiz. */
export type QuizFields = {
  /** Null until somebody writes one: it then names the quarter. */
  title: string | null
  round: number
  level: number
  mode: QuizMode
  attempts: number
  choice: QuestionChoice
  /** The chosen questions; null until the proposed ones are changed. */
  templates: readonly string[] | null
  /** How many are drawn; null in an empty field, NaN for a text that is no number. */
  count: number | null
  showKey: boolean
}

const countDefault = 10

/** Returns the rounds about whose quarters a quiz can ask, the last one first. */
export const askableRounds = ({ rounds }: Pick<Game, 'rounds'>): Game['rounds'] =>
  rounds.filter(({ roundNb, state }) => roundNb > 1 && state === 'published').toReversed()

/** Returns the fields of a quiz, or of a new one about the last published quarter. */
export function fieldsOf(quiz: Quiz | undefined, game: Game): QuizFields {
  if (!quiz)
    return {
      title: null,
      round: askableRounds(game)[0]?.roundNb ?? 2,
      level: game.levelGame ?? 1,
      mode: 'number',
      attempts: quizAttemptsDefault,
      choice: 'same',
      templates: null,
      count: countDefault,
      showKey: true,
    }
  return {
    title: quiz.title,
    round: quiz.quarter + 1,
    level: quiz.level,
    mode: quiz.mode,
    attempts: quiz.attempts,
    choice: quiz.templates ? 'same' : 'drawn',
    templates: quiz.templates,
    count: quiz.count ?? countDefault,
    showKey: quiz.showKey === 'closing',
  }
}

type Question = QuizProposal['templates'][number]

/** Returns the ids of the chosen questions in the order of the list: those chosen, or those proposed. */
export function chosenOf({ templates }: Pick<QuizFields, 'templates'>, proposal: QuizProposal): string[] {
  const chosen = new Set(templates ?? proposal.proposed)
  return proposal.templates.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
}

/**
 * Divides the questions into those shown first, which were proposed or chosen when the form opened, the others that apply
 * to a company, and the number of those that apply to none.
 */
export function dividedQuestions(
  { templates, proposed }: QuizProposal,
  chosenAtFirst: readonly string[] | null,
): { first: Question[]; others: Question[]; idle: number } {
  const isFirst = ({ id }: Question) => (chosenAtFirst ?? proposed).includes(id)
  const others = templates.filter(question => !isFirst(question))
  return {
    first: templates.filter(isFirst),
    others: others.filter(({ applies }) => applies > 0),
    idle: others.filter(({ applies }) => applies === 0).length,
  }
}

export type QuizFaults = { templates?: 'none' | 'many'; count?: 'bounds' }

/** Returns what is wrong with the questions that were chosen. */
export function questionFaults({ choice, count }: QuizFields, chosen: readonly string[]): QuizFaults {
  if (choice === 'same') {
    if (chosen.length === 0) return { templates: 'none' }
    return chosen.length > quizQuestionsMax ? { templates: 'many' } : {}
  }
  const isCount = Number.isInteger(count) && Number(count) >= 1 && Number(count) <= quizQuestionsMax
  return isCount ? {} : { count: 'bounds' }
}

/**
 * Returns the round for which questions are proposed: that of the quiz, or the last published one while that of a draft
 * is still to come; undefined before the first.
 */
export function proposalRound({ round }: Pick<QuizFields, 'round'>, game: Pick<Game, 'rounds'>) {
  const rounds = askableRounds(game)
  return (rounds.find(({ roundNb }) => roundNb === round) ?? rounds[0])?.roundNb
}

/** Returns what a quiz is saved as, apart from when it opens and closes. */
export function bodyOf(fields: QuizFields, title: string, chosen: readonly string[]): QuizInput {
  const { round, level, mode, attempts, choice, count, showKey } = fields
  return {
    title: title.trim(),
    round,
    level,
    mode,
    attempts,
    showKey: showKey ? 'closing' : 'never',
    templates: choice === 'same' ? [...chosen] : null,
    count: choice === 'drawn' ? count : null,
  }
}
