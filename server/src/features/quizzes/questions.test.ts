import type { QuizFigure } from '@trimestre/contract/quiz-texts/types'
import { describe, expect, it } from 'vitest'
import { shuffle } from '../../platform/seeded-order.ts'
import { exactFigures } from './formula.ts'
import { drawQuestions, isWithin, questionOf, questionsFor, toleranceOf } from './questions.ts'
import { requireTemplate, templates } from './templates.ts'

/** The figures of a company that sold 900 of 1 000 units made, at 50 BA, to 1 200 clients; all others are different. */
const figures: Partial<Record<QuizFigure, number>> = {
  'r.prixVente': 50,
  'r.nombreProduitVendu': 900,
  'r.nombreProduitsFabriques': 1000,
  'r.demande': 1200,
  'r.demandeNonSatisfaite': 300,
  'r.recettes': 44_000,
}
const numberOf =
  (changed: Partial<Record<QuizFigure, number>> = {}) =>
  (figure: QuizFigure): number | null => {
    if (figure.startsWith('p.')) return changed[figure] ?? null
    return changed[figure] ?? figures[figure] ?? 7919 + figure.length * 31
  }

const ask = (id: string, changed = {}, mode: 'number' | 'choice' = 'number') =>
  questionOf(requireTemplate(id), exactFigures(numberOf(changed)), mode)

describe('the tolerance', () => {
  it('is that of the template, or a share of the key of at least one unit of its last decimal', () => {
    expect(toleranceOf(0, 1234, 0)).toBe(0)
    expect(toleranceOf(0.05, 12.34, 2)).toBe(0.05)
    expect(toleranceOf({ percent: 0.5 }, 45_000, 2)).toBe(225)
    expect(toleranceOf({ percent: 0.5 }, -1001, 2)).toBe(5.01)
    expect(toleranceOf({ percent: 0.5 }, 0.4, 2)).toBe(0.01)
    expect(toleranceOf({ percent: 1 }, 12, 0)).toBe(1)
    expect(toleranceOf({ percent: 1 }, 150, 0)).toBe(2)
  })

  it('includes its own bounds, without the residue of floats', () => {
    expect(isWithin(1.15, 1.1, 0.05)).toBe(true)
    expect(isWithin(1.16, 1.1, 0.05)).toBe(false)
    expect(isWithin(-1.05, -1.1, 0.05)).toBe(true)
  })
})

describe('a question', () => {
  it('has the key and the errors of its formulas', () => {
    expect(ask('z01')).toMatchObject({
      key: 45_000,
      tolerance: 225,
      errors: [
        { index: 0, value: 50_000 },
        { index: 1, value: 60_000 },
        { index: 2, value: 44_000 },
      ],
      worked: { formula: 'r.prixVente × r.nombreProduitVendu' },
    })
  })

  it('has no error within the tolerance of its key or of an earlier error, nor one that divides by 0', () => {
    const errorsOf = (id: string, changed: Partial<Record<QuizFigure, number>>) =>
      ask(id, changed)?.errors.map(({ index }) => index)
    expect(errorsOf('z01', { 'r.recettes': 45_225 })).toEqual([0, 1])
    expect(errorsOf('z01', { 'r.recettes': 45_225.01 })).toEqual([0, 1, 2])
    expect(errorsOf('z01', { 'r.recettes': 49_775 })).toEqual([0, 1])
    expect(errorsOf('z04', { 'r.nombreProduitsFabriques': 0 })).toEqual([0, 2])
  })

  it('applies to a company that fulfils its condition, and in a choice with two errors at least', () => {
    expect(ask('z01', { 'r.nombreProduitVendu': 0 })).toBeNull()
    expect(ask('z08')).toBeNull()
    expect(ask('z08', { 'r.partMarche': 20.5, 'p.partMarche': 20 })).toMatchObject({ key: 0.5 })
    expect(ask('z08', { 'r.partMarche': 20, 'p.partMarche': 20 })).toBeNull()
    const changed = { 'r.nombreProduitsFabriques': 900, 'r.demandeNonSatisfaite': 0, 'r.demande': 900 }
    expect(ask('z01', { ...changed, 'r.recettes': 1 })?.errors).toHaveLength(1)
    expect(ask('z01', { ...changed, 'r.recettes': 1 }, 'choice')).toBeNull()
    expect(ask('z01', {}, 'choice')).not.toBeNull()
  })

  it('has its level, and keeps the order in which a quiz names it', () => {
    const idsOf = (level: number, ids: string[] | null) =>
      questionsFor({ mode: 'number', level, templates: ids }, numberOf()).map(({ template }) => template)
    expect(idsOf(2, ['z31', 'z04', 'z37', 'z01'])).toEqual(['z31', 'z04', 'z01'])
    expect(idsOf(1, null).every(id => requireTemplate(id).level === 1)).toBe(true)
    expect(idsOf(4, null).length).toBeGreaterThan(idsOf(3, null).length)
  })
})

describe('a draw', () => {
  const quiz = { mode: 'choice', level: 4, templates: null, count: 8, seed: 2_147_483_645 } as const
  const draw = (userId: number, changed = {}) => drawQuestions({ ...quiz, ...changed }, userId, numberOf())

  it('takes the first questions of the order that the seed and the person give', () => {
    const applying = questionsFor({ ...quiz, level: 4 }, numberOf()).map(({ template }) => template)
    for (const userId of [1, 2, 987_654]) {
      const seed = Number((2_147_483_645n * 1_000_003n + BigInt(userId)) % 2_147_483_647n)
      expect(draw(userId).map(({ template }) => template)).toEqual(shuffle(applying, seed).slice(0, 8))
    }
    expect(draw(3)).toEqual(draw(3))
  })

  it('shows the options of each person in an order of their own, the key among them once', () => {
    const ids = templates.slice(0, 4).map(({ id }) => id)
    const all = Array.from({ length: 30 }, (_, user) => draw(user + 1, { templates: ids, count: null }))
    const places = new Set<number>()
    for (const { key, errors, options } of all.flat()) {
      expect(options?.toSorted()).toEqual([key, ...errors.map(({ value }) => value)].toSorted())
      places.add(options?.indexOf(key) ?? -1)
    }
    expect([...places].toSorted()).toEqual([0, 1, 2, 3])
    const orders = all.map(questions => JSON.stringify(questions.map(({ options }) => options)))
    expect(new Set(orders).size).toBeGreaterThan(20)
  })

  it('has no options where a number is typed', () => {
    expect(draw(1, { mode: 'number' }).map(({ options }) => options)).toEqual(Array(8).fill(null))
  })
})
