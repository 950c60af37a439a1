import { expect, it } from 'vitest'
import { resultColumns } from './result-columns.ts'

/** The fields of "Company result" in section 3 of the specification, in their order. */
const specified =
  'id round companyId userId username classement valeurSociete recettes depenses prixVente prixProduit demande ' +
  'nombreProduitsFabriques nombreProduitStok nombreProduitVendu partMarche liquidites budgetRD budgetPub ' +
  'coutReparationMachines productiviteMachine usureMachine capacitestock coutStock variationStock ' +
  'demandeNonSatisfaite produitsPerdus coutMachine coutProduction tauxFormation moralOuvrier variationFormation ' +
  'pourcentageHSOuvrier coutlicenciement niveauRD masseSalariale coutsEnergie coutsMP coutsImpots ' +
  'nombreOuvriersInocupes coutSAV coutTransport creancesClients variationDemand budgetpub rdtotalinvestissement ' +
  'avancementtoursuivant margeCommerciale mensualite creancet1 creancet2 valeurPassif pointsQualite'

it('has a column for every result field of the specification, in its order, then those of the product', () => {
  const names = resultColumns.map(column => column.name)
  expect(names.slice(0, specified.split(' ').length).join(' ')).toBe(specified)
  expect(new Set(names).size).toBe(names.length)
})

it('labels every column and derives its type from its unit', () => {
  const typeOf = (name: string) => resultColumns.find(column => column.name === name)?.type
  expect(resultColumns.every(column => column.label.length > 2)).toBe(true)
  const named = ['username', 'round', 'recettes', 'partMarche', 'demande', 'attraction', 'alertes']
  expect(named.map(typeOf)).toEqual(['text', 'integer', 'amount', 'percent', 'integer', 'number', 'text'])
})
