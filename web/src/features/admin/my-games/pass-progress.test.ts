import type { Progress } from '@trimestre/contract/companies'
import { expect, test } from 'vitest'
import { decidedGroups } from './pass-progress.ts'

const company = (username: string, part: Partial<Progress> = {}): Progress => ({
  companyId: 1,
  kind: 'human',
  playing: true,
  username,
  player: username,
  saved: [],
  draft: [],
  areaCount: 8,
  locked: false,
  online: false,
  seat: 1,
  members: 1,
  onlineCount: 0,
  approvals: { given: 0, needed: 1 },
  ...part,
})

test('ranks a saved area above a draft, and counts a final declaration as saved', () => {
  const groups = decidedGroups(
    [
      company('tom', { saved: ['ventes'], draft: ['marketing'] }),
      company('ana', { draft: ['ventes'] }),
      company('zoé'),
      company('éva', { locked: true }),
      company('ben'),
    ],
    false,
  )
  expect(groups).toEqual({ saved: ['éva', 'tom'], draft: ['ana'], nothing: ['ben', 'zoé'] })
})

test('a team is named by its name, never by a member', () => {
  const team = company('Équipe Nord', { player: 'lea', members: 3 })
  const alone = company('Vélos du Lac', { player: 'tom' })
  expect(decidedGroups([team, alone], false).nothing).toEqual(['Équipe Nord', 'tom'])
  expect(decidedGroups([team, alone], true).nothing).toEqual(['Équipe Nord', 'Vélos du Lac'])
})
