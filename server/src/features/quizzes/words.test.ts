import { languageCodes } from '@trimestre/contract/languages'
import { describe, expect, it } from 'vitest'
import { notationOf } from './formula.ts'
import type { Question } from './questions.ts'
import { requireTemplate, templates } from './templates.ts'
import { quizWords } from './words.ts'

const questionOf = (id: string, key: number, figures: Record<string, number>): Question => {
  const { unit, decimals, key: formula } = requireTemplate(id)
  const worked = { formula: notationOf(formula), figures }
  return { template: id, unit, decimals, key, tolerance: 1, errors: [], worked }
}

const revenue = questionOf('z01', 45_000, { 'r.prixVente': 50, 'r.nombreProduitVendu': 900 })
const price = questionOf('z09', -12.5, { 'r.prixVente': 42.7, 'p.prixVente': 48.8 })
const cash = questionOf('z06', -530.25, { 'c.ouverture': -1000, 'r.recettes': 900.5, 'r.depenses': 430.75 })
const result = questionOf('z07', 900, {
  'i.produitsExploitation': 5000,
  'i.chargesExploitation': 4000,
  'i.resultatFinancier': -200,
  'i.resultatExceptionnel': 100,
  'i.impotBenefices': 0,
})

describe('the worked key', () => {
  it('is the formula with its figures, in the notation of the language', async () => {
    const fr = await quizWords('fr')
    expect(fr.worked(revenue)).toBe('45\u202f000\u00a0BA = 50 × 900')
    expect(fr.worked(price)).toBe('−12,50\u00a0% = 100 × (42,70 − 48,80) ÷ 48,80')
    expect(fr.worked(cash)).toBe('−530,25\u00a0BA = −1\u202f000 + 900,50 − 430,75')
    expect(fr.worked(result)).toBe('900\u00a0BA = 5\u202f000 − 4\u202f000 + (−200) + 100 − 0')
    expect((await quizWords('en')).worked(revenue)).toBe('45,000\u00a0BA = 50 × 900')
  })

  it('is read from left to right in Arabic too, its numbers apart from the sentence', async () => {
    const worked = (await quizWords('ar')).worked(revenue)
    const plain = worked.replace(/[\u2066-\u2069]/g, '')
    expect(plain.replaceAll('\u202f', ' ')).toContain('50 × 900')
    expect(worked).toContain('\u2066')
    const depth = [...worked].reduce((open, sign) => {
      expect(open).toBeGreaterThanOrEqual(0)
      return /[\u2066-\u2068]/.test(sign) ? open + 1 : sign === '\u2069' ? open - 1 : open
    }, 0)
    expect(depth).toBe(0)
  })

  it('names the figures of the formula in words', async () => {
    const fr = await quizWords('fr')
    expect(fr.formula(revenue)).toBe('prix de vente × produits vendus')
    expect(fr.errorFormula('z42', 2)).toContain(' ÷ (prix de vente − coût de production unitaire)')
  })
})

describe('the questions', () => {
  it.each(languageCodes)('are complete in %s', async language => {
    const words = await quizWords(language)
    for (const template of templates) {
      const { text, keyText, tolerance, errors } = words.template(template)
      expect(errors).toHaveLength(3)
      for (const written of [
        text,
        keyText,
        tolerance,
        ...errors.flatMap(each => [each.text, each.feedback]),
      ]) {
        expect(written).not.toBe('')
        expect(written).not.toMatch(/undefined|[{}]|\b[rpiscb]\.\w/)
      }
    }
  })

  it('say how exact an answer must be', async () => {
    const words = await quizWords('en')
    const toleranceOf = (id: string) => words.template(requireTemplate(id)).tolerance
    expect(toleranceOf('z02')).toBe(words.texts.exact)
    expect(toleranceOf('z01')).toContain('0.5%')
    expect(toleranceOf('z05')).toContain('1\u00a0BA')
    expect(toleranceOf('z04')).not.toContain('%')
  })
})

it('values of one question have decimals together', async () => {
  const words = await quizWords('de')
  expect(words.values(revenue, [45_000, 1])).toEqual(['45\u202f000\u00a0BA', '1\u00a0BA'])
  expect(words.values(revenue, [45_000, 1.5])).toEqual(['45\u202f000,00\u00a0BA', '1,50\u00a0BA'])
})

it('a change of a share is in points, and a unit follows its number', async () => {
  const share = questionOf('z08', 1.5, {})
  const sold = questionOf('z02', 1, {})
  const [fr, ar] = await Promise.all([quizWords('fr'), quizWords('ar')])
  expect(fr.values(share, [1.5, -2])).toEqual(['1,50\u00a0point', '−2,00\u00a0points'])
  expect(fr.values(sold, [1, 1200])).toEqual(['1\u00a0unité', '1\u202f200\u00a0unités'])
  expect(ar.values(sold, [5])[0]).toMatch(/وحدات$/)
})
