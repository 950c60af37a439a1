import type { BalanceSheet } from '@trimestre/contract/statements'

/** A line of the functional balance sheet, on long-term funds, the operating cycle or cash. Amounts in BA. */
export type FunctionalLine = { code: FunctionalCode; amount: number; role: 'plus' | 'minus' | 'total' }

export type FunctionalCode =
  | 'capitauxPropres'
  | 'amortissementsCumules'
  | 'emprunts'
  | 'immobilisationsBrutes'
  | 'fondsRoulement'
  | 'stocksBruts'
  | 'clients'
  | 'dettesExploitation'
  | 'besoinFondsRoulement'
  | 'tresorerieActive'
  | 'concoursBancaires'
  | 'tresorerieNette'

const fixedAssets = ['terrains', 'constructions', 'materiel']
const equity = ['capital', 'reserveLegale', 'reportANouveau', 'resultat']
const operatingReceivables = ['clients', 'creancesFiscales']
const operatingDebts = ['fournisseurs', 'dettesFiscales', 'dividendesAPayer']

/**
 * Converts the balance sheet to its functional form: working capital (FRNG) = long-term resources − gross fixed assets;
 * working-capital requirement (BFR) = gross stock + customers and tax to be given back − operating debts; net cash =
 * working capital − requirement, which is also cash − overdraft. Depreciation counts as a resource, since assets have
 * their gross value.
 */
export function functionalBalance({ actif, passif }: BalanceSheet): FunctionalLine[] {
  const cents = (amount: number) => Math.round(amount * 100)
  const sumOf = (
    lines: readonly { code: string }[],
    codes: readonly string[],
    part: (line: never) => number,
  ) =>
    lines.filter(line => codes.includes(line.code)).reduce((sum, line) => sum + cents(part(line as never)), 0)
  const gross = (...codes: string[]) => sumOf(actif, codes, (line: { brut: number }) => line.brut)
  const owed = (...codes: string[]) => sumOf(passif, codes, (line: { montant: number }) => line.montant)
  const depreciation = actif.reduce((sum, line) => sum + cents(line.amortissements), 0)

  const own = owed(...equity)
  const loans = owed('emprunts')
  const fixed = gross(...fixedAssets)
  const workingCapital = own + depreciation + loans - fixed
  const stock = gross('stocks')
  const receivables = gross(...operatingReceivables)
  const debts = owed(...operatingDebts)
  const requirement = stock + receivables - debts
  const cash = gross('disponibilites')
  const overdraft = owed('concoursBancaires')
  const lines: [FunctionalCode, number, FunctionalLine['role']][] = [
    ['capitauxPropres', own, 'plus'],
    ['amortissementsCumules', depreciation, 'plus'],
    ['emprunts', loans, 'plus'],
    ['immobilisationsBrutes', fixed, 'minus'],
    ['fondsRoulement', workingCapital, 'total'],
    ['stocksBruts', stock, 'plus'],
    ['clients', receivables, 'plus'],
    ['dettesExploitation', debts, 'minus'],
    ['besoinFondsRoulement', requirement, 'total'],
    ['tresorerieActive', cash, 'plus'],
    ['concoursBancaires', overdraft, 'minus'],
    ['tresorerieNette', cash - overdraft, 'total'],
  ]
  return lines.map(([code, amount, role]) => ({ code, amount: amount / 100, role }))
}
