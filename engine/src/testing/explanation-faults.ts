import { formulas } from '../catalogue/formulas.ts'
import { explainQuarter, type FigureExplanation } from '../explanation/explain.ts'
import { explain, type StoredQuarter } from './played-quarters.ts'

/**
 * Returns the value of a formula without a rule of its own: the sum of its `plus` inputs less that of its `minus`
 * inputs.
 */
const sumOf = ({ inputs }: FigureExplanation): number =>
  inputs.reduce((all, { role, value }) => all + (role === 'minus' ? -value : value), 0)

/** Returns what is wrong with the explanation of a figure, whose earlier value is undefined when there is none. */
function faultsOf(explanation: FigureExplanation, before: number | undefined): string[] {
  const { figure, value, change } = explanation
  const faults: string[] = []
  const check = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault)
  }
  check(formulas.get(figure)?.of !== undefined || sumOf(explanation) === value, 'inputs do not add up')
  if (change === null) return faults
  const amounts = change.causes.map(part => part.amount)
  check(amounts.every(Number.isSafeInteger), 'a cause is not an integer')
  check(amounts.reduce((all, amount) => all + amount, 0) === change.amount, 'causes do not add up')
  check(change.before + change.amount === value, 'the change does not lead to the value')
  check(before === undefined || change.before === before, 'the change starts from another value')
  return faults
}

/** Returns what is wrong with the explanations of a quarter: every figure must follow from its inputs and causes. */
export function faultsOfQuarter(kept: StoredQuarter): string[] {
  const { figures, explain: explainFigure } = explain(kept)
  const before = kept.before === null ? {} : explainQuarter(kept.before, null).figures
  return [...formulas.keys()].flatMap(id => {
    const explanation = explainFigure(id)
    const faults = faultsOf(explanation, before[id])
    if (explanation.value !== figures[id]) faults.push('the value is another one')
    return faults.map(fault => `${id} of ${kept.id} in quarter ${kept.quarterNumber}: ${fault}`)
  })
}
