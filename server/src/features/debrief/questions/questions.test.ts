import type { ExplanationCause } from '@trimestre/contract/explanations'
import { languageCodes } from '@trimestre/contract/languages'
import { teachingTexts } from '@trimestre/contract/teaching-texts/index'
import { decisionItems } from '@trimestre/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../testing/properties.ts'
import { type CompanyDraft, classQuarter, seenBy } from '../../../testing/class-quarter-builder.ts'
import type { ClassQuarter, Figures } from '../class-quarter.ts'
import { chooseQuestions, type QuestionCandidate, questionCandidates, wordQuestion } from './index.ts'

const units = fc.integer({ min: 0, max: 5000 })
const amount = fc.integer({ min: -20_000_000, max: 20_000_000 }).map(centimes => centimes / 100)
const positive = amount.map(Math.abs)
const percents = fc.integer({ min: 0, max: 100_0000 }).map(millionths => millionths / 10_000)
const price = fc.integer({ min: 4000, max: 6000 }).map(centimes => centimes / 100)

const somefigures: fc.Arbitrary<Partial<Figures>> = fc.record({
  ...{ prixVente: price, prixProduit: price, partMarche: percents },
  ...{ demande: units, demandeNonSatisfaite: units, demandeReportee: units, nombreProduitVendu: units },
  ...{
    nombreProduitsFabriques: units,
    nombreProduitStok: units,
    produitsPerdus: units,
    capacitestock: units,
  },
  ...{ capaciteMachines: units, capaciteOuvriers: units, capaciteProduction: units, stockValeur: positive },
  ...{ liquidites: amount, resultatNet: amount, chiffreAffaires: positive, valeurSociete: amount },
  ...{ margeCommerciale: amount, coutSousActivite: positive, coutStock: positive, coutsMP: positive },
  ...{ pretUrgence: positive, creancesClients: positive, recettes: positive, depenses: positive },
  ...{ mensualite: positive, dividende: positive, dettesFinancieres: positive, capitauxPropres: amount },
  ...{ usureMachine: percents, productiviteMachine: units, coutReparationMachines: positive },
  ...{ moralOuvrier: percents, absenteisme: percents, pourcentageHSOuvrier: percents, demissions: units },
  ...{
    nbEmployees: units,
    coutlicenciement: positive,
    variationFormation: percents,
    tauxFormation: percents,
  },
  ...{ masseSalariale: positive, budgetPub: positive, coutTransport: positive, impotSocietes: positive },
  ...{ coutMachine: positive, budgetRD: positive, niveauRD: units, avancementtoursuivant: percents },
  ...{ pointsQualite: percents, coutSAV: positive, service: percents },
})

const someCause: fc.Arbitrary<ExplanationCause> = fc
  .record({
    source: fc.oneof(
      fc.record({
        kind: fc.constant('decision' as const),
        key: fc.constantFrom(...decisionItems).map(item => item.key),
      }),
      fc.record({ kind: fc.constant('event' as const), key: fc.constantFrom('greve', 'impot', null) }),
      fc.record({ kind: fc.constantFrom('market', 'competition', 'past'), key: fc.constant(null) }),
    ),
    amount,
  })
  .map(({ source, amount }) => ({
    ...source,
    name: source.kind === 'event' ? 'Nord' : null,
    area: null,
    amount,
    throughDemand: 0,
  }))
const someCauses = fc.array(someCause, { maxLength: 3 })
const score = fc.option(percents)
const someScores = fc.option(
  fc.record({ demande: score, liquidites: score, resultatNet: score, quarter: score }),
)

const someCompany: fc.Arbitrary<CompanyDraft> = fc.record({
  isHuman: fc.boolean(),
  hasConsent: fc.boolean(),
  figures: somefigures,
  before: fc.option(somefigures, { nil: undefined }),
  alerts: fc.constantFrom([], ['CAPACITE']),
  causes: fc.record({ demande: someCauses, resultatNet: someCauses, margeCommerciale: someCauses }),
  decisions: fc.constantFrom({}, Object.fromEntries(decisionItems.map(({ key }) => [key, 12]))),
  scores: someScores,
  scoresBefore: someScores,
})

