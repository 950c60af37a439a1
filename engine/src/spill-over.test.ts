import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../testing/properties.ts'
import { type OpenFirm, spillOver } from './spill-over.ts'

/** Computes the rounds exactly as the model describes them (8.8). */
function inRounds(pool: number, firms: readonly OpenFirm[], reference: number): number[] {
  const received = firms.map(() => 0)
  let open = firms.map((_, position) => position)
  let left = BigInt(pool)
  for (;;) {
    const base = open.reduce(
      (all, position) => all + BigInt(firms[position]?.attraction ?? 0),
      BigInt(reference),
    )
    const share = (position: number): bigint => (left * BigInt(firms[position]?.attraction ?? 0)) / base
    const full = open.filter(position => share(position) >= (firms[position]?.room ?? 0))
    if (full.length === 0) {
      for (const position of open) received[position] = Number(share(position))
      return received
    }
    const served = left
    for (const position of full) received[position] = firms[position]?.room ?? 0
    left = full.reduce((rest, position) => rest - BigInt(firms[position]?.room ?? 0), served)
    open = open.filter(position => !full.includes(position))
  }
}

const firm = (attraction: number, room: number): OpenFirm => ({ attraction, room })

describe('spill-over of stock-outs', () => {
  test('follows attraction, and the reference competitor gets the rest', () => {
    expect(spillOver(100, [firm(1000, 500), firm(1000, 500)], 2000)).toEqual([25, 25])
  })

  test('passes on the customers that a full company cannot serve', () => {
    expect(spillOver(100, [firm(1000, 10), firm(1000, 500)], 2000)).toEqual([10, 30])
  })

  test('gives the same result as the rounds of the model', () => {
    const firms = fc.array(
      fc.record({
        attraction: fc.oneof(
          fc.integer({ min: 1, max: 10 }),
          fc.integer({ min: 6144, max: 403_428_793_493 }),
        ),
        room: fc.oneof(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 1_500_000 })),
      }),
      { maxLength: 12 },
    )
    const reference = fc.integer({ min: 1, max: 10_000_000_000 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), firms, reference, (pool, open, attraction) => {
        expect(spillOver(pool, open, attraction)).toEqual(inRounds(pool, open, attraction))
      }),
      { numRuns: runs(3000) },
    )
  })

  test('settles ties of room per attraction beyond the precision of doubles', () => {
    const open = [
      firm(300_000_000_001, 900_000),
      firm(300_000_000_000, 900_000),
      firm(299_999_999_999, 900_000),
    ]
    for (const pool of [2_699_999, 2_700_000, 2_700_009, 2_700_010]) {
      expect(spillOver(pool, open, 1_000_000)).toEqual(inRounds(pool, open, 1_000_000))
    }
  })
})
