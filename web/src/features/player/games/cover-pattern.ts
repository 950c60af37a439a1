export type CoverShape = {
  kind: 'bar' | 'disc' | 'ring'
  x: number
  y: number
  size: number
  strong: boolean
}
export type Cover = { hue: number; shapes: CoverShape[] }

/** Returns a small pseudo-random generator seeded by the game; only the cover's appearance depends on it. */
function sequence(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

/** Generates a cover of 320 × 120 in the style of the product: bars of a rising or falling chart, a disc, rings. */
export function coverOf(gameId: number): Cover {
  const next = sequence(gameId)
  const hue = Math.floor(next() * 360)
  const slope = next() * 6 - 2
  const bars = Array.from({ length: 9 }, (_, index): CoverShape => {
    const height = Math.min(100, Math.max(14, 34 + index * slope + next() * 40))
    return { kind: 'bar', x: 10 + index * 35, y: 120 - height, size: height + 8, strong: next() > 0.55 }
  })
  const disc: CoverShape = {
    kind: 'disc',
    x: next() * 320,
    y: next() * 40,
    size: 26 + next() * 30,
    strong: false,
  }
  const rings = [0, 1].map(
    (): CoverShape => ({
      kind: 'ring',
      x: next() * 320,
      y: next() * 110,
      size: 20 + next() * 46,
      strong: false,
    }),
  )
  return { hue, shapes: [disc, ...rings, ...bars] }
}
