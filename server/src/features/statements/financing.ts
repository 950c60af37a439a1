import type { Figures, StoredStatements } from './stored-books.ts'

type Sheet = StoredStatements['bilan']

/**
 * Returns the flows of one quarter: what its working capital (fonds de roulement) gained from stable resources and lost
 * to stable uses, and what that became in the requirement (besoin en fonds de roulement) and in cash. Stocks count at
 * their gross value, because their depreciation is a charge that costs no cash.
 */
export function flowsOf({ sig, tresorerie, bilan }: StoredStatements, before: Sheet): Figures {
  const cash = (line: string) => tresorerie[line] ?? 0
  const change = (side: keyof Sheet, line: string) => (bilan[side][line] ?? 0) - (before[side][line] ?? 0)
  const capaciteAutofinancement = sig.capaciteAutofinancement ?? 0
  const cessionsImmobilisations = cash('cessionMachines')
  const nouveauxEmprunts = cash('emprunt') + cash('pretUrgence')
  const dividendesVerses = 0 - cash('dividendes')
  const acquisitionsImmobilisations = 0 - cash('achatMachines') - cash('extensionStock')
  const remboursementsEmprunts = nouveauxEmprunts - change('passif', 'emprunts')
  const ressourcesStables = capaciteAutofinancement + cessionsImmobilisations + nouveauxEmprunts
  const emploisStables = dividendesVerses + acquisitionsImmobilisations + remboursementsEmprunts
  const variationStocks = change('actif', 'stocksBrut')
  const variationCreances = change('actif', 'clients') + change('actif', 'creancesFiscales')
  const variationDettes =
    change('passif', 'fournisseurs') +
    change('passif', 'dettesFiscales') +
    change('passif', 'dividendesAPayer')
  const variationBesoinFondsRoulement = variationStocks + variationCreances - variationDettes
  const variationFondsRoulement = ressourcesStables - emploisStables
  return {
    capaciteAutofinancement,
    cessionsImmobilisations,
    nouveauxEmprunts,
    ressourcesStables,
    dividendesVerses,
    acquisitionsImmobilisations,
    remboursementsEmprunts,
    emploisStables,
    variationFondsRoulement,
    variationStocks,
    variationCreances,
    variationDettes,
    variationBesoinFondsRoulement,
    variationTresorerie: variationFondsRoulement - variationBesoinFondsRoulement,
  }
}

/** Returns the cash-flow statement of the same flows, by activity; payments are negative. */
export function cashFlowOf(flows: Figures, opening: number): Figures {
  const of = (line: string) => flows[line] ?? 0
  const fluxExploitation = of('capaciteAutofinancement') - of('variationBesoinFondsRoulement')
  const fluxInvestissement = of('cessionsImmobilisations') - of('acquisitionsImmobilisations')
  const fluxFinancement = of('nouveauxEmprunts') - of('remboursementsEmprunts') - of('dividendesVerses')
  const variationTresorerie = fluxExploitation + fluxInvestissement + fluxFinancement
  return {
    capaciteAutofinancement: of('capaciteAutofinancement'),
    variationBesoinFondsRoulement: 0 - of('variationBesoinFondsRoulement'),
    fluxExploitation,
    cessionsImmobilisations: of('cessionsImmobilisations'),
    acquisitionsImmobilisations: 0 - of('acquisitionsImmobilisations'),
    fluxInvestissement,
    nouveauxEmprunts: of('nouveauxEmprunts'),
    remboursementsEmprunts: 0 - of('remboursementsEmprunts'),
    dividendesVerses: 0 - of('dividendesVerses'),
    fluxFinancement,
    variationTresorerie,
    tresorerieOuverture: opening,
    tresorerieCloture: opening + variationTresorerie,
  }
}

/** Adds up the figures of several quarters, line by line. */
export function addFigures(quarters: readonly Figures[]): Figures {
  const total: Record<string, number> = {}
  for (const [line, value] of quarters.flatMap(figures => Object.entries(figures))) {
    total[line] = (total[line] ?? 0) + value
  }
  return total
}
