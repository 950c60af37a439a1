import type { Fraction } from 'fraction.js'
import { exact } from '../../../platform/exact.ts'
import type { CompanyQuarter } from '../class-quarter.ts'
import {
  decisionTotal,
  figure,
  ifAny,
  largest,
  mean,
  percent,
  r2,
  range,
  ratio,
  shareOf,
  type Template,
  total,
  where,
} from './template.ts'

/** Questions about capacity and unit costs. */
export const production: readonly Template[] = [
  {
    id: 'f11',
    scope: 'A',
    find({ companies }) {
      const used = ratio(total(companies, 'nombreProduitsFabriques'), total(companies, 'capaciteProduction'))
      const idle = used && exact(1).sub(used)
      if (!idle?.gte('0.15')) return null
      return {
        size: idle,
        figures: { x: percent(idle) },
        answer: {
          made: r2(total(companies, 'nombreProduitsFabriques')),
          capacity: r2(total(companies, 'capaciteProduction')),
          cost: r2(ifAny(total(companies, 'coutSousActivite'))),
        },
        evidence: 'coutSousActivite',
      }
    },
  },
  {
    id: 'f12',
    scope: 'A',
    find({ subjects }) {
      const found = largest(subjects, bottleneck)
      if (!found?.number.gte('0.2')) return null
      const { company, number } = found
      const [machines, workers] = [figure(company, 'capaciteMachines'), figure(company, 'capaciteOuvriers')]
      return {
        size: number,
        subject: company,
        figures: { x: percent(number) },
        answer: {
          machines: r2(machines),
          workers: r2(workers),
          gap: r2(machines.sub(workers).abs()),
          wage: r2(ratio(figure(company, 'masseSalariale'), figure(company, 'nbEmployees'))),
        },
        evidence: 'capaciteProduction',
      }
    },
  },
  {
    id: 'f13',
    scope: 'C',
    find({ companies }) {
      const costs = range(where(companies, 'nombreProduitsFabriques'), 'prixProduit')
      const quotient = costs && ratio(figure(costs.high, 'prixProduit'), figure(costs.low, 'prixProduit'))
      if (costs === null || !quotient?.gte('1.1')) return null
      const { low, high } = costs
      return {
        size: quotient.sub(exact(1)),
        figures: { a: low.figures.prixProduit, b: high.figures.prixProduit },
        answer: {
          lowMaterials: r2(perUnit(low, 'coutsMP')),
          highMaterials: r2(perUnit(high, 'coutsMP')),
          lowWages: r2(perUnit(low, 'masseSalariale')),
          highWages: r2(perUnit(high, 'masseSalariale')),
          lowIdle: r2(perUnit(low, 'coutSousActivite')),
          highIdle: r2(perUnit(high, 'coutSousActivite')),
        },
        evidence: 'prixProduit',
      }
    },
  },
  {
    id: 'f14',
    scope: 'A',
    find(view) {
      const concerned = view.companies.filter(({ alerts }) => alerts.includes('CAPACITE'))
      if (concerned.length === 0) return null
      return {
        size: shareOf(concerned, view),
        figures: { k: concerned.length },
        answer: {
          planned: r2(decisionTotal(concerned, 'quantiteProduction')),
          capacity: r2(total(concerned, 'capaciteProduction')),
          made: r2(total(concerned, 'nombreProduitsFabriques')),
        },
        evidence: 'nombreProduitsFabriques',
      }
    },
  },
  {
    id: 'f15',
    scope: 'A',
    find({ companies }) {
      const wear = mean(companies, 'usureMachine')
      if (!wear?.gte(30)) return null
      return {
        size: wear.div(100),
        figures: { x: r2(wear) },
        answer: {
          upkeep: r2(total(companies, 'coutReparationMachines')),
          output: r2(mean(companies, 'productiviteMachine')),
          budget: r2(decisionTotal(companies, 'budgetMaintenance')),
        },
        evidence: 'usureMachine',
      }
    },
  },
  {
    id: 'f16',
    scope: 'A',
    find({ companies }) {
      const idle = total(companies, 'coutSousActivite')
      const size = ratio(idle, total(companies, 'chiffreAffaires'))
      if (!size?.gte('0.03')) return null
      return {
        size,
        figures: { x: r2(idle) },
        answer: {
          share: percent(size),
          left: r2(total(companies, 'nombreProduitStok')),
          storage: r2(total(companies, 'coutStock')),
        },
        evidence: 'coutSousActivite',
      }
    },
  },
]

/** Returns by how much the smaller of the two capacities falls short, as a fraction of the larger one. */
function bottleneck(company: CompanyQuarter): Fraction | null {
  const [machines, workers] = [figure(company, 'capaciteMachines'), figure(company, 'capaciteOuvriers')]
  return ratio(machines.sub(workers).abs(), machines.gt(workers) ? machines : workers)
}

const perUnit = (company: CompanyQuarter, cost: 'coutsMP' | 'masseSalariale' | 'coutSousActivite') =>
  ratio(figure(company, cost), figure(company, 'nombreProduitsFabriques'))
