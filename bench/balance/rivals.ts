import { randomFrom } from '@trimestre/engine/testing'
import { ordinary, type Policy } from './policy.ts'

/** Returns reasonable rivals, which differ by seed: habits near the ordinary ones, a dearer price with a better grade. */
export function rivalsOf(seed: number, count: number): Policy[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => {
    const grade = random.pick([1, 2, 2, 2, 3])
    return {
      ...ordinary,
      grade,
      price: 50 + (grade - 2) * 4 + random.integer(-6, 6) / 2,
      advertising: random.integer(40, 90) * 100,
      quality: random.integer(6, 20) / 10,
      service: random.integer(5, 12) / 10,
      upkeep: random.integer(25, 40) * 10,
      training: random.integer(30, 90),
      research: random.integer(0, 50) * 100,
      wage: random.integer(147, 155) * 10,
      reserve: random.integer(2, 10),
      spareWorkers: random.integer(1, 4),
    }
  })
}

/** Returns rivals that play what good managers play against ordinary ones, at slightly different prices. */
export function strongRivals(seed: number, models: readonly Policy[], count: number): Policy[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length] ?? ordinary
    return { ...model, price: model.price + random.integer(-4, 4) / 2 }
  })
}
