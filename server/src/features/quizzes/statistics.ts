import { Fraction } from 'fraction.js'
import type { DrawnQuestion } from '../../platform/db/schema.ts'
import { rounded } from '../../platform/exact.ts'
import { type Answer, errorOf } from './marking.ts'

/** A paper with its questions and answers, and its score; null where nothing was asked. */
export type MarkedPaper = {
  userId: number
  questions: readonly DrawnQuestion[]
  answers: readonly Answer[]
  score: number | null
}

/** The share of the papers in the group of the best, and in that of the weakest, in percent. */
const groupPercent = 27
/** With fewer papers the groups would say nothing. */
const papersOfGroupsMin = 10

export type QuestionStatistics = {
  template: string
  n: number
  firstRight: number
  difficulty: number | null
  discrimination: number | null
  commonError: { index: number; n: number } | null
}

/** Returns how the question of a template was answered on the papers that have it. */
export function statisticsOf(template: string, papers: readonly MarkedPaper[]): QuestionStatistics {
  const asked = papers
    .flatMap(paper => {
      const place = paper.questions.findIndex(question => question.template === template)
      const question = paper.questions[place]
      if (question === undefined) return []
      const answers = paper.answers.filter(answer => answer.question === place + 1)
      return [{ paper, question, answers, isFirstRight: answers[0]?.isRight === true }]
    })
    .toSorted((a, b) => (b.paper.score ?? 0) - (a.paper.score ?? 0) || a.paper.userId - b.paper.userId)
  const n = asked.length
  const firstRight = asked.filter(each => each.isFirstRight).length
  const errors = asked.flatMap(({ question, answers }) => [
    ...new Set(answers.flatMap(({ isRight, value }) => (isRight ? [] : (errorOf(question, value) ?? [])))),
  ])
  return {
    template,
    n,
    firstRight,
    difficulty: n === 0 ? null : rounded(new Fraction(100 * firstRight, n), 2),
    discrimination: discriminationOf(asked.map(each => each.isFirstRight)),
    commonError: mostFrequent(errors),
  }
}

/** Returns the share of right first answers of the best minus that of the weakest. @param best the best paper first */
function discriminationOf(best: readonly boolean[]): number | null {
  const n = best.length
  if (n < papersOfGroupsMin) return null
  const size = Math.ceil((groupPercent * n) / 100)
  const rightIn = (group: readonly boolean[]) => group.filter(Boolean).length
  return rounded(new Fraction(rightIn(best.slice(0, size)) - rightIn(best.slice(-size)), size), 2)
}

function mostFrequent(errors: readonly number[]): { index: number; n: number } | null {
  const counts = [...Map.groupBy(errors, index => index)].map(([index, same]) => ({ index, n: same.length }))
  return counts.toSorted((a, b) => b.n - a.n || a.index - b.index)[0] ?? null
}
