import type { Announcement } from '@trimestre/contract/messages'
import { expect, test } from 'vitest'
import { bodyOf, fieldsOf, isRecent } from './announcement-form.ts'

const announcement: Announcement = {
  id: 1,
  text: 'Dix minutes de plus',
  audience: 'company',
  companyId: 7,
  pinned: true,
  projected: false,
  at: '2026-03-01T08:00:00.000Z',
  until: '2026-03-02T08:00:00.000Z',
  by: { id: 3, name: 'admin' },
}

test('an announcement to a company names it, and one to all does not, nor does the projector show another', () => {
  const fields = { ...fieldsOf(undefined, 7), text: 'Bonjour', projected: true }
  expect(bodyOf(fields, null, undefined)).toMatchObject({
    audience: 'company',
    companyId: 7,
    projected: false,
  })
  expect(bodyOf({ ...fields, audience: 'game' }, null, undefined)).toMatchObject({
    companyId: null,
    projected: true,
  })
})

test('changing an announcement keeps what the form does not show', () => {
  const { at, until } = bodyOf(fieldsOf(announcement, undefined), null, announcement)
  expect({ at, until }).toEqual({ at: announcement.at, until: announcement.until })
})

test('the text changes for ten minutes', () => {
  const shown = Date.parse(announcement.at)
  expect(isRecent(announcement, shown + 599_000)).toBe(true)
  expect(isRecent(announcement, shown + 600_000)).toBe(false)
  // One to come is not shown yet.
  expect(isRecent(announcement, shown - 1)).toBe(true)
})
