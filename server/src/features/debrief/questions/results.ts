import { type Charge, charges } from '@trimestre/contract/teaching-texts/types'
import { atLeastOne, exact } from '../../../platform/exact.ts'
import type { CompanyQuarter } from '../class-quarter.ts'
import {
  causedBy,
  changeOf,
  figure,
  figureBefore,
  ifAny,
  largest,
  mean,
  percent,
  r2,
  ratio,
  shareOf,
  type Template,
  total,
  totalBefore,
  where,
} from './template.ts'

/** Questions about the result and the value. */
export const results: readonly Template[] = [
  {
    id: 'r30',
    scope: 'C',
    find({ companies }) {
      const now = total(companies, 'resultatNet')
      const before = totalBefore(companies, 'resultatNet')
      if (before === null || now.gte(0) === before.gte(0)) return null
      return {
        size: now
          .sub(before)
          .abs()
          .div(atLeastOne(total(companies, 'chiffreAffaires'))),
        figures: { a: r2(before), b: r2(now) },
        answer: {
          decisions: r2(causedBy(companies, 'resultatNet', 'decision')),
          market: r2(causedBy(companies, 'resultatNet', 'market')),
          competition: r2(causedBy(companies, 'resultatNet', 'competition')),
          events: r2(causedBy(companies, 'resultatNet', 'event')),
        },
        evidence: 'resultatNet',
      }
    },
  },
  {
    id: 'r31',
    scope: 'C',
    find(view) {
      const lossy = view.companies.filter(({ figures }) => figures.resultatNet < 0)
      const size = shareOf(lossy, view)
      if (!size.gt('0.5')) return null
      const made = total(lossy, 'nombreProduitsFabriques')
      return {
        size,
        figures: { k: lossy.length },
        answer: {
          price: r2(mean(lossy, 'prixVente')),
          cost: r2(mean(lossy, 'prixProduit')),
          used: percent(ratio(made, total(lossy, 'capaciteProduction'))),
          idle: r2(ratio(total(lossy, 'coutSousActivite'), made)),
        },
        evidence: 'resultatNet',
      }
    },
  },
  {
    id: 'r32',
    scope: 'A',
    find({ companies }) {
      const sales = total(companies, 'chiffreAffaires')
      const charge = largestCharge(companies)
      const amount = total(companies, charge)
      const share = ratio(amount, sales)
      if (share === null) return null
      return {
        size: share.div(2),
        figures: { x: percent(share), charge },
        answer: {
          amount: r2(amount),
          sales: r2(sales),
          perUnit: r2(ratio(amount, total(companies, 'nombreProduitVendu'))),
          perUnitBefore: r2(
            ratio(totalBefore(companies, charge), totalBefore(companies, 'nombreProduitVendu')),
          ),
        },
        evidence: charge,
      }
    },
  },
  {
    id: 'r33',
    scope: 'A',
    find({ companies }) {
      const taxed = where(companies, 'impotSocietes')
      const tax = total(companies, 'impotSocietes')
      const size = ratio(tax, total(companies, 'chiffreAffaires'))
      if (size === null || !tax.gt(0)) return null
      const paid = total(taxed, 'impotSocietes')
      const profit = total(taxed, 'resultatNet').add(paid)
      return {
        size,
        figures: { x: r2(tax) },
        answer: { k: taxed.length, profit: r2(profit), share: percent(ratio(paid, profit)) },
        evidence: 'impotSocietes',
      }
    },
  },
  {
    id: 'r34',
    scope: 'A',
    find({ subjects }) {
      const lossy = subjects.filter(({ figures }) => figures.resultatNet < 0)
      const found = largest(lossy, company =>
        ifAny(ratio(changeOf(company, 'valeurSociete'), figureBefore(company, 'valeurSociete'))),
      )
      if (found === null) return null
      const { company, number } = found
      return {
        size: number.mul(10),
        subject: company,
        figures: { loss: r2(figure(company, 'resultatNet').neg()) },
        answer: {
          gain: r2(changeOf(company, 'valeurSociete')),
          equity: company.figures.capitauxPropres,
          value: company.figures.valeurSociete,
          other: r2(figure(company, 'valeurSociete').sub(figure(company, 'capitauxPropres'))),
        },
        evidence: 'valeurSociete',
      }
    },
  },
]

/** Returns the charge that is the largest over all companies, the first of equals. */
function largestCharge(companies: readonly CompanyQuarter[]): Charge {
  const totals = charges.map(charge => ({ charge, amount: total(companies, charge) }))
  return totals.reduce((best, next) => (next.amount.gt(best.amount) ? next : best), {
    charge: charges[0],
    amount: exact(0),
  }).charge
}
