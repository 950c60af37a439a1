// biome-ignore-all lint/style/noNonNullAssertion: every column has a place for every company
import { accounts, decisionItems } from '@trimestre/engine'
import { accountCount, lineCount, type Market, type World } from './plain-columns.ts'

/**
 * The input and output of the plain quarter: decisions as players give them become amounts within their bounds, and
 * every figure that the engine publishes is stored in the engine's unit, so that the command can compare all of them.
 */

const itemCount = decisionItems.length
const millionth = 1e-6
const unitsOf = { micro: 1e6, centimes: 100, percent: 1e4, entier: 1 }
const units = Float64Array.from(decisionItems, ({ scale }) => unitsOf[scale])
const least = Float64Array.from(decisionItems, ({ min, scale }) => min * unitsOf[scale])
const most = Float64Array.from(decisionItems, ({ max, scale }) => max * unitsOf[scale])

/** Decisions as players enter them and as they are in force, by company and decision. */
export type Decided = { given: Float64Array; inForce: Float64Array }

export function decidedColumns(given: readonly Readonly<Record<string, number>>[]): Decided {
  const columns = new Float64Array(given.length * itemCount)
  given.forEach((decisions, i) => {
    decisionItems.forEach(({ key }, at) => {
      columns[i * itemCount + at] = decisions[key] ?? 0
    })
  })
  return { given: columns, inForce: new Float64Array(columns.length) }
}

export function readPlainDecisions({ given, inForce }: Decided): void {
  for (let start = 0; start < given.length; start += itemCount) {
    for (let at = 0; at < itemCount; at += 1) {
      const value = Math.round(given[start + at]! * units[at]!)
      inForce[start + at] = Math.min(most[at]!, Math.max(least[at]!, value))
    }
  }
}

const placeOf = (number: string): number => accounts.findIndex(account => account.number === number)
const bank = placeOf('512')
const loans = placeOf('164')

/** The figures that a company publishes, without texts. */
const names = [
  ...['valeurSociete', 'recettes', 'depenses', 'prixVente', 'prixProduit', 'demande', 'liquidites'],
  ...['nombreProduitsFabriques', 'nombreProduitStok', 'nombreProduitVendu', 'budgetRD', 'budgetPub'],
  ...['coutReparationMachines', 'productiviteMachine', 'usureMachine', 'capacitestock', 'coutStock'],
  ...['variationStock', 'demandeNonSatisfaite', 'produitsPerdus', 'coutMachine', 'coutProduction'],
  ...['tauxFormation', 'moralOuvrier', 'variationFormation', 'pourcentageHSOuvrier', 'coutlicenciement'],
  ...['niveauRD', 'masseSalariale', 'coutsEnergie', 'coutsMP', 'coutsImpots', 'nombreOuvriersInocupes'],
  ...['coutSAV', 'coutTransport', 'creancesClients', 'budgetpub', 'rdtotalinvestissement'],
  ...['avancementtoursuivant', 'margeCommerciale', 'mensualite', 'creancet1', 'creancet2', 'valeurPassif'],
  ...['pointsQualite', 'chiffreAffaires', 'resultatNet', 'capitauxPropres', 'tauxImpot', 'impotSocietes'],
  ...['nbEmployees', 'nombreMachines', 'demissions', 'absenteisme', 'capaciteMachines', 'capaciteOuvriers'],
  ...['capaciteProduction', 'ventesNegoce', 'coutSousActivite', 'creancesPerdues', 'stockValeur'],
  ...['pretUrgence', 'dettesFinancieres', 'dividende', 'sauvetages', 'partMarche', 'variationDemand'],
  ...['demandePrimaire', 'demandeReportee', 'demandePerdue', 'reputation', 'notoriete', 'service'],
  ...['attraction', 'classement', 'dedits', 'interetsPlacement'],
] as const

export type Figures = Record<(typeof names)[number], Float64Array>

/** Returns a column for each figure; figures that never occur in the plain quarter stay 0. */
export const figuresOf = (count: number): Figures =>
  Object.fromEntries(names.map(name => [name, new Float64Array(count)])) as Figures

const ratio = (fraction: number): number => Math.round(fraction / millionth)

export function publishPlainFigures(f: Figures, w: World, { c }: Market): void {
  for (let i = 0; i < w.count; i += 1) {
    publishMoney(f, w, i)
    publishGoods(f, w, i)
    publishPeopleAndMarket(f, w, i)
    f.tauxImpot[i] = ratio(c.tauxImpot)
  }
}

