import type { BranchChanges } from '@trimestre/contract/branches'
import type { CriterionRule } from '@trimestre/contract/criteria'
import type { Decision } from '@trimestre/contract/decisions'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { createFormat } from '../../../../i18n/format.ts'
import branches from '../../../../i18n/locales/en/branches.json' with { type: 'json' }
import catalogue from '../../../../i18n/locales/en/catalogue.json' with { type: 'json' }
import common from '../../../../i18n/locales/en/common.json' with { type: 'json' }
import criteria from '../../../../i18n/locales/en/criteria.json' with { type: 'json' }
import { changeSentences, type Words } from './change-sentences.ts'

beforeAll(async () => {
  await i18next.init({
    ...{ lng: 'en', ns: ['common'], defaultNS: 'common' },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    resources: { en: { branches, catalogue, common, criteria } },
  })
})

const nothing: BranchChanges = { decisions: {}, events: {}, criteria: {}, phase: null }

const sentences = (changes: Partial<BranchChanges>) => {
  const price = { name: 'prixVente', label: 'Prix', unit: 'BA', type: 'amount', item: { reworded: [] } }
  const rule = { name: 'taux', label: 'Taux du marché', unit: 'coefficient' }
  const words = {
    ...{ t: i18next.t, playerText: i18next.t, format: createFormat('en') },
    decisions: new Map([['prixVente', price as unknown as Decision]]),
    rules: new Map([['taux', rule as CriterionRule]]),
    companies: new Map([
      [7, 'odile'],
      [8, 'remi'],
    ]),
    events: new Map([
      [5, 'Strike'],
      [6, 'Trade fair'],
    ]),
  } as unknown as Words
  return changeSentences({ ...nothing, ...changes }, words)
}

test('decisions name quarter, company, label and value, by quarter', () => {
  const decisions = { 7: { 3: { prixVente: 60 } }, 8: { 2: { prixVente: 1234.5, unheardOf: 2 } } }
  expect(sentences({ decisions })).toEqual([
    'Q2, remi: Selling price → 1,234.50\u00a0BA',
    'Q2, remi: unheardOf → 2',
    'Q3, odile: Selling price → 60\u00a0BA',
  ])
})

test('events are named, also when none is left, and the rest by its label', () => {
  const changes = { events: { 2: [5, 6], 3: [] }, criteria: { taux: 0.25 }, phase: 'Croissance' } as const
  expect(sentences(changes as unknown as BranchChanges)).toEqual([
    'Q2: events Strike and Trade fair',
    'Q3: no event',
    'Criterion: Taux du marché → 0.25',
    `Phase: ${common.phase.growth}`,
  ])
})
