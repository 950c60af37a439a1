// biome-ignore-all lint/style/noNonNullAssertion: every column has a place for every company
import { keepPlainBooks } from './plain-books.ts'
import { type Market, termCount, type World } from './plain-columns.ts'
import { clamp, clearPlainMarket } from './plain-market.ts'
import { appraisePlainCompanies } from './plain-value.ts'

/**
 * Plays the baseline of the engine: the arithmetic of a quarter as plain loops over columns of doubles, company by
 * company, with the formulas of docs/model.md in the engine's order: staff, workshop, quality, image, attraction, the
 * market's answer to its prices, demand shares and overflow, goods, wages and costs, the journal, stock valuation, the
 * tax of the year to date, statements, wear, research, value, ranks.
 *
 * Amounts are rounded to centimes and goods to units as in the engine; ratios stay doubles. plain-publication.ts reads
 * the decisions and publishes the figures; every published figure is within a thousandth of the engine's, which the
 * command checks. The market has one segment, as a new game has. Left out are the exactness of every ratio, buying and
 * selling machines, overtime, lay-offs, new loans and early repayments, dividends, resale, extending and renting
 * storage, market surveys and the limits of all these, several lots of machines, buildings or loans, recovery and
 * emergency loans, events, French labels, alerts, and all objects: no documents are created.
 */
export function playPlainQuarter(w: World, market: Market): void {
  prepare(w, market)
  clearPlainMarket(w, market)
  cost(w, market)
  keepPlainBooks(w, market)
  appraisePlainCompanies(w, market)
}

/** Computes staff, workshop, quality, image and attraction. */
function prepare(w: World, { c, quarter, weights }: Market): void {
  const felt = c.publiciteReference * c.seuilPublicite
  const expectedLevel = c.progresReference * (quarter - 1)
  const minimumWage = Math.round(c.salaireReference * c.salaireMinimum)
  for (let i = 0; i < w.count; i += 1) {
    const before = w.workers[i]!
    const wage = Math.max(w.wage[i]!, minimumWage)
    const leaving = Math.floor(before * Math.max(0, c.seuilDemission - w.morale[i]!) * c.tauxDemission)
    const resigned = Math.min(before, leaving)
    const hires = Math.min(w.hires[i]!, 5 + Math.floor(before * c.croissanceMax))
    const staff = before - resigned + hires
    const effort = w.trainingBudget[i]! / staff
    const level = (w.training[i]! * (staff - hires) + c.formationEmbauche * hires) / staff
    const gain = (c.gainFormationMax * effort) / (effort + c.formationReference)
    const skill = clamp(level - level * c.oubliFormation + gain, 0, 1)
    const gap = wage - c.salaireReference
    const effect = gap >= 0 ? c.sensSalaireHausse : c.sensSalaireBaisse
    const aim = c.moralBase + (gap * effect) / c.salaireReference + (skill - 0.5) * c.sensFormationMoral
    const spirit = w.morale[i]! + (clamp(aim, 0.05, 0.98) - w.morale[i]!) * c.inertieMoral
    const absence = clamp(c.absenteismeBase + (0.6 - spirit) * c.sensAbsenteisme, 0.02, 0.4)
    const progress = 1 + w.level[i]! * c.gainProductiviteRD
    const condition = Math.max(0, 1 - (w.wear[i]! - c.usureReference) * c.sensUsure)
    const machineOutput = c.productiviteMachineBase * progress * condition * c.disponibiliteMachines
    const learning = 1 + c.courbeExperience * Math.log2(1 + w.experience[i]! / c.experienceReference)
    const workerOutput =
      c.productiviteOuvrierBase *
      (1 - absence) *
      (1 + (skill - 0.5) * c.sensFormationProductivite) *
      (1 + (spirit - 0.6) * c.sensMoralProductivite) *
      learning *
      progress *
      c.disponibilitePersonnel
    const machineCapacity = Math.floor(w.machines[i]! * machineOutput)
    const workerCapacity = Math.floor(staff * workerOutput)
    const capacity = Math.floor(Math.min(machineCapacity, workerCapacity) * c.approvisionnement)
    const produced = Math.min(w.plan[i]!, capacity)
    const control = w.qualityBudget[i]! / Math.max(1, produced)
    const quality = clamp(
      0.5 +
        c.ecartQualiteGrade * (w.grade[i]! - 2) +
        (produced === 0
          ? 0
          : (2 * c.poidsControle * control) / (control + c.qualiteReference) - c.poidsControle) +
        (skill - 0.5) * c.poidsFormationQualite -
        (w.wear[i]! - c.usureReference) * c.poidsUsureQualite +
        (spirit - 0.6) * c.poidsMoralQualite +
        w.level[i]! * c.poidsRDQualite,
      0.05,
      1,
    )
    const care = Math.min(4, w.care[i]! / (Math.max(w.lastSales[i]!, 500) * c.savReference))
    const service =
      w.service[i]! * c.remanenceService +
      care * (1 - c.remanenceService) -
      w.stockOut[i]! * c.penaliteRupture
    const reputation =
      w.reputation[i]! + (produced > 0 ? (quality - w.reputation[i]!) * (1 - c.remanenceQualite) : 0)
    const awareness = w.awareness[i]! * c.remanencePub + w.advertising[i]! * (1 - c.remanencePub)
    const delay =
      w.delay[i]! * c.remanenceCredit + (w.creditNext[i]! + 2 * w.creditLater[i]!) * (1 - c.remanenceCredit)
    const serviceNow = Math.max(0.05, service)
    const t = i * termCount
    w.terms[t] = (-weights.price * (w.price[i]! - c.prixReference)) / c.prixReference
    w.terms[t + 1] =
      Math.log((felt + awareness) / (c.publiciteReference * (1 + c.seuilPublicite))) * weights.advertising
    w.terms[t + 2] = Math.log(2 * reputation) * weights.quality
    w.terms[t + 3] = weights.research * (w.level[i]! - expectedLevel)
    w.terms[t + 4] = Math.log((0.5 + serviceNow) / 1.5) * weights.service
    w.terms[t + 5] = c.effetTransport * (w.transport[i]! - 2)
    w.terms[t + 6] = weights.terms * (delay - c.delaiReference)
    let total = 0
    for (let term = 0; term < termCount; term += 1) total += w.terms[t + term]!
    const spoilt = Math.floor(w.stock[i]! * c.tauxPerteStock)
    w.wageNow[i] = wage
    w.resigned[i] = resigned
    w.staff[i] = staff
    w.skill[i] = skill
    w.spirit[i] = spirit
    w.absence[i] = absence
    w.machineOutput[i] = machineOutput
    w.machineCapacity[i] = machineCapacity
    w.workerCapacity[i] = workerCapacity
    w.capacity[i] = capacity
    w.produced[i] = produced
    w.busy[i] = Math.ceil((produced * staff) / workerCapacity)
    w.quality[i] = quality
    w.serviceNow[i] = serviceNow
    w.reputationNow[i] = reputation
    w.awarenessNow[i] = awareness
    w.delayNow[i] = delay
    w.spoilt[i] = spoilt
    w.available[i] = w.stock[i]! - spoilt + produced
    w.attraction[i] = Math.exp(clamp(total, -12, 6))
  }
}

