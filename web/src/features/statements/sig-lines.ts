import type { StatementLine } from '@trimestre/contract/statements'

/**
 * `plus` and `minus`: products and charges; `total`: the balance of all of them so far; `subtotal`: of those since the
 * balance before.
 */
export type SigLine = {
  code: string
  libelle: string
  montant: number
  role: 'total' | 'subtotal' | 'plus' | 'minus'
  /** The statement that has it, by the name the engine gives it. */
  group: 'sig' | 'compteResultat'
}

type Step = readonly [role: SigLine['role'], code: string]

/** Products, charges and balances in the order of the French statement (model, section 9). */
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
 * The balances with the products and charges between them, so that each is visibly the sum of the lines above it.
 * Lines of nothing are left out, and the trading margin of a company that trades nothing.
 */
export function sigLines(sig: readonly StatementLine[], income: readonly StatementLine[]): SigLine[] {
  const grouped = (lines: readonly StatementLine[], group: SigLine['group']) =>
    lines.map(line => [line.code, { ...line, group }] as const)
  const lines = new Map([...grouped(income, 'compteResultat'), ...grouped(sig, 'sig')])
  return order.flatMap(([role, code]) => {
    const line = lines.get(code)
    if (!line) return []
    return role === 'total' || line.montant !== 0 ? [{ ...line, role }] : []
  })
}
