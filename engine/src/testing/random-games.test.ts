import { expect, test } from 'vitest'
import { alerts } from '../catalogue/alerts.ts'
import { runScenario } from '../scenario.ts'
import { randomGame } from './random-games.ts'

test('the same seed gives the same game, and another seed another game', () => {
  expect(randomGame(42)).toEqual(randomGame(42))
  expect(randomGame(42)).not.toEqual(randomGame(43))
})

test('random games include every alert, recovery, spill-over and a tiny market', () => {
  const seen = new Set<string>()
  for (let seed = 0; seed < 150; seed += 1) {
    for (const { market, companies } of runScenario(randomGame(seed)).quarters) {
      if (market.demandeTotale < 200) seen.add('tiny')
      for (const { result, state } of Object.values(companies)) {
        for (const alert of result.alertes) seen.add(alert.split(':')[0] ?? '')
        if (state.statut === 'redressement') seen.add('recovery')
        if (result.demandeReportee > 0) seen.add('spill-over')
        if (result.niveauRD > 0) seen.add('research')
      }
    }
  }
  const expected = [...alerts.map(({ key }) => key), 'recovery', 'spill-over', 'research', 'tiny']
  expect([...seen].sort()).toEqual(expected.sort())
})
