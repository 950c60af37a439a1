import { type Phase, phases } from '@trimestre/engine'
import { aQuarter, companies } from '@trimestre/engine/testing'
import { playAudited } from './audit.ts'
import type { Row, Statement } from './statement.ts'

const counts = [1, 2, 5, 20, 40]
const levels = [1, 2, 3, 4]
const seasons = { saisonT1: 1, saisonT2: 1.05, saisonT3: 0.9, saisonT4: 1.05 }
const CENTIMES = 100

/** Returns the lowest net result, in BA, of companies that decide nothing in the first quarter of a game. */
function firstResult(phase: Phase, count: number, level: number, criteria: Record<string, number>): number {
  const input = aQuarter({ phase, level, criteria, companies: companies(count) })
  const { companies: played } = playAudited(input, [])
  return Math.min(...Object.values(played).map(({ result }) => result.resultatNet)) / CENTIMES
}

export const firstQuarterStatement = (rows: Row[]): Statement => ({
  number: 4,
  text: 'On the defaults the net result of quarter 1 is not negative, at every level, with the event Impôt',
  note: 'idle managers; BA, the lowest of the companies and of the levels 1 to 4',
  head: ['phase', 'seasons', ...counts.map(count => `${count} ${count === 1 ? 'company' : 'companies'}`)],
  rows,
})

export function firstQuarterRows(): Row[] {
  return phases.flatMap(({ key: phase }) =>
    [{}, seasons].map(criteria => {
      const results = counts.map(count =>
        Math.min(...levels.map(level => firstResult(phase, count, level, criteria))),
      )
      const text = Object.values(criteria).join(' / ') || 'none'
      return {
        cells: [phase, text, ...results.map(result => result.toFixed(0))],
        holds: results.every(result => result >= 0),
      }
    }),
  )
}