/** A quarter of a class: people have a rank, computers none; some companies may share one. */
const someQuarter: fc.Arbitrary<ClassQuarter> = fc
  .record({
    companies: fc.array(someCompany, { minLength: 1, maxLength: 6 }),
    isTied: fc.boolean(),
    levelGame: fc.integer({ min: 1, max: 4 }),
    demandeTotaleBefore: fc.option(units),
  })
  .map(({ companies, isTied, levelGame, demandeTotaleBefore }) => {
    let place = 0
    const ranked = companies.map(company => {
      if (company.isHuman) place += 1
      const rank = isTied ? Math.min(place, 2) : place
      return { ...company, rank: company.isHuman ? rank : null }
    })
    return classQuarter(ranked, { levelGame, market: { demandeTotaleBefore } })
  })

/** The quarter as staff see it, or a member of its first company. */
const someView = fc
  .record({ quarter: someQuarter, isMember: fc.boolean() })
  .map(({ quarter, isMember }) => (isMember ? seenBy(quarter, 1) : quarter))

const strengths = (questions: readonly QuestionCandidate[]) => questions.map(({ strength }) => strength)
const times = <T>(values: readonly T[], value: T) => values.filter(each => each === value).length

test('five questions are chosen, one of a theme, the strongest first, with one about learning', () => {
  fc.assert(
    fc.property(someView, quarter => {
      const candidates = questionCandidates(quarter)
      const chosen = chooseQuestions(candidates)
      const themes = chosen.map(({ theme }) => theme)
      expect(chosen).toHaveLength(5)
      expect(new Set(chosen).size).toBe(5)
      expect(themes.every(theme => theme === 'g' || times(themes, theme) === 1)).toBe(true)
      expect(themes.includes('l')).toBe(candidates.some(({ theme }) => theme === 'l'))
      const others = strengths(chosen.filter(({ theme }, index) => theme !== 'l' || index < 4))
      expect(others).toEqual(others.toSorted((a, b) => b - a))
      const subjects = chosen.flatMap(({ subject }) => subject ?? [])
      expect(subjects.every(subject => times(subjects, subject) <= 2)).toBe(true)
    }),
  )
})

test('the last of three or more is no subject without consent, and a company with a loss has no name', () => {
  fc.assert(
    fc.property(someQuarter, quarter => {
      const ranks = quarter.companies.flatMap(({ rank }) => rank ?? [])
      for (const { subject, label } of questionCandidates(quarter)) {
        const company = quarter.companies.find(({ companyId }) => companyId === subject)
        if (company === undefined) continue
        expect(company.isHuman).toBe(true)
        const isLast = ranks.length >= 3 && company.rank !== 1 && company.rank === Math.max(...ranks)
        expect(isLast && !company.hasConsent).toBe(false)
        if (company.figures.resultatNet < 0) expect(label).toBeNull()
      }
    }),
  )
})

const candidate = (id: QuestionCandidate['id'], strength: number, subject: number | null = null) =>
  ({
    ...{ id, strength, subject, theme: id.charAt(0) as QuestionCandidate['theme'] },
    ...{ label: null, isOwn: false, figures: {}, answerFigures: {}, link: null },
  }) satisfies QuestionCandidate
const general = (['g45', 'g46', 'g47', 'g48', 'g49'] as const).map(id => candidate(id, 1))
const idsOf = (candidates: readonly QuestionCandidate[]) => chooseQuestions(candidates).map(({ id }) => id)

test('equal strengths are taken in the order of ids', () => {
  const equal = [candidate('t21', 50), candidate('d01', 50), candidate('k19', 50), candidate('k17', 50)]
  expect(idsOf([...equal, ...general])).toEqual(['d01', 'k17', 't21', 'g45', 'g46'])
})

test('a question about learning replaces the fifth', () => {
  const strong = [candidate('d01', 90), candidate('k17', 80), candidate('t21', 70), candidate('f11', 60)]
  const weak = [candidate('h26', 50), candidate('l42', 10, 1), candidate('l43', 20)]
  expect(idsOf([...strong, ...weak, ...general])).toEqual(['d01', 'k17', 't21', 'f11', 'l43'])
})

