import type { QuestionId } from '@trimestre/contract/teaching-texts/types'
import { exact } from '../../../platform/exact.ts'
import { publicPrices } from './prices.ts'
import type { Template } from './template.ts'

const always = (id: QuestionId, find?: Partial<Pick<Template, 'find'>>): Template => ({
  id,
  scope: 'P',
  find: () => ({ size: exact(0.01), figures: {}, answer: {}, evidence: null }),
  ...find,
})

/** Questions that every quarter allows. */
export const general: readonly Template[] = [
  always('g45'),
  always('g46'),
  always('g47'),
  always('g48', {
    find(view) {
      const range = publicPrices(view)
      const answer = { lowest: range?.low.prixVente ?? null, highest: range?.high.prixVente ?? null }
      return { size: exact(0.01), figures: {}, answer, evidence: 'prixVente' }
    },
  }),
  always('g49'),
]
