import type { NotificationItem } from '@trimestre/contract/messages'
import { expect, test } from 'vitest'
import { groupNotifications } from './notification-text.ts'

const item = (id: number, at: string, read: boolean): NotificationItem => ({
  id,
  kind: 'message',
  game: null,
  data: {},
  at,
  read,
  link: '/app',
})

test('unread notifications come first, and each day of the others has its heading, the newest first', () => {
  const items = [
    item(1, '2026-03-01T08:00:00Z', true),
    item(2, '2026-03-01T09:00:00Z', false),
    item(4, '2026-03-02T09:00:00Z', true),
    item(3, '2026-03-02T08:00:00Z', false),
    item(5, '2026-03-02T10:00:00Z', false),
  ]
  const { unread, read } = groupNotifications(items, at => at.slice(0, 10))
  expect(unread.map(({ id }) => id)).toEqual([5, 3, 2])
  expect(read.map(({ day, items: ofDay }) => [day, ofDay.map(({ id }) => id)])).toEqual([
    ['2026-03-02', [4]],
    ['2026-03-01', [1]],
  ])
})
