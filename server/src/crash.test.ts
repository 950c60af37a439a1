import { describe, expect, inject, it } from 'vitest'
import { includesPart } from '../../testing/parts.ts'
import { seed } from '../../testing/properties.ts'
import { crashCampaign, victims } from './testing/crash-campaign.ts'

// The gate kills once, `npm run test:full campaigns` six times; the long form is `npm run bench crash -- --kills 100`.

const [chosen, kills] = includesPart('campaigns') ? [victims, 2] : [['both'] as const, 1]

describe.runIf(inject('databaseKind') === 'embedded')('killing processes while users play', () => {
  it.each(chosen)(
    'of %s loses nothing that was confirmed and leaves no quarter half passed',
    async victim => {
      const report = await crashCampaign(victim, { kills, seed })
      expect(report.findings).toEqual([])
      expect(report).toMatchObject({ victim, kills })
      expect(report.quartersVerified).toBeGreaterThan(0)
      expect(report.saves).toBeGreaterThan(0)
    },
  )
})
