import { describe, expect, inject, it } from 'vitest'
import { crashCampaign, victims } from './testing/crash-campaign.ts'

// The short form; the long one: `npm run bench crash -- --kills 100`.

describe.runIf(inject('databaseKind') === 'embedded')('pulling the plug while people play', () => {
  it.each(victims)(
    'of %s loses nothing that was answered and leaves no quarter half passed',
    async victim => {
      const report = await crashCampaign(victim, { kills: 2, seed: 11 })
      expect(report.findings).toEqual([])
      expect(report).toMatchObject({ victim, kills: 2 })
      expect(report.quartersVerified).toBeGreaterThan(0)
      expect(report.saves).toBeGreaterThan(0)
    },
  )
})
