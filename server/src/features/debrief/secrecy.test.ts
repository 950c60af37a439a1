import { publicResultKeys } from '@trimestre/contract/companies'
import { type Language, languageCodes } from '@trimestre/contract/languages'
import { resultFields } from '@trimestre/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../testing/properties.ts'
import type { Figures } from './class-quarter.ts'
import { type Causes, classQuarterOf, letterOf } from './class-quarters.ts'
import type { LoadedDebrief, LoadedQuarter, NamedCompany } from './load.ts'
import { presentDebrief } from './present.ts'
import type { PlayedCompany, PublishedQuarter } from './quarters.ts'
import { replayOf } from './replay.ts'

const keys = resultFields.map(({ key }) => key).filter(key => key !== 'alertes')
const isPublic = (key: string) => (publicResultKeys as readonly string[]).includes(key)
const ownId = 2
const companies: NamedCompany[] = [1, 2, 3, 4].map((companyId, index) => {
  return { companyId, kind: 'human', letter: letterOf(index), label: letterOf(index) }
})

const figures = fc
  .array(fc.integer({ min: -900_000, max: 900_000 }), { minLength: keys.length, maxLength: keys.length })
  .map(values => Object.fromEntries(keys.map((key, index) => [key, values[index]])) as Figures)
const score = fc.option(fc.integer({ min: 0, max: 100 }))
const scores = fc.record({ demande: score, liquidites: score, resultatNet: score, quarter: score })
const cause = fc.record({
  kind: fc.constantFrom('decision' as const, 'event' as const, 'market' as const),
  key: fc.constantFrom('prixVente', 'greve'),
  name: fc.constant('Grève'),
  area: fc.constant(null),
  amount: fc.integer({ min: -900_000, max: 900_000 }),
  throughDemand: fc.constant(0),
})
const causes: fc.Arbitrary<Causes> = fc.record({
  demande: fc.array(cause, { maxLength: 3 }),
  resultatNet: fc.array(cause, { maxLength: 3 }),
  margeCommerciale: fc.array(cause, { maxLength: 3 }),
})

/** What is secret of a company, twice: in this quarter and in the one before. */
const secret = fc.record({ now: figures, before: figures, scores: fc.option(scores), causes })
const secrets = fc.array(secret, { minLength: 4, maxLength: 4 })
type Secret = typeof secret extends fc.Arbitrary<infer T> ? T : never

/** Returns the secrets with those of the company of the reader, and what is public of the others, of the first ones. */
const withKnown = (others: readonly Secret[], known: readonly Secret[]): Secret[] =>
  known.map((own, index) => {
    const other = others[index] ?? own
    if (companies[index]?.companyId === ownId) return own
    const revealed = (hidden: Figures, open: Figures) =>
      Object.fromEntries(keys.map(key => [key, isPublic(key) ? open[key] : hidden[key]])) as Figures
    return { ...other, now: revealed(other.now, own.now), before: revealed(other.before, own.before) }
  })

function quarterOf(given: readonly Secret[], which: 'now' | 'before', round: number): PublishedQuarter {
  const played = companies.map(({ companyId }, index): [number, PlayedCompany] => {
    const { [which]: own, scores } = given[index] as Secret
    const decisions = { prixVente: own.prixProduit }
    return [
      companyId,
      { companyId, isHuman: true, rank: index + 1, figures: own, alerts: [], decisions, scores },
    ]
  })
  return {
    ...{ round, roundId: round, quarter: round - 1, version: 1, isPractice: false },
    ...{ demandeTotale: 10_000, prixMoyen: 50, companies: new Map(played) },
  }
}

function readBy(
  own: number | null,
  given: readonly Secret[],
): { loaded: LoadedDebrief; quarters: PublishedQuarter[] } {
  const quarters = [quarterOf(given, 'before', 2), quarterOf(given, 'now', 3)]
  const [before, now] = quarters as [PublishedQuarter, PublishedQuarter]
  const last: LoadedQuarter = {
    published: now,
    quarter: classQuarterOf({
      ...{ now, before, ownId: own },
      game: { guidance: 'b', levelGame: 4 },
      companies: companies.map(each => ({ ...each, hasConsent: false })),
      causes: new Map(companies.map(({ companyId }, index) => [companyId, (given[index] as Secret).causes])),
    }),
    events: [{ key: 'greve', name: 'Grève', isPrivate: false }],
    places: companies.map(({ label }, index) => ({ label, rank: index + 1, rankBefore: 4 - index })),
    firstShortages: new Set([1, 2, 3]),
  }
  return { loaded: { quarters: [last], last, companies, hasConsent: () => false }, quarters }
}

async function textFor(own: number | null, given: readonly Secret[], language: Language): Promise<string> {
  const { loaded, quarters } = readBy(own, given)
  const request = { scope: 'round', isNamed: false, hasRanking: true, language } as const
  return JSON.stringify([await presentDebrief(loaded, request, own), replayOf(quarters, companies, own)])
}

test('the debrief and the replay of a company are the same whatever is secret of its rivals', async () => {
  const property = fc.asyncProperty(
    secrets,
    secrets,
    fc.constantFrom(...languageCodes),
    async (known, others, language) => {
      const changed = withKnown(others, known)
      expect(await textFor(ownId, changed, language)).toBe(await textFor(ownId, known, language))
    },
  )
  await fc.assert(property, { numRuns: runs(60) })
})

test('staff see what members do not', async () => {
  const [known = [], others = []] = fc.sample(secrets, 2)
  const changed = withKnown(others, known)
  expect(await textFor(null, changed, 'fr')).not.toBe(await textFor(null, known, 'fr'))
})
