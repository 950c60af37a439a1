// biome-ignore-all lint/style/noNonNullAssertion: every column has a place for every company
import { type Market, termCount, type World } from './plain-columns.ts'

export const clamp = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x))

/**
 * Sizes the market, which answers to its prices of the quarter before, and shares out demand; then spreads customers of
 * stock-outs over companies that still have goods, in one ascending pass.
 */
export function clearPlainMarket(w: World, { c, quarter, relativePrice, dimension, index }: Market): void {
  const { count } = w
  const reference = Math.max(count * c.poidsReference, c.concurrenceMin - count)
  const season = [c.saisonT1, c.saisonT2, c.saisonT3, c.saisonT4][(quarter - 1) % 4]!
  const response = clamp(Math.exp(c.elasticiteMarche * (1 - relativePrice)), 0.5, 1.5)
  const demand = Math.floor((count + reference) * dimension * index * c.coefDemande * season * response)
  let attraction = c.attractiviteReference * reference
  for (let i = 0; i < count; i += 1) attraction += w.attraction[i]!
  let pool = 0
  for (let i = 0; i < count; i += 1) {
    const own = Math.floor((demand * w.attraction[i]!) / attraction)
    const served = Math.min(own, w.available[i]!)
    const ordinary = Math.min(own - served, Math.floor(w.available[i]! * c.seuilExces))
    w.demand[i] = own
    w.unserved[i] = own - served
    w.lostDemand[i] = Math.floor(ordinary * (1 - c.tauxReport))
    w.room[i] = w.available[i]! - served
    w.sales[i] = served
    w.received[i] = 0
    pool += w.unserved[i]! - w.lostDemand[i]!
  }
  spill(w, pool, c.attractiviteReference * reference)
  let sold = demand + pool
  for (let i = 0; i < count; i += 1) {
    w.sales[i] = w.sales[i]! + w.received[i]!
    sold += w.sales[i]! - w.demand[i]! - w.received[i]!
  }
  // The reference competitor makes all other sales, at the reference price.
  let revenue = sold * c.prixReference
  for (let i = 0; i < count; i += 1) {
    w.share[i] = w.sales[i]! / sold
    revenue += w.sales[i]! * (w.price[i]! - c.prixReference)
  }
  w.relativePrice = clamp(revenue / (sold * c.prixReference), 0.1, 5)
  explain(w, Math.log(demand / (count + reference)) - Math.log(dimension * index))
}

function spill(w: World, pool: number, reference: number): void {
  const open = new Uint32Array(w.count)
  let length = 0
  let base = reference
  for (let i = 0; i < w.count; i += 1) {
    if (w.room[i]! <= 0) continue
    open[length] = i
    length += 1
    base += w.attraction[i]!
  }
  const order = open.subarray(0, length)
  order.sort((a, b) => w.room[a]! * w.attraction[b]! - w.room[b]! * w.attraction[a]!)
  let left = pool
  let isFilling = true
  for (const i of order) {
    const share = Math.floor((left * w.attraction[i]!) / base)
    isFilling &&= share >= w.room[i]!
    w.received[i] = isFilling ? w.room[i]! : share
    if (!isFilling) continue
    left -= w.room[i]!
    base -= w.attraction[i]!
  }
}

/**
 * Splits the change of demand since the reference situation by logarithms over market and terms; competition gets the
 * rest, and all of a change too small for the engine's logarithms.
 */
function explain(w: World, marketChange: number): void {
  for (let i = 0; i < w.count; i += 1) {
    const before = w.demandBefore[i]!
    const change = w.demand[i]! - before
    const total = Math.log(w.demand[i]! / before)
    const equal = change === 0 ? before : 0
    const mean = Math.abs(total) < 5e-10 ? equal : change / total
    const at = i * (termCount + 3)
    let left = change
    w.effects[at] = Math.round(mean * marketChange)
    left -= w.effects[at]!
    for (let term = 0; term < termCount; term += 1) {
      const moved = w.terms[i * termCount + term]! - w.termsBefore[i * termCount + term]!
      w.effects[at + 1 + term] = Math.round(mean * moved)
      left -= w.effects[at + 1 + term]!
    }
    w.effects[at + 1 + termCount] = left
    w.effects[at + 2 + termCount] = w.received[i]! - w.receivedBefore[i]!
  }
}
