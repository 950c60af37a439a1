import { expect, test } from 'vitest'
import { alerts } from '../catalogue/alerts.ts'
import { randomGame, roundsOf, type Step, stepsOf } from './random-games.ts'

test('the same seed gives the same game, and another seed another game', () => {
  expect(randomGame(42)).toEqual(randomGame(42))
  expect(randomGame(42)).not.toEqual(randomGame(43))
})

/** Situations that a company's quarter can be in. */
const SITUATIONS: Readonly<Record<string, (step: Step) => boolean>> = {
  'a tiny market': ({ market }) => market.demandeTotale < 200,
  'two segments': ({ market }) => market.segments.length === 2,
  'a second year': ({ quarterNumber }) => quarterNumber > 4,
  'a third year': ({ quarterNumber }) => quarterNumber > 8,
  recovery: ({ before }) => before.statut === 'redressement',
  'spill-over': ({ company }) => company.result.demandeReportee > 0,
  'a level of research': ({ company }) => company.result.niveauRD > 0,
  'a forfeit': ({ company }) => company.result.dedits > 0,
  'resale of goods': ({ company }) => company.result.ventesNegoce > 0,
  resignations: ({ company }) => company.result.demissions > 0,
  'a tax charge': ({ company }) => company.result.impotSocietes > 0,
  'a tax that is given back': ({ company }) => company.result.impotSocietes < 0,
  'a refund of tax': ({ company }) => company.statements.tresorerie.impotSocietes > 0,
  'losses that reduce a tax': ({ before, company, quarterNumber }) =>
    quarterNumber % 4 === 0 && company.state.deficits < before.deficits,
  'an allocated profit': ({ company }) => (company.state.comptes[110] ?? 0) < 0,
  'an allocated loss': ({ company }) => (company.state.comptes[119] ?? 0) > 0,
  'past losses covered': ({ before, company }) =>
    (company.state.comptes[119] ?? 0) < (before.comptes[119] ?? 0),
  'a legal reserve': ({ company }) => (company.state.comptes[1061] ?? 0) < 0,
  'a dividend': ({ company }) => company.result.dividende > 0,
  'a write-down of the stock': ({ company }) => (company.state.comptes[395] ?? 0) < 0,
  'a limited response of the market': ({ market }) =>
    market.reponsePrix === 500_000 || market.reponsePrix === 1_500_000,
}

test('random games include every alert and every situation that the rules distinguish', () => {
  const seen = new Set<string>()
  for (let seed = 0; seed < 150; seed += 1) {
    for (const step of stepsOf(roundsOf(randomGame(seed)))) {
      for (const alert of step.company.result.alertes) seen.add(alert.split(':')[0] ?? '')
      for (const [name, isMet] of Object.entries(SITUATIONS)) if (isMet(step)) seen.add(name)
    }
  }
  const expected = [...alerts.map(({ key }) => key), ...Object.keys(SITUATIONS)]
  expect([...seen].sort()).toEqual(expected.sort())
})
