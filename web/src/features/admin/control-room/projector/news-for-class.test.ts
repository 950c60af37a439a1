import type { Announcement } from '@trimestre/contract/messages'
import { expect, test } from 'vitest'
import { newsForClass } from './news-for-class.ts'

const announcement = (id: number, second: number, projected = true): Announcement => ({
  id,
  text: 'Dix minutes de plus',
  audience: 'game',
  companyId: null,
  pinned: false,
  projected,
  at: new Date(second * 1000).toISOString(),
  until: null,
  by: null,
})

const shown = (all: Announcement[], now: number, seenUpTo = 0) =>
  newsForClass(all, now * 1000, 10_000, seenUpTo * 1000)?.id

test('the class sees the newest announcement meant for it, once its time has come', () => {
  const all = [announcement(1, 30), announcement(2, 20), announcement(3, 40), announcement(4, 35, false)]
  expect(shown(all, 39)).toBe(1)
  expect(shown(all, 40)).toBe(3)
})

test('what is from before, or was seen, is no news, not even when a newer one is taken away', () => {
  expect(shown([announcement(1, 10)], 60)).toBeUndefined()
  const all = [announcement(1, 20), announcement(2, 30)]
  expect(shown(all, 60, 30)).toBeUndefined()
  expect(shown(all.slice(0, 1), 60, 30)).toBeUndefined()
})
