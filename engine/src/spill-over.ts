/** A company that still has goods when others have run out. */
export interface OpenFirm {
  readonly attraction: number
  /** Units that it can still serve, at least one. */
  readonly room: number
}

/**
 * Distributes the customers sent away by stock-outs over the companies that still have goods, in proportion to
 * attraction; a company never gets more than its room, and the rest is distributed again (model, 8.8).
 *
 * The model repeats rounds until no company fills up. Serving them in ascending order of room per attraction gives the
 * same result in one pass: each company that fills up leaves at least as many customers per point of attraction to the
 * others, so a company that is full in some round is full here too, and the converse.
 * @returns units received, in the order of `firms`; the rest of the pool goes to the reference competitor
 */
export function spillOver(pool: number, firms: readonly OpenFirm[], referenceAttraction: number): number[] {
  const order = firms.map((_, position) => position).sort((a, b) => compareRoom(firms[a], firms[b]))
  const received = new Array<number>(firms.length).fill(0)
  let left = BigInt(pool)
  let base = firms.reduce((all, firm) => all + BigInt(firm.attraction), BigInt(referenceAttraction))
  let saturating = true
  for (const position of order) {
    const firm = firms[position]
    if (firm === undefined) continue
    const attraction = BigInt(firm.attraction)
    const share = (left * attraction) / base
    if (saturating && share >= firm.room) {
      received[position] = firm.room
      left -= BigInt(firm.room)
      base -= attraction
    } else {
      saturating = false
      received[position] = Number(share)
    }
  }
  return received
}

/** A relative error that a quotient of doubles never reaches. */
const DOUBLE_MARGIN = 1e-14

/** Compares room per attraction, ascending; close cases are decided exactly. */
function compareRoom(a: OpenFirm | undefined, b: OpenFirm | undefined): number {
  if (a === undefined || b === undefined) return 0
  const left = a.room * b.attraction
  const right = b.room * a.attraction
  if (Math.abs(left - right) > DOUBLE_MARGIN * (left + right)) return left - right
  const exact = BigInt(a.room) * BigInt(b.attraction) - BigInt(b.room) * BigInt(a.attraction)
  return exact < 0n ? -1 : exact > 0n ? 1 : 0
}
