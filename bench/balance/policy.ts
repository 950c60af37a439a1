import type { CompanyResult } from '@trimestre/engine'
import type { Decisions, Manager, View } from './campaign.ts'

/**
 * The habits of a manager who follows demand: prices, budgets and reserves are constant, while the plan, the staff,
 * the machines and the loans follow from the last result. Human numbers.
 */
export interface Policy {
  price: number
  advertising: number
  grade: number
  /** Quality control, service: BA for each unit planned or expected to be sold. */
  quality: number
  service: number
  /** Upkeep: BA for each machine. */
  upkeep: number
  /** Training: BA for each worker. */
  training: number
  research: number
  wage: number
  transport: number
  overtime: number
  /** Percent of sales paid after one and after two quarters. */
  creditNext: number
  creditLater: number
  /** Expected customers of the first quarter. */
  firstDemand: number
  /** Goods above the expected demand, in percent of it. */
  reserve: number
  /** Surplus workers and machines that are kept. */
  spareWorkers: number
  spareMachines: number
  /** Machines bought in one quarter at most. */
  purchases: number
  /** Last quarters in which no machine is bought. */
  harvest: number
  /** Cash to be kept when machines are paid; negative: the overdraft is used. */
  cashFloor: number
  /** Cash above which dividends are paid. */
  spareCash: number
}

export const ordinary: Policy = {
  price: 50,
  advertising: 6000,
  grade: 2,
  quality: 1,
  service: 0.8,
  upkeep: 300,
  training: 50,
  research: 3000,
  wage: 1500,
  transport: 2,
  overtime: 0,
  creditNext: 30,
  creditLater: 10,
  firstDemand: 2600,
  reserve: 5,
  spareWorkers: 2,
  spareMachines: 10,
  purchases: 3,
  harvest: 2,
  cashFloor: 5000,
  spareCash: 60_000,
}

/** The figures of a company that its manager uses, in human numbers. */
interface Figures {
  demand: number
  stock: number
  workers: number
  machines: number
  cash: number
  perWorker: number
  perMachine: number
}

const OPENING = { stock: 500, workers: 20, machines: 10, cash: 10_000, perWorker: 152, perMachine: 300 }
const CENTIMES = 100
const MACHINE_PRICE = 12_000
/** The engine limits purchases and hirings to 5 more than half of what is there. */
const growthLimit = (count: number): number => 5 + Math.floor(count / 2)

function figuresOf(last: CompanyResult | null, { firstDemand }: Policy, growth: number): Figures {
  if (last === null) return { ...OPENING, demand: firstDemand }
  const { nbEmployees: workers, capaciteOuvriers, pourcentageHSOuvrier } = last
  const hours = 1 + pourcentageHSOuvrier / 1e6
  return {
    demand: last.demande * growth,
    stock: last.nombreProduitStok,
    workers,
    machines: last.nombreMachines,
    cash: last.liquidites / CENTIMES,
    perWorker: workers > 0 ? Math.max(capaciteOuvriers / workers / hours, 1) : OPENING.perWorker,
    perMachine: Math.max(last.productiviteMachine, 1),
  }
}

/** Returns the manager that follows a policy. */
export function managerOf(policy: Policy): Manager {
  return view => decide(policy, figuresOf(view.last, policy, view.growth), view)
}

const steps = (value: number, step: number): number => Math.max(0, Math.round(value / step) * step)

function decide(policy: Policy, seen: Figures, view: View): Decisions {
  const { demand, stock, workers, machines, cash } = seen
  const wanted = Math.max(0, demand * (1 + policy.reserve / 100) - stock)
  const hours = 1 + policy.overtime / 100
  const { bought, sold } = machinesOf(policy, seen, view)
  const plan = Math.floor(Math.min(wanted, (machines - sold) * seen.perMachine * hours))
  const workersNeeded = Math.ceil(plan / seen.perWorker / hours)
  const missing = Math.max(0, bought * MACHINE_PRICE + policy.cashFloor - cash)
  return {
    quantiteProduction: plan,
    embauches: Math.min(Math.max(0, workersNeeded - workers), growthLimit(workers)),
    licenciements: Math.max(0, workers - workersNeeded - policy.spareWorkers),
    achatMachines: bought,
    venteMachines: sold,
    heuresSupplementaires: policy.overtime,
    prixVente: policy.price,
    budgetPublicite: steps(policy.advertising, 100),
    gradeMatieres: policy.grade,
    budgetQualite: steps(policy.quality * plan, 100),
    budgetSAV: steps(policy.service * demand, 100),
    budgetMaintenance: steps(policy.upkeep * machines, 100),
    budgetFormation: steps(policy.training * workers, 100),
    budgetRD: steps(policy.research, 100),
    salaire: steps(policy.wage, 10),
    modeTransport: policy.transport,
    creditT1: policy.creditNext,
    creditT2: policy.creditLater,
    locationStock: steps(Math.max(0, stock + plan - demand - 1500), 50),
    emprunt: Math.ceil(missing / 1000) * 1000,
    dureeEmprunt: 12,
    dividende: steps(Math.max(0, cash - policy.spareCash), 1000),
  }
}

/** Returns the machines to buy, for the next quarter, and to sell. */
function machinesOf(
  policy: Policy,
  { demand, machines, perMachine }: Figures,
  { quarter, length, growth }: View,
): { bought: number; sold: number } {
  const needed = Math.ceil((demand * growth * (1 + policy.reserve / 100)) / perMachine)
  const mayBuy = quarter <= length - policy.harvest
  return {
    bought: mayBuy ? Math.min(Math.max(0, needed - machines), policy.purchases, growthLimit(machines)) : 0,
    sold: Math.max(0, machines - needed - policy.spareMachines),
  }
}
