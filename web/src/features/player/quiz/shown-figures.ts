import type { ResultFigures } from '@trimestre/contract/companies'

/** `decimals` is null where all are written: a change is computed from them. The unit stands with the name. */
type Shape = { unit: 'BA' | '%' | null; decimals: number | null }

const amount: Shape = { unit: 'BA', decimals: 2 }
const count: Shape = { unit: null, decimals: 0 }
const percent: Shape = { unit: '%', decimals: null }

/** The figures of a result from which the questions of quizzes are computed, in the order of the areas. */
export const shownFigures = [
  ['prixVente', amount],
  ['demande', count],
  ['nombreProduitVendu', count],
  ['demandeNonSatisfaite', count],
  ['ventesNegoce', count],
  ['partMarche', percent],
  ['chiffreAffaires', amount],
  ['margeCommerciale', amount],
  ['budgetPub', amount],
  ['budgetRD', amount],
  ['rdtotalinvestissement', amount],
  ['coutSAV', amount],
  ['coutTransport', amount],
  ['nombreProduitsFabriques', count],
  ['capaciteProduction', count],
  ['capaciteMachines', count],
  ['capaciteOuvriers', count],
  ['nombreMachines', count],
  ['nbEmployees', count],
  ['nombreOuvriersInocupes', count],
  ['masseSalariale', amount],
  ['coutsMP', amount],
  ['coutsEnergie', amount],
  ['coutProduction', amount],
  ['prixProduit', amount],
  ['coutSousActivite', amount],
  ['nombreProduitStok', count],
  ['variationStock', count],
  ['stockValeur', amount],
  ['produitsPerdus', count],
  ['capacitestock', count],
  ['coutStock', amount],
  ['recettes', amount],
  ['depenses', amount],
  ['liquidites', amount],
  ['creancesClients', amount],
  ['creancet1', amount],
  ['mensualite', amount],
  ['resultatNet', amount],
  ['dividende', amount],
  ['capitauxPropres', amount],
  ['dettesFinancieres', amount],
] as const satisfies readonly (readonly [keyof ResultFigures, Shape])[]
