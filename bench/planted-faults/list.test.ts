import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { plantedFaults } from './list.ts'
import { browserTests } from './tests-for.ts'

// `npm run bench planted-faults` plants the faults; these tests keep the list up to date.

const root = join(import.meta.dirname, '../..')

describe('the planted faults', () => {
  test.each(plantedFaults)('$name: can be planted', ({ file, find, replacement }) => {
    expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2)
    expect(replacement).not.toBe(find)
  })

  test('have unique names and are at least thirty', () => {
    expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(plantedFaults.length)
    expect(plantedFaults.length).toBeGreaterThanOrEqual(30)
  })

  test('refer only to browser tests that exist', () => {
    const specs = browserTests.flatMap(([, names]) => names)
    expect(specs.filter(name => !existsSync(join(root, `e2e/tests/${name}.spec.ts`)))).toEqual([])
  })
})
