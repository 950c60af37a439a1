import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import type { Viewer } from './viewer.ts'
import { createViewers } from './viewers.ts'

const at = new Date('2027-01-01T00:00:00Z')

function aViewer(userId: number, onShow: () => void): Viewer {
  return {
    sight: { gameId: 1, userId, isStaff: false },
    expiresAt: new Date(at.getTime() + 3_600_000),
    output: new Readable({ read: () => undefined }),
    writtenAt: at,
    checkedAt: at,
    begin: () => undefined,
    show: onShow,
    showSignal: onShow,
    comment: onShow,
    end: () => undefined,
    mayStay: async () => true,
  }
}

const event = {
  position: 1,
  gameId: 1,
  companyId: null,
  userId: null,
  members: [],
  name: 'game.updated',
  data: {},
}

it('writes to thousands of streams in batches, between which other work runs', async () => {
  const viewers = createViewers({ now: () => at }, () => undefined)
  let notified = 0
  for (let userId = 0; userId < 1000; userId += 1) viewers.add(aViewer(userId, () => (notified += 1)))
  const showing = viewers.show(event)
  const seen: number[] = []
  const look = () => {
    seen.push(notified)
    if (notified < 1000) setImmediate(look)
  }
  look()
  await showing
  expect(notified).toBe(1000)
  expect(seen.length).toBeGreaterThan(5)
})

it('skips a stream that closes while it writes to the others', async () => {
  const viewers = createViewers({ now: () => at }, () => undefined)
  const notified: number[] = []
  const list = Array.from({ length: 250 }, (_, userId) => aViewer(userId, () => notified.push(userId)))
  for (const viewer of list) viewers.add(viewer)
  const showing = viewers.show(event)
  list[240]?.output.emit('close')
  await showing
  expect(notified).toHaveLength(249)
  expect(notified).not.toContain(240)
})
