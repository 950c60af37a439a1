import { clamp, MU, MU2, MU3, mul, mulDivRound, roundDiv, roundOfProduct } from './arithmetic.ts'
import { BUILDINGS, LAND, MACHINES } from './chart-of-accounts.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import type { Decisions } from './decisions-in-force.ts'
import { balanceOf } from './journal.ts'
import { breakdownCost } from './machine-park.ts'
import type { Position } from './position.ts'
import { STANDARD_CHOICE } from './quality.ts'

/** Operating costs of the quarter, centimes (model, 8.9). */
export interface Costs {
  readonly wages: number
  readonly socialCharges: number
  readonly severance: number
  readonly hiring: number
  readonly materials: number
  readonly fixedEnergy: number
  readonly variableEnergy: number
  readonly upkeep: number
  /** Transport cost of one unit sold. */
  readonly unitTransport: number
  readonly transport: number
  readonly warranty: number
  readonly storageRent: number
  readonly holding: number
  readonly survey: number
  readonly localTax: number
  readonly resalePurchases: number
  /** Forfeit on the materials of a plan above capacity, which were ordered and cancelled. */
  readonly forfeit: number
}

/** The quantities that costs depend on. */
export interface Activity {
  readonly workers: number
  readonly machines: number
  readonly produced: number
  readonly capacity: number
  readonly sales: number
  readonly resale: number
  readonly stock: number
  /** Millionths. */
  readonly quality: number
}

/** Computes every operating cost that follows from activity and decisions, in centimes. */
export function operatingCosts(opening: Position, activity: Activity, d: Decisions, c: OwnCriteria): Costs {
  const { workers, machines, produced, capacity, sales, resale, stock, quality } = activity
  const basePay = workers * d.salaire
  const overtime = roundOfProduct([basePay, d.heuresSupplementaires, c.majorationHS], MU2)
  const wages = basePay + overtime
  const transportGap = MU + c.ecartPrixTransport * (d.modeTransport - STANDARD_CHOICE)
  const unitTransport = mul(c.coutTransport, transportGap)
  const returns = mul(2 * c.tauxRetour, MU - quality)
  return {
    wages,
    socialCharges: mul(wages, c.tauxCharges),
    severance: d.licenciements * c.indemniteLicenciement,
    hiring: d.embauches * c.coutEmbauche,
    materials: materialsCost(produced, opening.researchLevel, d.gradeMatieres, c),
    fixedEnergy: machines * c.energieFixe,
    variableEnergy: produced * c.energieVariable,
    upkeep: d.budgetMaintenance + breakdownCost(machines, opening.wear, c),
    unitTransport,
    transport: sales * unitTransport,
    warranty: roundOfProduct([sales, returns, c.coutRetour], MU),
    storageRent: d.locationStock * c.tarifLocationStock,
    holding: roundDiv((opening.stock + stock) * c.coutDetention, 2),
    survey: d.etudeMarche * c.coutEtudeMarche,
    localTax: mul(grossAssets(opening), c.tauxTaxesLocales),
    resalePurchases: resale * c.coutNegoce,
    forfeit: forfeitOn(Math.min(d.quantiteProduction - produced, capacity), c),
  }
}

/** Returns land, buildings and machines at purchase price, in centimes: the base of local taxes. */
function grossAssets({ balances }: Position): number {
  return balanceOf(balances, LAND) + balanceOf(balances, BUILDINGS) + balanceOf(balances, MACHINES)
}

/**
 * Returns the forfeit on cancelled orders of materials, in centimes. At most the materials of the whole capacity are
 * ordered in excess, so that an absurd plan costs no absurd amount.
 */
function forfeitOn(units: number, c: OwnCriteria): number {
  return roundOfProduct([units, c.coutMatiere, c.tauxDedit], MU)
}

/**
 * Computes the cost of materials, in centimes: the grade sets the price, volume earns a discount, research saves
 * material.
 */
function materialsCost(produced: number, researchLevel: number, grade: number, c: OwnCriteria): number {
  const discount = clamp(mulDivRound(c.remiseVolume, produced - c.seuilRemise, c.seuilRemise), 0, c.remiseMax)
  const price = MU + c.ecartPrixGrade * (grade - STANDARD_CHOICE)
  const consumption = Math.max(0, MU - researchLevel * c.gainMatiereRD)
  return roundOfProduct([produced, c.coutMatiere, price, MU - discount, consumption], MU3)
}
