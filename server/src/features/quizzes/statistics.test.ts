import { describe, expect, it } from 'vitest'
import type { DrawnQuestion } from '../../platform/db/schema.ts'
import { scoreOf } from './marking.ts'
import { type MarkedPaper, statisticsOf } from './statistics.ts'

const question = (template: string): DrawnQuestion => ({
  template,
  unit: 'BA',
  decimals: 2,
  key: 100,
  tolerance: 1,
  errors: [
    { index: 0, value: 200 },
    { index: 2, value: 300 },
  ],
  worked: { formula: 'r.recettes', figures: { 'r.recettes': 100 } },
  options: null,
})

/** A paper of two questions with what was answered to each, in order. */
function paper(userId: number, first: number[], second: number[] = []): MarkedPaper {
  const answers = [first, second].flatMap((values, index) =>
    values.map((value, place) => ({
      question: index + 1,
      attempt: place + 1,
      value,
      isRight: Math.abs(value - 100) <= 1,
    })),
  )
  return { userId, questions: [question('z05'), question('z06')], answers, score: scoreOf(2, answers) }
}

describe('the statistics of a question', () => {
  it('count what is right at the first attempt, and the error that most papers have', () => {
    const papers = [
      paper(1, [100]),
      paper(2, [200.5, 200, 101]),
      paper(3, [300, 200]),
      paper(4, [300, 12]),
      paper(5, []),
      paper(6, [1, 2]),
    ]
    expect(statisticsOf('z05', papers)).toEqual({
      template: 'z05',
      n: 6,
      firstRight: 1,
      difficulty: 16.67,
      discrimination: null,
      // Both errors are on two papers: the first in the order of the template.
      commonError: { index: 0, n: 2 },
    })
    expect(statisticsOf('z01', papers)).toMatchObject({ n: 0, difficulty: null, commonError: null })
  })

  it('compare the best 27 % with the weakest, rounded up, equal scores in the order of people', () => {
    // 11 papers: groups of three. All have the same score but the first two and the last one.
    const papers = [
      ...[21, 22].map(user => paper(user, [100], [100])),
      ...[11, 3, 8, 5, 9, 7].map(user => paper(user, [100], [12])),
      ...[14, 13].map(user => paper(user, [12], [100])),
      paper(1, [12], [12]),
    ]
    // Best: 21, 22 and 3, who are right; weakest: 13 and 14, the last ones of their score, and 1.
    expect(statisticsOf('z05', papers)).toMatchObject({ n: 11, discrimination: 1 })
    // Two of the best are right, 21 and 22, and two of the weakest, 13 and 14.
    expect(statisticsOf('z06', papers)).toMatchObject({ discrimination: 0 })
    expect(statisticsOf('z06', papers.slice(0, 9)).discrimination).toBeNull()
  })
})
