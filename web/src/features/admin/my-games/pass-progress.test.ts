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
  ...part,
})

test('ranks a saved area above a draft, and counts a final declaration as saved', () => {
  const groups = decidedGroups([
    company('tom', { saved: ['ventes'], draft: ['marketing'] }),
    company('ana', { draft: ['ventes'] }),
    company('zoé'),
    company('éva', { locked: true }),
    company('ben'),
  ])
  expect(groups).toEqual({ saved: ['éva', 'tom'], draft: ['ana'], nothing: ['ben', 'zoé'] })
})
