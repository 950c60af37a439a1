import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isLocalWrite, rememberLocalWrite } from './local-writes.ts'

const area = '/api/v1/decisions/game/1/criteria/prix/company/2'
const answered = (status: number) => async () => new Response(null, { status })
const save = (values: object, status = 204) =>
  rememberLocalWrite(area, { method: 'PUT', body: JSON.stringify(values) }, answered(status))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
})

test("an event about the page's own save counts as its echo, once", async () => {
  await save({ decisions: [] })
  expect(isLocalWrite('saved')).toBe(true)
  expect(isLocalWrite('saved')).toBe(false)
})

test('a save of another page right after an own draft is news', async () => {
  await save({ decisions: [], draft: true })
  expect(isLocalWrite('saved')).toBe(false)
  expect(isLocalWrite('draft')).toBe(true)
})

test('the event may arrive before the response', async () => {
  let answer = (_: Response) => {}
  const made = rememberLocalWrite(
    '/api/v1/companies/2/lock',
    { method: 'POST' },
    () =>
      new Promise(resolve => {
        answer = resolve
      }),
  )
  expect(isLocalWrite('locked')).toBe(true)
  answer(new Response())
  await made
  expect(isLocalWrite('locked')).toBe(false)
})

test('a rejected save and a save long ago await no event', async () => {
  await save({ decisions: [] }, 409)
  expect(isLocalWrite('saved')).toBe(false)
  await save({ decisions: [] })
  vi.advanceTimersByTime(10_000)
  expect(isLocalWrite('saved')).toBe(false)
})

test('reads and writes elsewhere are not changes of the company', async () => {
  await rememberLocalWrite(area, undefined, answered(200))
  await rememberLocalWrite('/api/v1/users/3', { method: 'PUT', body: '{}' }, answered(200))
  for (const change of ['saved', 'draft', 'locked', 'unlocked', 'reset'] as const)
    expect(isLocalWrite(change)).toBe(false)
})
