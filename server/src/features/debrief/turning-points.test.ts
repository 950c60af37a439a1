import type { ExplanationCause } from '@trimestre/contract/explanations'
import { resultFields } from '@trimestre/engine'
import { describe, expect, it } from 'vitest'
import type { ClassQuarter, CompanyQuarter, Figures } from './class-quarter.ts'
import { turningPointsOf } from './turning-points.ts'

const nothing = Object.fromEntries(resultFields.map(({ key }) => [key, 0])) as Figures
const noCauses = { demande: [], resultatNet: [], margeCommerciale: [] }

const figuresOf = (given: Partial<Figures> = {}): Figures => ({
  ...nothing,
  chiffreAffaires: 100_000,
  liquidites: 10_000,
  demande: 2000,
  resultatNet: 1000,
  ...given,
})

/** A company in its second quarter, like the one before. */
const company = (companyId: number, given: Partial<CompanyQuarter> = {}): CompanyQuarter => ({
  companyId,
  label: `${companyId}`,
  isHuman: true,
  rank: companyId,
  rankBefore: companyId,
  hasConsent: false,
  figures: figuresOf(),
  before: figuresOf(),
  alerts: [],
  causes: noCauses,
  decisions: {},
  scores: null,
  scoresBefore: null,
  ...given,
})

const quarterOf = (companies: CompanyQuarter[], round = 3): ClassQuarter => ({
  round,
  quarter: round - 1,
  guidance: 'b',
  levelGame: 1,
  companies,
  own: null,
  rivals: companies.map(({ companyId, label, isHuman }) => ({
    ...{
      companyId,
      label,
      isHuman,
      prixVente: 50,
      nombreProduitVendu: 1,
      partMarche: 1,
      partMarcheBefore: 1,
    },
  })),
  market: { demandeTotale: 1, demandeTotaleBefore: 1, prixMoyen: 1, prixMoyenBefore: 1 },
})

const find = (companies: CompanyQuarter[], shortages: number[] = []) =>
  turningPointsOf([{ quarter: quarterOf(companies), firstShortages: new Set(shortages) }])

const cause = (
  kind: ExplanationCause['kind'],
  amount: number,
  key: string | null = null,
  name: string | null = null,
) => ({
  ...{ kind, key, name, amount },
  area: null,
  throughDemand: 0,
})
const causing = (...resultatNet: ExplanationCause[]) => ({ causes: { ...noCauses, resultatNet } })

