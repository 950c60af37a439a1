import { type Attraction, attract } from './attraction.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import type { Orders } from './decisions-in-force.ts'
import type { Environment } from './environment.ts'
import { developPeople, type People } from './human-resources.ts'
import { type Park, settleMachines } from './machine-park.ts'
import type { Offer } from './market.ts'
import { buildImage, type Image } from './marketing.ts'
import type { Position } from './position.ts'
import { type Production, produce } from './production.ts'
import { buildReputation, makeQuality } from './quality.ts'
import { type Staff, settleStaff } from './staffing.ts'
import { type Supply, supply } from './stock.ts'

/** A company whose quarter is decided and whose goods are made; nothing here depends on customers. */
export interface Workshop {
  readonly opening: Position
  readonly orders: Orders
  readonly staff: Staff
  readonly park: Park
  readonly people: People
  readonly production: Production
  /** Quality of the products of the quarter, millionths. */
  readonly quality: number
  /** Quality as customers perceive it, millionths. */
  readonly reputation: number
  readonly goods: Supply
}

/** A company before the market opens: its goods, and its attraction for customers. */
export interface Preparation extends Workshop {
  readonly id: string
  readonly image: Image
  readonly appeal: Attraction
}

/** Settles the staff and produces: stages 8.3 to 8.5 of the model and the quality of 8.6, for one company. */
export function runWorkshop(opening: Position, orders: Orders, c: OwnCriteria): Workshop {
  const { values: d } = orders
  const staff = settleStaff(opening, orders, c)
  const park = settleMachines(opening, orders, c)
  const people = developPeople(opening, staff, d, c)
  const production = produce(opening, park, staff, people, orders, c)
  const quality = makeQuality(opening, people, production.produced, d, c)
  const reputation = buildReputation(opening, production.produced, quality, c)
  const goods = supply(opening, production.produced, d.achatsNegoce, c)
  return { opening, orders, staff, park, people, production, quality, reputation, goods }
}

/** Produces, then builds image and attraction: stages 8.3 to 8.7 of the model, for one company. */
export function prepareCompany(
  id: string,
  opening: Position,
  orders: Orders,
  environment: Environment,
): Preparation {
  const workshop = runWorkshop(opening, orders, environment.criteria)
  const { staff, park, people, production, quality, reputation, goods } = workshop
  const image = buildImage(opening, reputation, orders.values, environment.criteria)
  const appeal = attract(opening, orders.values, image, environment)
  return { id, opening, orders, staff, park, people, production, quality, reputation, goods, image, appeal }
}

/** Returns the company's offer to the market. */
export function offerOf({ appeal, orders, goods }: Preparation): Offer {
  return {
    attraction: appeal.attraction,
    attractions: appeal.segments.map(({ attraction }) => attraction),
    price: orders.values.prixVente,
    available: goods.available,
    resaleMax: goods.resaleMax,
  }
}
