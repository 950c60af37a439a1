import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../testing/properties.ts'
import { effectiveFactor, factorsOf, type Rating } from './factor.ts'
import { flagsOf } from './flags.ts'
import { type Membership, peersOf } from './members.ts'

const bounds = { lo: 0.85, hi: 1.05 }

/** A team of which some give forms, with five ratings from each of them to everybody. */
const teams = fc.integer({ min: 2, max: 7 }).chain(size =>
  fc.record({
    size: fc.constant(size),
    raters: fc.subarray([...Array(size).keys()]),
    marks: fc.array(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 5, maxLength: 5 }), {
      minLength: size * size,
      maxLength: size * size,
    }),
    lo: fc.integer({ min: 500, max: 1000 }),
    hi: fc.integer({ min: 1000, max: 1200 }),
  }),
)

const ratingsOf = ({
  size,
  raters,
  marks,
}: {
  size: number
  raters: number[]
  marks: number[][]
}): Rating[] =>
  raters.flatMap(rater =>
    [...Array(size).keys()].map(rated => ({
      raterId: rater + 1,
      ratedId: rated + 1,
      ratings: marks[rater * size + rated] ?? [],
    })),
  )

/** The same in whole numbers: sums of ratings brought to one denominator, and thousandths rounded half up. */
function independently(ratings: readonly Rating[], ids: readonly number[], lo: number, hi: number) {
  const received = ids.map(id => ratings.filter(each => each.ratedId === id && each.raterId !== id))
  const counted = received.filter(each => each.length >= 3)
  const common = counted.reduce((product, each) => product * BigInt(5 * each.length), 1n)
  const scaled = (each: readonly Rating[]) =>
    (BigInt(each.flatMap(one => one.ratings).reduce((a, b) => a + b, 0)) * common) / BigInt(5 * each.length)
  const total = counted.reduce((whole, each) => whole + scaled(each), 0n)
  return received.map(each => {
    if (each.length < 3) return 1000
    const [num, den] = [scaled(each) * BigInt(counted.length), total]
    if (num * 100n >= den * 95n && num <= den) return 1000
    if (num * 1000n < den * BigInt(lo)) return lo
    if (num * 1000n > den * BigInt(hi)) return hi
    return Number((num * 2000n + den) / (den * 2n))
  })
}

describe('the factor', () => {
  it('is that of an independent computation, whatever the order of ratings and members', () => {
    fc.assert(
      fc.property(teams, ({ lo, hi, ...team }) => {
        const ids = [...Array(team.size).keys()].map(index => index + 1)
        const ratings = ratingsOf(team)
        const limits = { lo: lo / 1000, hi: hi / 1000 }
        const factors = factorsOf(ids, ratings, limits)
        const expected = independently(ratings, ids, lo, hi)
        expect(ids.map(id => factors.get(id)?.proposed)).toEqual(expected.map(value => value / 1000))
        const shuffled = factorsOf(ids.toReversed(), ratings.toReversed(), limits)
        expect(ids.map(id => shuffled.get(id))).toEqual(ids.map(id => factors.get(id)))
        for (const { proposed, basis } of factors.values()) {
          expect(proposed === 1 || (proposed >= limits.lo && proposed <= limits.hi)).toBe(true)
          if (basis === 'too-few') expect(proposed).toBe(1)
        }
      }),
      { numRuns: runs(500) },
    )
  })

  it('does not depend on what people give themselves', () => {
    fc.assert(
      fc.property(teams, fc.integer({ min: 1, max: 5 }), ({ lo: _, hi: __, ...team }, mark) => {
        const ids = [...Array(team.size).keys()].map(index => index + 1)
        const ratings = ratingsOf(team)
        const flattered = ratings.map(each =>
          each.raterId === each.ratedId ? { ...each, ratings: [mark, mark, mark, mark, mark] } : each,
        )
        expect(factorsOf(ids, flattered, bounds)).toEqual(factorsOf(ids, ratings, bounds))
      }),
    )
  })

  it('counts below 1 once it is confirmed, and above 1 once it is released', () => {
    const before = { isReleased: false, confirmed: undefined }
    expect(effectiveFactor(0.9, before)).toBe(1)
    expect(effectiveFactor(0.9, { ...before, isReleased: true })).toBe(1)
    expect(effectiveFactor(0.9, { ...before, confirmed: 0.9 })).toBe(0.9)
    expect(effectiveFactor(1.04, before)).toBe(1)
    expect(effectiveFactor(1.04, { ...before, isReleased: true })).toBe(1.04)
  })
})

const five = (mark: number) => Array<number>(5).fill(mark)
/** A form: the marks that a person gives 1, 2, 3 and 4. */
const form = (raterId: number, ...marks: number[]): Rating[] =>
  marks.map((mark, index) => ({ raterId, ratedId: index + 1, ratings: five(mark) }))

describe('the flags', () => {
  it.each([
    ['a form whose ratings are all equal', form(1, 3, 3, 3, 3), 1, ['uniform']],
    [
      'who rates themselves more than a point above the others',
      [...form(1, 5, 3, 3, 4), ...form(2, 3, 4, 4, 3)],
      1,
      ['self-high'],
    ],
    [
      'two raters who differ by three points',
      [...form(2, 5, 3, 4, 4), ...form(3, 2, 3, 3, 4)],
      1,
      ['conflict'],
    ],
    [
      'two who praise each other and nobody else',
      [...form(1, 4, 5, 2, 2), ...form(2, 5, 4, 2, 2)],
      2,
      ['clique'],
    ],
    ['one who praises another without an answer', [...form(1, 4, 5, 2, 2), ...form(2, 4, 4, 2, 3)], 2, []],
  ])('mark %s', (_, ratings, userId, flags) => {
    expect(flagsOf(userId, false, ratings)).toEqual(flags)
  })

  it('mark a member who gave no form', () => {
    expect(flagsOf(4, true, [])).toEqual(['missing'])
  })
})

describe('the people of a peer evaluation', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day))
  const member = (userId: number, given: Partial<Membership> = {}): Membership => ({
    ...{ companyId: 1, userId, kind: 'member', active: true, since: at(1), until: null },
    ...given,
  })
  const closings = [at(5), at(10), at(15), at(20)]

  it('are the members of companies with at least two; the absent ones are only rated', () => {
    const people = [
      member(1),
      member(2, { active: false }),
      member(3, { kind: 'observer' }),
      member(4, { companyId: 2 }),
    ]
    expect(peersOf(people, closings)).toEqual([
      { companyId: 1, userId: 1, isAsked: true },
      { companyId: 1, userId: 2, isAsked: false },
    ])
  })

  it('and those who left after at least half of the quarters, who are only rated', () => {
    const team = [member(1), member(2)]
    const asked = peersOf(team, closings)
    const left = (until: Date) => peersOf([...team, member(3, { until })], closings)
    expect(left(at(11))).toEqual([...asked, { companyId: 1, userId: 3, isAsked: false }])
    expect(left(at(10))).toEqual(asked)
    expect(peersOf([...team, member(3, { until: at(11) })], [])).toEqual(asked)
    const elsewhere = [...team, member(3, { until: at(16) }), member(3, { companyId: 2, since: at(16) })]
    expect(peersOf(elsewhere, closings)).toEqual(asked)
  })
})
