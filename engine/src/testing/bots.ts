import { decisionItems } from '../catalogue/decisions.ts'
import type { CompanyResult } from '../publish-result.ts'
import type { Random } from './random.ts'

/** The information that a bot has before it decides. */
export interface BotView {
  /** Number of the quarter to decide, from 1. */
  quarterNumber: number
  /** Its own last result; null before the first. */
  last: CompanyResult | null
  random: Random
}

/** A way of running a company: decisions in human numbers, from what the bot can see. */
export type Strategy = (view: BotView) => Record<string, number>

/** The habits that distinguish one manager from another, in human numbers. */
interface Style {
  price: number
  advertising: number
  grade: number
  quality: number
  research: number
  service: number
  training: number
  wage: number
  transport: number
  /** Safety stock, in percent of the forecast demand. */
  safety: number
}

const ORDINARY: Style = {
  price: 50,
  advertising: 6000,
  grade: 2,
  quality: 2600,
  research: 3000,
  service: 2000,
  training: 1000,
  wage: 1500,
  transport: 2,
  safety: 6,
}

/** Opening figures, used before the first result. */
const OPENING = { demand: 2600, stock: 500, workers: 20, machines: 10, cash: 10_000, perWorker: 152 }
const MAINTENANCE_PER_MACHINE = 320
const CENTIMES = 100

const atLeastZero = (value: number): number => Math.max(0, Math.round(value))

/** Returns the figures of a company that its manager uses, in human numbers. */
function figuresOf(last: CompanyResult | null): typeof OPENING {
  if (last === null) return OPENING
  return {
    demand: last.demande,
    stock: last.nombreProduitStok,
    workers: last.nbEmployees,
    machines: last.nombreMachines,
    cash: last.liquidites / CENTIMES,
    perWorker: last.nbEmployees > 0 ? last.capaciteOuvriers / last.nbEmployees : OPENING.perWorker,
  }
}

/** Builds a sensible manager, who plans for demand, staffs the plan, and borrows to invest when machines are short. */
function manage(style: Style): Strategy {
  return ({ last, random }) => {
    const { demand, stock, workers, machines, cash, perWorker } = figuresOf(last)
    const forecast = demand * (1 + random.integer(0, 8) / 100)
    const plan = atLeastZero(forecast * (1 + style.safety / 100) - stock)
    const workersNeeded = Math.ceil(plan / Math.max(perWorker, 1))
    const machinesNeeded = Math.ceil(plan / 300)
    const buying = machinesNeeded > machines ? Math.min(machinesNeeded - machines, 3) : 0
    const short = cash < 5000 || buying > 1
    const glut = stock > demand / 4
    return {
      quantiteProduction: plan,
      embauches: Math.min(atLeastZero(workersNeeded - workers), 6),
      licenciements: atLeastZero(workers - workersNeeded - 3),
      achatMachines: buying,
      prixVente: style.price * (glut ? 0.97 : 1) + random.integer(-5, 5) / 10,
      budgetPublicite: style.advertising + random.integer(-5, 5) * 100,
      budgetMaintenance: machines * MAINTENANCE_PER_MACHINE,
      budgetFormation: style.training,
      budgetQualite: style.quality,
      gradeMatieres: style.grade,
      budgetRD: style.research,
      budgetSAV: style.service,
      salaire: style.wage,
      modeTransport: style.transport,
      locationStock: stock > 1300 ? 500 : 0,
      emprunt: short ? 15_000 + buying * 8000 : 0,
      dividende: cash > 60_000 ? 5000 : 0,
    }
  }
}

/** Decides at random, inside and outside the ranges, for tests that look for faults. */
const erratic: Strategy = ({ random }) => {
  const decisions: Record<string, number> = {}
  for (const { key, min, max, step } of decisionItems) {
    if (random.chance(50)) continue
    const wide = random.chance(20)
    const steps = Math.floor((max - min) / step / (wide ? 1 : 25))
    decisions[key] = min + random.integer(random.chance(5) ? -1 : 0, Math.max(steps, 1)) * step
  }
  return decisions
}

/** Managers with different strategies. */
export const strategies = {
  balanced: manage(ORDINARY),
  volume: manage({ ...ORDINARY, price: 46, advertising: 9000, safety: 12, service: 1500 }),
  premium: manage({
    ...ORDINARY,
    price: 57,
    grade: 3,
    quality: 5000,
    service: 3500,
    training: 2000,
    wage: 1600,
    transport: 3,
  }),
  innovator: manage({ ...ORDINARY, price: 51, research: 11_000, advertising: 5000 }),
  cautious: manage({ ...ORDINARY, price: 52, advertising: 4000, research: 1000, service: 1500, safety: 2 }),
  absent: () => ({}),
  erratic,
} as const satisfies Record<string, Strategy>

export type StrategyName = keyof typeof strategies