function publishMoney(f: Figures, w: World, i: number): void {
  let receipts = 0
  let payments = 0
  for (let at = 0; at < accountCount; at += 1) {
    const moved = w.cashMoves[i * lineCount + at]!
    if (moved > 0) receipts += moved
    else payments -= moved
  }
  const next = w.receivableLater[i]! + w.soldNext[i]!
  const later = w.soldLater[i]!
  f.valeurSociete[i] = w.value[i]!
  f.recettes[i] = receipts
  f.depenses[i] = payments
  f.liquidites[i] = w.balances[i * accountCount + bank]!
  f.dettesFinancieres[i] = 0 - w.balances[i * accountCount + loans]!
  f.chiffreAffaires[i] = w.revenue[i]!
  f.resultatNet[i] = w.netResult[i]!
  f.capitauxPropres[i] = w.equity[i]!
  f.impotSocietes[i] = w.tax[i]!
  f.coutsImpots[i] = w.localTax[i]! + w.tax[i]!
  f.mensualite[i] = w.principal[i]! + w.interest[i]!
  f.creancet1[i] = next
  f.creancet2[i] = later
  f.creancesClients[i] = next + later
  f.creancesPerdues[i] = w.badDebt[i]!
  f.dedits[i] = w.forfeit[i]!
  f.interetsPlacement[i] = w.depositInterest[i]!
  f.margeCommerciale[i] = w.revenue[i]! - w.costOfUnitsGone[i]!
}

function publishGoods(f: Figures, w: World, i: number): void {
  const produced = w.produced[i]!
  f.prixVente[i] = w.price[i]!
  f.prixProduit[i] = produced === 0 ? 0 : Math.round(w.productionCost[i]! / produced)
  f.nombreProduitsFabriques[i] = produced
  f.nombreProduitStok[i] = w.stockNow[i]!
  f.nombreProduitVendu[i] = w.sales[i]!
  f.coutReparationMachines[i] = w.repairs[i]!
  f.productiviteMachine[i] = Math.floor(w.machineOutput[i]!)
  f.usureMachine[i] = ratio(w.wearNow[i]!)
  f.nombreMachines[i] = w.machines[i]!
  f.capaciteMachines[i] = w.machineCapacity[i]!
  f.capaciteOuvriers[i] = w.workerCapacity[i]!
  f.capaciteProduction[i] = w.capacity[i]!
  f.capacitestock[i] = w.storage[i]!
  f.coutStock[i] = w.holding[i]!
  f.variationStock[i] = w.stockNow[i]! - w.stock[i]!
  f.produitsPerdus[i] = w.spoilt[i]! + w.overflow[i]!
  f.stockValeur[i] = w.stockValue[i]! - w.writeDown[i]!
  f.coutProduction[i] = w.productionCost[i]!
  f.coutSousActivite[i] = w.idleCost[i]!
  f.coutsEnergie[i] = w.fixedEnergy[i]! + w.variableEnergy[i]!
  f.coutsMP[i] = w.materials[i]!
  f.coutTransport[i] = w.carriage[i]!
  f.coutSAV[i] = w.care[i]! + w.warranty[i]!
  f.pointsQualite[i] = ratio(w.quality[i]!)
  f.budgetRD[i] = w.research[i]!
  f.rdtotalinvestissement[i] = w.spent[i]! + w.research[i]!
  f.niveauRD[i] = w.levelNow[i]!
  f.avancementtoursuivant[i] = ratio(w.progress[i]!)
}

function publishPeopleAndMarket(f: Figures, w: World, i: number): void {
  f.nbEmployees[i] = w.staff[i]!
  f.demissions[i] = w.resigned[i]!
  f.masseSalariale[i] = w.wages[i]! + w.charges[i]!
  f.tauxFormation[i] = ratio(w.skill[i]!)
  f.variationFormation[i] = ratio(w.skill[i]!) - ratio(w.training[i]!)
  f.moralOuvrier[i] = ratio(w.spirit[i]!)
  f.absenteisme[i] = ratio(w.absence[i]!)
  f.nombreOuvriersInocupes[i] = w.staff[i]! - w.busy[i]!
  f.budgetPub[i] = w.advertising[i]!
  f.budgetpub[i] = w.advertising[i]!
  f.demande[i] = w.demand[i]! + w.received[i]!
  f.demandePrimaire[i] = w.demand[i]!
  f.demandeReportee[i] = w.received[i]!
  f.demandeNonSatisfaite[i] = w.unserved[i]!
  f.demandePerdue[i] = w.lostDemand[i]!
  f.variationDemand[i] = w.demand[i]! + w.received[i]! - w.demandBefore[i]! - w.receivedBefore[i]!
  f.partMarche[i] = ratio(w.share[i]!)
  f.reputation[i] = ratio(w.reputationNow[i]!)
  f.notoriete[i] = Math.round(w.awarenessNow[i]!)
  f.service[i] = ratio(w.serviceNow[i]!)
  f.attraction[i] = Math.round(w.attraction[i]! * 1e9)
  f.classement[i] = w.rank[i]!
}
