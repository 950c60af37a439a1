import { ceilDiv, floorOfProduct, MU, MU2, mul, mulDiv, mulDivRound } from './arithmetic.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import { type Orders, warn } from './decisions-in-force.ts'
import { NEUTRAL_MORALE, NEUTRAL_TRAINING, type People } from './human-resources.ts'
import { LN2_NANO, ln } from './logarithm.ts'
import type { Park } from './machine-park.ts'
import type { Position } from './position.ts'
import type { Staff } from './staffing.ts'

/** Capacities and output of the quarter, in units. */
export interface Production {
  /** Output of one machine without overtime, millionths of a unit. */
  readonly machineOutput: number
  readonly machineCapacity: number
  readonly workerCapacity: number
  readonly capacity: number
  readonly produced: number
  readonly busyWorkers: number
}

/** Computes production, which is limited by its scarcest factor: machines, workers or materials (model, 8.5). */
export function produce(
  opening: Position,
  park: Park,
  staff: Staff,
  people: People,
  orders: Orders,
  c: OwnCriteria,
): Production {
  const { quantiteProduction: plan, heuresSupplementaires: overtime } = orders.values
  const progress = MU + opening.researchLevel * c.gainProductiviteRD
  const machineOutput = outputPerMachine(opening.wear, progress, c)
  const workerOutput = outputPerWorker(opening.experience, people, progress, c)
  const hours = MU + overtime
  const machineCapacity = floorOfProduct([park.count, machineOutput, hours], MU2)
  const workerCapacity = floorOfProduct([staff.workers, workerOutput, hours], MU2)
  const capacity = mulDiv(Math.min(machineCapacity, workerCapacity), c.approvisionnement, MU)
  const produced = Math.min(plan, capacity)
  if (plan > capacity) warn(orders, 'CAPACITE')
  const busyWorkers = workerCapacity > 0 ? ceilDiv(produced * staff.workers, workerCapacity) : 0
  return { machineOutput, machineCapacity, workerCapacity, capacity, produced, busyWorkers }
}

/** Returns millionths of a unit per machine and quarter: progress increases it, wear above the reference reduces it. */
function outputPerMachine(wear: number, progress: number, c: OwnCriteria): number {
  const condition = Math.max(0, MU - mul(wear - c.usureReference, c.sensUsure))
  return mul(mul(mul(c.productiviteMachineBase * MU, progress), condition), c.disponibiliteMachines)
}

/**
 * Returns millionths of a unit per worker and quarter; experience adds a fixed share at each doubling (Wright's curve).
 */
function outputPerWorker(made: number, people: People, progress: number, c: OwnCriteria): number {
  const experience = mulDivRound(c.experienceReference + made, MU, c.experienceReference)
  const learning = MU + mulDivRound(c.courbeExperience, ln(experience), LN2_NANO)
  const factors = [
    MU - people.absence,
    MU + mul(people.training - NEUTRAL_TRAINING, c.sensFormationProductivite),
    MU + mul(people.morale - NEUTRAL_MORALE, c.sensMoralProductivite),
    learning,
    progress,
    c.disponibilitePersonnel,
  ]
  return factors.reduce(mul, c.productiviteOuvrierBase * MU)
}
