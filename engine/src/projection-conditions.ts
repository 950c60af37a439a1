import {
  baseCriteria,
  demandCriteria,
  effectiveCriteria,
  type GameEvent,
  type OwnCriteria,
} from './criteria-in-force.ts'
import { decisionRules } from './decisions-in-force.ts'
import { readLevel } from './environment.ts'
import type { ProjectionConditions } from './projection.ts'

/** A game's settings in human numbers, and the events that are disclosed to the reader. */
export interface KnownConditions {
  level: number
  /** Base coefficients that differ from the catalogue's defaults. */
  criteria: Record<string, number>
  events: readonly GameEvent[]
}

/** Returns the conditions of a game that a projection needs, without any coefficient of customers' reactions. */
export function projectionConditions({ level, criteria, events }: KnownConditions): ProjectionConditions {
  return {
    criteria: ownCriteria(effectiveCriteria(criteria, events)),
    rules: decisionRules(readLevel(level), baseCriteria(criteria)).map(({ item, ...rule }) => ({
      ...rule,
      item: { key: item.key, scale: item.scale, standing: item.standing },
    })),
  }
}

const hidden: ReadonlySet<string> = new Set(demandCriteria)

function ownCriteria(criteria: OwnCriteria): OwnCriteria {
  return Object.fromEntries(Object.entries(criteria).filter(([name]) => !hidden.has(name))) as OwnCriteria
}
