import type { Decisions, Manager, View } from './campaign.ts'

/** A change of what a manager decides, for the last quarters of a game. */
export interface Trick {
  name: string
  change: (decided: Decisions, view: View) => Decisions
}

const EVERYTHING = 1_000_000
const BUDGETS = [
  'budgetPublicite',
  'budgetMaintenance',
  'budgetFormation',
  'budgetQualite',
  'budgetRD',
  'budgetSAV',
]

const always = (name: string, change: Decisions): Trick => ({ name, change: () => change })
const times = (name: string, factors: Decisions): Trick => ({
  name,
  change: decided => multiplied(decided, factors),
})

const multiplied = (decided: Decisions, factors: Decisions): Decisions =>
  Object.fromEntries(Object.entries(factors).map(([key, factor]) => [key, (decided[key] ?? 0) * factor]))

const zero = (...keys: string[]): Decisions => Object.fromEntries(keys.map(key => [key, 0]))

/** Units that the machines can make, and the hirings that this takes. */
function atCapacity({ last }: View): Decisions {
  if (last === null) return {}
  const units = last.nombreMachines * last.productiviteMachine
  const perWorker = Math.max(1, last.capaciteOuvriers / Math.max(1, last.nbEmployees))
  return {
    quantiteProduction: units,
    embauches: Math.max(0, Math.ceil(units / perWorker) - last.nbEmployees),
  }
}

const half = (count: number | undefined): number => Math.floor((count ?? 0) / 2)
const halfPlan = (decided: Decisions): number => half(decided.quantiteProduction)

const cuts: Decisions = {
  ...zero(...BUDGETS),
  ...zero('salaire', 'embauches', 'achatMachines'),
  gradeMatieres: 1,
  modeTransport: 1,
}

export const tricks: Trick[] = [
  times('advertising × 4', { budgetPublicite: 4 }),
  times('advertising × 5, price + 10 %', { budgetPublicite: 5, prixVente: 1.1 }),
  times('advertising × 5, price + 30 %', { budgetPublicite: 5, prixVente: 1.3 }),
  always('no advertising', zero('budgetPublicite')),
  always('no upkeep', zero('budgetMaintenance')),
  always('no training', zero('budgetFormation')),
  always('no quality control', zero('budgetQualite')),
  always('no service', zero('budgetSAV')),
  always('no R&D', zero('budgetRD')),
  always('all budgets at 0', zero(...BUDGETS)),
  always('R&D burst of 40 000', { budgetRD: 40_000 }),
  always('R&D burst of 100 000', { budgetRD: 100_000 }),
  always('training burst of 20 000', { budgetFormation: 20_000 }),
  always('upkeep burst of 20 000', { budgetMaintenance: 20_000 }),
  always('cheapest materials', { gradeMatieres: 1 }),
  always('cheapest materials, no control', { gradeMatieres: 1, budgetQualite: 0 }),
  always('best materials', { gradeMatieres: 3 }),
  always('lowest wage', { salaire: 0 }),
  times('wage + 20 %', { salaire: 1.2 }),
  { name: 'full production', change: (_, view) => atCapacity(view) },
  { name: 'no production', change: () => zero('quantiteProduction', 'embauches') },
  always('cash sales only', zero('creditT1', 'creditT2')),
  always('all on credit, one quarter', { creditT1: 100, creditT2: 0 }),
  always('all on credit, two quarters', { creditT1: 0, creditT2: 100 }),
  always('dividend of everything', { dividende: EVERYTHING }),
  always('no dividend', zero('dividende')),
  always('maximum loan', { emprunt: EVERYTHING }),
  always('maximum loan, all paid out', { emprunt: EVERYTHING, dividende: EVERYTHING }),
  always('all loans repaid', { remboursementAnticipe: EVERYTHING }),
  {
    name: 'half the staff dismissed',
    change: (decided, { last }) => ({
      licenciements: half(last?.nbEmployees),
      embauches: 0,
      quantiteProduction: halfPlan(decided),
    }),
  },
  {
    name: 'half the machines sold',
    change: (decided, { last }) => ({
      venteMachines: half(last?.nombreMachines),
      achatMachines: 0,
      quantiteProduction: halfPlan(decided),
    }),
  },
  {
    name: 'all machines sold, staff dismissed',
    change: () => ({
      ...zero('quantiteProduction', 'embauches', 'achatMachines'),
      venteMachines: EVERYTHING,
      licenciements: EVERYTHING,
    }),
  },
  always('maximum purchase of machines on loan', { achatMachines: 50, emprunt: EVERYTHING }),
  always('maximum hiring', { embauches: 500 }),
  {
    name: 'maximum overtime, full production',
    change: (_, view) => {
      const { quantiteProduction = 0 } = atCapacity(view)
      return { quantiteProduction: quantiteProduction * 1.25, heuresSupplementaires: 25 }
    },
  },
  {
    name: 'price − 20 %, full production',
    change: (decided, view) => ({ ...multiplied(decided, { prixVente: 0.8 }), ...atCapacity(view) }),
  },
  times('price + 10 %', { prixVente: 1.1 }),
  times('price × 1.5', { prixVente: 1.5 }),
  times('price × 3', { prixVente: 3 }),
  {
    name: 'stock sold off: price − 30 %, no production',
    change: decided => ({
      ...multiplied(decided, { prixVente: 0.7 }),
      ...zero('quantiteProduction', 'embauches'),
    }),
  },
  {
    name: 'resale at its ceiling, price − 10 %',
    change: decided => ({ ...multiplied(decided, { prixVente: 0.9 }), achatsNegoce: 100_000 }),
  },
  always('storage extension of 5 000', { extensionStock: 5000 }),
  always('express delivery', { modeTransport: 3 }),
  always('slow delivery', { modeTransport: 1 }),
  { name: 'all cuts together', change: () => cuts },
  {
    name: 'all cuts, all on credit, loan and dividend',
    change: () => ({ ...cuts, creditT1: 0, creditT2: 100, emprunt: EVERYTHING, dividende: EVERYTHING }),
  },
  {
    name: 'all together: cuts but advertising × 4, price + 10 %, full production',
    change: (decided, view) => ({
      ...cuts,
      ...atCapacity(view),
      ...multiplied(decided, { budgetPublicite: 4, prixVente: 1.1 }),
      dividende: EVERYTHING,
    }),
  },
]

/** Returns the manager that plays a trick on top of its own decisions. */
export const withTrick =
  (manager: Manager, { change }: Trick): Manager =>
  view => {
    const decided = manager(view)
    return { ...decided, ...change(decided, view) }
  }