/** Computes the remaining goods, revenue, every operating cost and the instalments. */
function cost(w: World, { c }: Market): void {
  for (let i = 0; i < w.count; i += 1) {
    const sales = w.sales[i]!
    const produced = w.produced[i]!
    const left = w.available[i]! - sales
    const overflow = Math.max(0, left - w.storage[i]!)
    const stock = left - overflow
    const revenue = sales * w.price[i]!
    const soldNext = Math.round(revenue * w.creditNext[i]!)
    const wages = w.staff[i]! * w.wageNow[i]!
    const cancelled = Math.min(w.plan[i]! - produced, w.capacity[i]!)
    const discount = clamp((c.remiseVolume * (produced - c.seuilRemise)) / c.seuilRemise, 0, c.remiseMax)
    const gradePrice = 1 + c.ecartPrixGrade * (w.grade[i]! - 2)
    const saved = 1 - w.level[i]! * c.gainMatiereRD
    const materials = Math.round(produced * c.coutMatiere * gradePrice * (1 - discount) * saved)
    const unitTransport = Math.round(c.coutTransport * (1 + c.ecartPrixTransport * (w.transport[i]! - 2)))
    const breakdowns = Math.round(w.machines[i]! * c.coutPanne * w.wear[i]! * w.wear[i]!)
    const price = w.machinePrice[i]!
    const age = w.machineAge[i]!
    const older =
      Math.floor((price * Math.min(age + 1, 20)) / 20) - Math.floor((price * Math.min(age, 20)) / 20)
    const interest = Math.round(w.loan[i]! * w.loanRate[i]!)
    w.overflow[i] = overflow
    w.stockNow[i] = stock
    w.revenue[i] = revenue
    w.soldNext[i] = soldNext
    w.soldLater[i] = Math.min(Math.round(revenue * w.creditLater[i]!), revenue - soldNext)
    w.badDebt[i] = Math.round(w.receivableNext[i]! * c.tauxImpayes)
    w.wages[i] = wages
    w.charges[i] = Math.round(wages * c.tauxCharges)
    w.hiring[i] = w.hires[i]! * c.coutEmbauche
    w.materials[i] = materials
    w.fixedEnergy[i] = w.machines[i]! * c.energieFixe
    w.variableEnergy[i] = produced * c.energieVariable
    w.repairs[i] = w.upkeep[i]! + breakdowns
    w.unitTransport[i] = unitTransport
    w.carriage[i] = sales * unitTransport
    w.warranty[i] = Math.round(sales * 2 * c.tauxRetour * (1 - w.quality[i]!) * c.coutRetour)
    w.forfeit[i] = Math.round(cancelled * c.coutMatiere * c.tauxDedit)
    w.holding[i] = Math.round(((w.stock[i]! + stock) * c.coutDetention) / 2)
    w.depreciation[i] = w.machines[i]! * older
    w.buildingDepreciation[i] =
      Math.floor((w.building[i]! * Math.min(w.buildingAge[i]! + 1, 80)) / 80) -
      Math.floor((w.building[i]! * Math.min(w.buildingAge[i]!, 80)) / 80)
    w.interest[i] = interest
    w.principal[i] = Math.min(w.loan[i]!, w.annuity[i]! - interest)
  }
}