describe('the weight of a turning point', () => {
  it.each([
    ['an overdraft', company(1, { figures: figuresOf({ liquidites: -20_000 }) }), 60],
    [
      'a larger emergency loan',
      company(1, { figures: figuresOf({ liquidites: -1, pretUrgence: 50_000 }) }),
      75,
    ],
    ['one as large as the turnover', company(1, { figures: figuresOf({ pretUrgence: 200_000 }) }), 100],
    ['one without turnover', company(1, { figures: figuresOf({ pretUrgence: 1, chiffreAffaires: 0 }) }), 100],
  ])('of %s grows from 50 with what is missing', (_, lacking, weight) => {
    expect(find([lacking], [1])).toMatchObject([{ kind: 'cash', companyId: 1, weight }])
    expect(find([lacking])).toEqual([])
  })

  it('of a stock-out is its part of the demand, in percent, rounded half up', () => {
    const short = (demandeNonSatisfaite: number) => [
      company(1, { figures: figuresOf({ demandeNonSatisfaite }) }),
    ]
    expect(find(short(290))).toMatchObject([{ kind: 'stockout', weight: 15, figures: { percent: 14.5 } }])
    expect(find(short(190))).toMatchObject([{ weight: 10 }])
    expect(find(short(189))).toEqual([])
  })

  it('of a move is its part of the ranking, and at least 60 at the top', () => {
    const moved = (from: number | null, to: number, count = 9) =>
      find([
        company(1, { rank: to, rankBefore: from }),
        ...Array.from({ length: count - 1 }, (_, index) => company(index + 2)),
      ])
    expect(moved(7, 4)).toMatchObject([{ kind: 'rank', weight: 38, figures: { from: 7, to: 4, took1: 0 } }])
    expect(moved(5, 3)).toEqual([])
    expect(moved(2, 1)).toMatchObject([{ weight: 60, figures: { took1: 1, lost1: 0 } }])
    expect(moved(1, 9)).toMatchObject([{ weight: 100, figures: { took1: 0, lost1: 1 } }])
    expect(moved(null, 1)).toEqual([])
    expect(moved(2, 1, 1)).toEqual([])
  })

  it('of a turn is the change of the net result; none counts as a profit', () => {
    const turned = (before: number, now: number) =>
      find([
        company(1, { before: figuresOf({ resultatNet: before }), figures: figuresOf({ resultatNet: now }) }),
      ])
    expect(turned(-5000, 7000)).toMatchObject([{ kind: 'turn', weight: 12 }])
    expect(turned(0, -12_000)).toMatchObject([{ weight: 12 }])
    expect(turned(0, 12_000)).toEqual([])
  })

  it('of a cause is that of the largest one that is no event, the first of equals', () => {
    const caused = causing(
      cause('event', 90_000, 'impot'),
      cause('decision', -20_000, 'prixVente'),
      cause('competition', 20_000),
      cause('conditions', 50_000),
    )
    expect(find([company(1, caused)])).toMatchObject([
      { kind: 'cause', weight: 20, figures: { kind: 'decision', key: 'prixVente', amount: -20_000 } },
    ])
    expect(find([company(1, { ...caused, before: null })])).toEqual([])
  })

  it('of an event adds up what it did to all companies, under its key or its name', () => {
    const found = find([
      company(1, causing(cause('event', 20_000, 'greve', 'Grève'), cause('event', 16_000, null, 'Salon'))),
      company(2, causing(cause('event', 10_000, 'greve', 'Grève'), cause('event', 8000, null, 'Salon'))),
      company(3, { isHuman: false, ...causing(cause('event', 90_000, 'greve', 'Grève')) }),
    ])
    expect(found).toMatchObject([
      { kind: 'event', companyId: null, weight: 15, figures: { key: 'greve', amount: 30_000, percent: 15 } },
      { kind: 'event', companyId: null, weight: 12, figures: { key: null, name: 'Salon', amount: 24_000 } },
    ])
  })
})

describe('the choice of turning points', () => {
  const short = (companyId: number, demandeNonSatisfaite: number) =>
    company(companyId, { figures: figuresOf({ demandeNonSatisfaite }) })

  it('takes at most two of a kind and five in all, in the order of time', () => {
    const busy = (companyId: number) => ({
      ...company(companyId, causing(cause('market', 30_000))),
      before: figuresOf({ resultatNet: -30_000 }),
      figures: figuresOf({ demandeNonSatisfaite: 500 + companyId, liquidites: -1 }),
      rank: 1,
      rankBefore: 9,
    })
    const found = find([5, 1, 4, 2, 3].map(busy), [1, 2, 3, 4, 5])
    expect(found).toHaveLength(5)
    const kinds = found.map(({ kind }) => kind)
    expect(kinds).toEqual(['cash', 'cash', 'rank', 'rank', 'turn'])
    expect(found.map(({ companyId }) => companyId)).toEqual([1, 2, 1, 2, 3])
  })

  it('is made over several quarters; the weightier one counts', () => {
    const quarters = [200, 600, 400].map((units, index) => ({
      quarter: quarterOf([short(1, units)], index + 2),
      firstShortages: new Set<number>(),
    }))
    expect(turningPointsOf(quarters)).toMatchObject([
      { round: 3, quarter: 2, weight: 30 },
      { round: 4, quarter: 3, weight: 20 },
    ])
  })

  it('leaves out what computers did', () => {
    expect(find([{ ...short(1, 900), isHuman: false }])).toEqual([])
  })
})
