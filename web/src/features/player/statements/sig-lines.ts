import type { StatementLine } from '@trimestre/contract/statements'

/**
 * The role of the line: `plus` and `minus` are income and expenses, `total` is the balance of all lines so far, and
 * `subtotal` is the balance of the lines since the previous balance.
 */
export type SigLine = {
  code: string
  libelle: string
  montant: number
  /** Amount of the financial year to date. */
  exercice?: number
  role: 'total' | 'subtotal' | 'plus' | 'minus'
  /** The statement that contains the line, by its name in the engine. */
  group: 'sig' | 'compteResultat'
}

type Step = readonly [role: SigLine['role'], code: string]

/** The income, expenses and balances in the order of the French statement (model, section 9). */
const order: readonly Step[] = [
  ['plus', 'ventesMarchandises'],
  ['minus', 'achatsMarchandises'],
  ['subtotal', 'margeCommerciale'],
  ['plus', 'productionVendue'],
  ['plus', 'productionStockee'],
  ['subtotal', 'productionExercice'],
  ['minus', 'achatsMatieres'],
  ['minus', 'autresAchatsChargesExternes'],
  ['total', 'valeurAjoutee'],
  ['plus', 'subventions'],
  ['minus', 'impotsTaxes'],
  ['minus', 'salairesTraitements'],
  ['minus', 'chargesSociales'],
  ['total', 'excedentBrutExploitation'],
  ['plus', 'autresProduits'],
  ['plus', 'reprises'],
  ['minus', 'dotationsAmortissements'],
  ['minus', 'dotationsDepreciations'],
  ['minus', 'autresCharges'],
  ['total', 'resultatExploitation'],
  ['plus', 'produitsFinanciers'],
  ['minus', 'chargesFinancieres'],
  ['total', 'resultatCourantAvantImpots'],
  ['plus', 'produitsExceptionnels'],
  ['minus', 'chargesExceptionnelles'],
  ['minus', 'impotBenefices'],
  ['total', 'resultatNet'],
  ['plus', 'dotationsAmortissements'],
  ['plus', 'dotationsDepreciations'],
  ['minus', 'reprises'],
  ['minus', 'plusValuesCessions'],
  ['total', 'capaciteAutofinancement'],
]

/**
 * Returns the balances with the income and expenses between them, so that each is visibly the sum of the lines above
 * it. Omits lines without an amount in the quarter and in the year, and the trading margin of a company that does not
 * trade.
 */
export function sigLines(sig: readonly StatementLine[], income: readonly StatementLine[]): SigLine[] {
  const grouped = (lines: readonly StatementLine[], group: SigLine['group']) =>
    lines.map(line => [line.code, { ...line, group }] as const)
  const lines = new Map([...grouped(income, 'compteResultat'), ...grouped(sig, 'sig')])
  return order.flatMap(([role, code]) => {
    const line = lines.get(code)
    if (!line) return []
    const hasAmount = line.montant !== 0 || (line.exercice ?? 0) !== 0
    return role === 'total' || hasAmount ? [{ ...line, role }] : []
  })
}