test('two questions about a company leave room for a third only as one about learning, which replaces one', () => {
  const strong = [
    candidate('d04', 90, 1),
    candidate('p07', 80, 1),
    candidate('t20', 70, 1),
    candidate('f11', 60),
  ]
  const weak = [candidate('k17', 50), candidate('h26', 40), candidate('l44', 10, 1)]
  expect(idsOf([...strong, ...weak, ...general])).toEqual(['d04', 'f11', 'k17', 'h26', 'l44'])
})

const allTexts = await Promise.all(languageCodes.map(teachingTexts))

/** Numbers that are part of the words: « out of 100 ». */
const constants = [100]

test('every number of a sentence is a figure of the question or of its answer, in every language', () => {
  fc.assert(
    fc.property(someView, fc.constantFrom(...allTexts), (quarter, texts) => {
      for (const question of questionCandidates(quarter)) {
        const known = [
          ...Object.values(question.figures),
          ...Object.values(question.answerFigures),
          ...constants,
        ]
        for (const level of ['a', 'b'] as const) {
          const { text, answer } = wordQuestion(question, {
            texts,
            level,
            formatNumber: String,
            isLetter: true,
          })
          expect(answer.length).toBeGreaterThan(0)
          expect(answer.length).toBeLessThanOrEqual(4)
          const numbers = [text, ...answer].join(' ').match(/-?\d+(?:\.\d+)?(?:e[+-]\d+)?/g) ?? []
          expect(numbers.map(Number).filter(number => !known.includes(number))).toEqual([])
        }
      }
    }),
    { numRuns: runs(60) },
  )
})

const [french, english] = await Promise.all([teachingTexts('fr'), teachingTexts('en')])
const rise = (draft: CompanyDraft = {}) =>
  classQuarter([{ figures: { partMarche: 12, ...draft.figures }, before: { partMarche: 10 }, ...draft }])
const worded = (quarter: ClassQuarter, isLetter: boolean) => {
  const found = questionCandidates(quarter).find(({ id }) => id === 'd04')
  return found && wordQuestion(found, { texts: french, level: 'b', formatNumber: String, isLetter }).text
}
const inEnglish = { texts: english, level: 'b', formatNumber: String, isLetter: true } as const

test('a question names its company as the reader knows it', () => {
  const rest = ' points de part. Par quelle décision, à quel coût\u00a0?'
  expect(worded(rise(), false)).toBe(`A gagne 2${rest}`)
  expect(worded(rise(), true)).toBe(`L’entreprise A gagne 2${rest}`)
  expect(worded(rise({ figures: { partMarche: 12, resultatNet: -1 } }), true)).toBe(
    `Une entreprise gagne 2${rest}`,
  )
  expect(worded(seenBy(rise(), 1), true)).toBe(`Vous gagnez 2${rest}`)
})

test('an answer leaves out the steps that need a figure which is hidden', () => {
  const cut = classQuarter([{ figures: { prixVente: 90 }, before: { prixVente: 100 } }])
  const [question] = questionCandidates(cut).filter(({ id }) => id === 'p07')
  expect(question && wordQuestion(question, inEnglish).answer).toEqual([
    'The price goes from 100 to 90\u00a0BA.',
    'The cut pays when the additional customers bring more than all the other sales lose.',
  ])
})

test('charges, events and decisions have their names', () => {
  const causes = {
    demande: [
      {
        kind: 'decision' as const,
        key: 'budgetPublicite',
        name: null,
        area: null,
        amount: 9,
        throughDemand: 0,
      },
    ],
    resultatNet: [
      { kind: 'event' as const, key: 'greve', name: 'Grève', area: null, amount: -7, throughDemand: 0 },
    ],
  }
  const figures = { partMarche: 12, chiffreAffaires: 100, coutsMP: 40, nombreProduitVendu: 10 }
  const questions = questionCandidates(rise({ figures, causes }))
  const write = (id: string) => {
    const found = questions.find(question => question.id === id)
    return found && wordQuestion(found, inEnglish)
  }
  expect(write('r32')?.text).toBe('Of 100\u00a0BA of sales 40 go to raw materials. Is it well spent?')
  expect(write('e41')?.text).toContain(english.events.greve)
  expect(write('d04')?.answer[1]).toContain(english.decisions.budgetPublicite)
})
