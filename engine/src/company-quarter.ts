import { type Attraction, attract } from './attraction.ts'
import { type Orders, takeOrders } from './decisions-in-force.ts'
import type { Environment } from './environment.ts'
import { developPeople, type People } from './human-resources.ts'
import { type Park, settleMachines } from './machine-park.ts'
import type { Offer } from './market.ts'
import { buildImage, type Image } from './marketing.ts'
import type { Position } from './position.ts'
import { type Production, produce } from './production.ts'
import { makeQuality, type Quality } from './quality.ts'
import { type Staff, settleStaff } from './staffing.ts'
import { type Supply, supply } from './stock.ts'

/** A company once its quarter is decided and its goods are made, before the market opens. */
export interface Preparation {
  readonly id: string
  readonly opening: Position
  readonly orders: Orders
  readonly staff: Staff
  readonly park: Park
  readonly people: People
  readonly production: Production
  readonly quality: Quality
  readonly image: Image
  readonly appeal: Attraction
  readonly goods: Supply
}

/** Decides, staffs, makes and shows: the stages 8.2 to 8.7 of the model, for one company. */
export function prepareCompany(
  id: string,
  opening: Position,
  given: Readonly<Record<string, unknown>>,
  environment: Environment,
): Preparation {
  const { criteria: c, rules } = environment
  const orders = takeOrders(rules, given, opening)
  const { values: d } = orders
  const staff = settleStaff(opening, orders, c)
  const park = settleMachines(opening, orders, c)
  const people = developPeople(opening, staff, d, c)
  const production = produce(opening, park, staff, people, orders, c)
  const quality = makeQuality(opening, people, production.produced, d, c)
  const image = buildImage(opening, d, c)
  const appeal = attract(opening, d, quality.reputation, image, environment)
  const goods = supply(opening, production.produced, d.achatsNegoce, c)
  return { id, opening, orders, staff, park, people, production, quality, image, appeal, goods }
}

/** What the company brings to the market. */
export function offerOf({ appeal, orders, goods }: Preparation): Offer {
  return {
    attraction: appeal.attraction,
    price: orders.values.prixVente,
    available: goods.available,
    resaleMax: goods.resaleMax,
  }
}
