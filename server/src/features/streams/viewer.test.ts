import { expect, it } from 'vitest'
import type { EventRow } from './repo.ts'
import { createViewer } from './viewer.ts'

const now = new Date('2027-01-01T00:00:00Z')
const sight = { gameId: 1, userId: 7, isStaff: false }

const event = (position: number): EventRow => ({
  position,
  gameId: 1,
  companyId: null,
  userId: null,
  members: [],
  name: 'game.updated',
  data: {},
})

const aViewer = () =>
  createViewer({ sight, expiresAt: now, now, mayStay: async () => true, drop: () => undefined })

/** Returns the positions of the events that were written so far. */
function written(viewer: ReturnType<typeof aViewer>): number[] {
  const text = String(viewer.output.read() ?? '')
  return [...text.matchAll(/^id: (\d+)\nevent:/gm)].map(([, position]) => Number(position))
}

it('sends an event once that arrives while the stream begins and is also among the missed ones', () => {
  const viewer = aViewer()
  viewer.show(event(5), now)
  viewer.show(event(6), now)
  viewer.begin(3, [event(4), event(5)])
  expect(written(viewer)).toEqual([4, 5, 6])
})

it('does not send events that the browser received before it reconnected', () => {
  const viewer = aViewer()
  viewer.begin(5, [])
  for (const position of [4, 5, 6, 6]) viewer.show(event(position), now)
  expect(written(viewer)).toEqual([6])
})
