import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readAgain, replaceCached } from './query-cache.ts'

const queryKey = ['listDecisions', 3]
let client: QueryClient
/** Resolves the reads in the order in which they were requested. */
let answers: ((value: number) => void)[]

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  answers = []
})
afterEach(() => client.clear())

/** Mounts an observer of the query, as a component does; returns a function that reads its data. */
function show(withSignal: boolean): () => number | undefined {
  const answer = () => new Promise<number>(resolve => answers.push(resolve))
  const abortable = ({ signal }: { signal: AbortSignal }) => {
    signal.throwIfAborted()
    return answer()
  }
  const queryFn = withSignal ? abortable : answer
  const observer = new QueryObserver(client, { queryKey, queryFn })
  observer.subscribe(() => undefined)
  return () => observer.getCurrentResult().data
}

const settle = () => new Promise(resolve => setTimeout(resolve))

test.each([true, false])(
  'a read that was overtaken by a save does not restore the old values (with its signal: %s)',
  async withSignal => {
    client.setQueryData(queryKey, 51.5)
    const shown = show(withSignal)
    void client.invalidateQueries()
    await replaceCached(client, queryKey, 51)
    answers[0]?.(51.5)
    await settle()
    expect(shown()).toBe(51)
    expect(answers).toHaveLength(2)
    answers[1]?.(52)
    await settle()
    expect(shown()).toBe(52)
  },
)

test('a save is shown although the first read is still pending', async () => {
  const shown = show(true)
  await replaceCached(client, queryKey, 51)
  answers[0]?.(51.5)
  await settle()
  expect(shown()).toBe(51)
})

test('a save while no read is pending requests nothing', async () => {
  client.setQueryData(queryKey, 51.5)
  const shown = show(true)
  await replaceCached(client, queryKey, 51)
  expect(shown()).toBe(51)
  expect(answers).toHaveLength(0)
})

test('a change during the first read of a page is read after it', async () => {
  const shown = show(true)
  const done = readAgain(client, ([name]) => name === 'listDecisions')
  answers[0]?.(1)
  await settle()
  expect(answers).toHaveLength(2)
  answers[1]?.(2)
  await done
  expect(shown()).toBe(2)
})

test('a change during a later read causes one new read, of the matching query only', async () => {
  client.setQueryData(queryKey, 0)
  const shown = show(true)
  void client.invalidateQueries()
  await readAgain(client, ([name]) => name === 'products')
  expect(answers).toHaveLength(1)
  const done = readAgain(client, ([name]) => name === 'listDecisions')
  answers[0]?.(1)
  answers[1]?.(2)
  await done
  expect(answers).toHaveLength(2)
  expect(shown()).toBe(2)
})
