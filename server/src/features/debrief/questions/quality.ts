import { decided, decisionTotal, mean, percent, r2, range, ratio, type Template, total } from './template.ts'

/** Questions about quality and service. */
export const quality: readonly Template[] = [
  {
    id: 'q39',
    scope: 'C',
    find({ companies }) {
      const points = range(companies, 'pointsQualite')
      if (!points?.distance.gte(10)) return null
      const { low, high, distance } = points
      return {
        size: distance.div(100),
        figures: { a: low.figures.pointsQualite, b: high.figures.pointsQualite },
        answer: {
          lowBudget: low.decisions.budgetQualite ?? null,
          highBudget: high.decisions.budgetQualite ?? null,
          lowService: low.figures.coutSAV,
          highService: high.figures.coutSAV,
          lowCustomers: r2(decided([low], 'demande', 'budgetQualite')),
          highCustomers: r2(decided([high], 'demande', 'budgetQualite')),
        },
        evidence: 'pointsQualite',
      }
    },
  },
  {
    id: 'q40',
    scope: 'A',
    find({ companies }) {
      const cost = total(companies, 'coutSAV')
      const size = ratio(cost, total(companies, 'chiffreAffaires'))
      if (!size?.gte('0.03')) return null
      const budget = decisionTotal(companies, 'budgetSAV')
      return {
        size,
        figures: { x: r2(cost) },
        answer: {
          share: percent(size),
          budget: r2(budget),
          warranty: r2(budget && cost.sub(budget)),
          service: r2(mean(companies, 'service')),
        },
        evidence: 'coutSAV',
      }
    },
  },
]
