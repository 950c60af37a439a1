import { expect, test } from 'vitest'
import { cloudOf } from './price-cloud-geometry.ts'

const sellers = (prices: readonly number[], share = 2.5) =>
  prices.map((prixVente, index) => ({
    companyId: index + 1,
    username: `p${index}`,
    prixVente,
    partMarche: share,
  }))

test('equal prices are one dot that counts its companies, away from the ends of the axis', () => {
  for (const rtl of [false, true]) {
    const { dots, from, to } = cloudOf(sellers([50, 50, 50, 50, 50]), 50, 1000, rtl)
    expect(dots.map(({ companies }) => companies.length)).toEqual([5])
    expect(dots[0]?.x).toBeGreaterThan(from + 100)
    expect(dots[0]?.x).toBeLessThan(to - 100)
  }
})

test('companies with different prices have dots of their own, and every company has one', () => {
  const { dots } = cloudOf(sellers([40, 45, 45, 60]), 47.5, 1000, false)
  expect(dots.map(({ companies }) => companies.length)).toEqual([1, 2, 1])
})

test('each axis has as many decimals as tell its values apart', () => {
  expect(cloudOf(sellers([50, 60], 2.4), 55, 1000, false).y.digits).toBe(1)
  expect(cloudOf(sellers([50, 60], 38), 55, 1000, false).y.digits).toBe(0)
  expect(cloudOf(sellers([49.9, 50.2]), 50, 1000, false).x.digits).toBe(2)
  expect(cloudOf(sellers([40, 60]), 50, 1000, false).x.digits).toBe(0)
})
