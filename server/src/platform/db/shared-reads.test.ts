import { expect, it } from 'vitest'
import { createSharedReads } from './shared-reads.ts'

function recorded() {
  const queries: number[][] = []
  const read = createSharedReads(async (keys: readonly number[]) => {
    queries.push([...keys])
    if (keys.includes(0)) throw new Error('no such key')
    return keys.map(key => key * 10)
  })
  return { queries, read }
}

const nextTurn = () => new Promise(setImmediate)

it('reads the keys of one turn of the event loop by one query, and gives each its own value', async () => {
  const { queries, read } = recorded()
  const first = read(3)
  // A request that arrives after the first one was parsed, in the same turn.
  await Promise.resolve()
  expect(await Promise.all([first, read(1), read(3)])).toEqual([30, 10, 30])
  expect(queries).toEqual([[3, 1, 3]])
})

it('reads again in the next turn, because nothing is cached', async () => {
  const { queries, read } = recorded()
  await read(3)
  await nextTurn()
  expect(await read(3)).toBe(30)
  expect(queries).toEqual([[3], [3]])
})

it('reads at most a hundred keys by one query', async () => {
  const { queries, read } = recorded()
  await Promise.all(Array.from({ length: 250 }, (_, index) => read(index + 1)))
  expect(queries.map(keys => keys.length)).toEqual([100, 100, 50])
})

it('fails for each request of a query that fails, and for no other', async () => {
  const { read } = recorded()
  const outcomes = await Promise.allSettled([read(0), read(1)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read(2)).toBe(20)
})
