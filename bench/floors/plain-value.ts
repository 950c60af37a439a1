// biome-ignore-all lint/style/noNonNullAssertion: every column has a place for every company
import type { Market, World } from './plain-columns.ts'

/** Computes wear, research, intangible capital, the value with all its parts, and the ranks. */
export function appraisePlainCompanies(w: World, market: Market): void {
  for (let i = 0; i < w.count; i += 1) {
    wearDown(w, i, market)
    advanceResearch(w, i, market)
    appraise(w, i, market)
  }
  rankAll(w)
}

function wearDown(w: World, i: number, { c }: Market): void {
  const effort = w.upkeep[i]! / w.machines[i]!
  const use = w.produced[i]! / Math.floor(w.machines[i]! * w.machineOutput[i]!)
  const repaired = (c.efficaciteMaintenance * effort) / (effort + c.maintenanceReference)
  const wear = w.wear[i]! + c.usureBase * (0.3 + 0.7 * use) - repaired
  w.wearNow[i] = Math.min(0.95, Math.max(0, wear))
}

function advanceResearch(w: World, i: number, { c }: Market): void {
  const budget = w.research[i]!
  const effective =
    w.effective[i]! + (budget <= c.plafondRD ? budget : 2 * c.plafondRD - c.plafondRD ** 2 / budget)
  const threshold = (level: number) =>
    c.seuilRD * level + (c.seuilRD * c.progressionSeuilRD * level * (level - 1)) / 2
  let level = w.level[i]!
  while (level < 20 && effective >= threshold(level + 1)) level += 1
  w.effectiveNow[i] = effective
  w.levelNow[i] = level
  w.progress[i] = (effective - threshold(level)) / (threshold(level + 1) - threshold(level))
  w.researchNow[i] = w.researchCapital[i]! * (1 - c.obsolescenceRD) + budget
}

function appraise(w: World, i: number, { c }: Market): void {
  const staff = w.staff[i]!
  const brand = w.brand[i]! * c.remanencePub + w.advertising[i]!
  const skills = staff * c.valeurFormation * (w.skill[i]! - 0.5)
  const felt = (brand - w.openingBrand[i]!) * c.remanencePub
  const next = w.receivableLater[i]! + w.soldNext[i]! - 4_950_000
  const later = w.soldLater[i]! - 1_225_000
  const tolerated = Math.min(c.usureReference, w.wear[i]!)
  const normal = Math.max(500, w.sales[i]! * 0.15)
  const stock = w.stockNow[i]!
  const net = (w.stockValue[i]! - w.writeDown[i]!) * c.decoteStock
  w.brandNow[i] = brand
  w.dividendsNow[i] = w.dividends[i]! * (1 + c.tauxActionnaire)
  w.intangible[i] =
    (w.researchNow[i]! - w.openingResearch[i]!) * c.partRD + (felt + skills) * c.partImmateriel
  w.reputationWorth[i] = w.revenue[i]! * (w.reputationNow[i]! - 0.5) * c.valeurReputation
  w.climate[i] = 2 * staff * c.coutEmbauche * Math.min(0, w.spirit[i]! - 0.6)
  w.restoring[i] = 0 - w.machines[i]! * c.coutRemiseEnEtat * Math.max(0, w.wearNow[i]! - tolerated)
  w.discounting[i] = 0 - (next + 2 * later) * c.tauxActualisation
  w.excess[i] = stock <= normal ? 0 : 0 - (net * (stock - normal)) / stock
  w.value[i] = Math.round(
    w.equity[i]! +
      w.dividendsNow[i]! +
      w.intangible[i]! +
      w.reputationWorth[i]! +
      w.climate[i]! +
      w.restoring[i]! +
      w.discounting[i]! +
      w.excess[i]!,
  )
}

function rankAll(w: World): void {
  const order = Uint32Array.from({ length: w.count }, (_, i) => i)
  order.sort((a, b) => w.value[b]! - w.value[a]!)
  for (let place = 0; place < w.count; place += 1) w.rank[order[place]!] = place + 1
}
