import type { StatementLine } from '@trimestre/contract/statements'

/**
 * `total`: a balance; `plus` and `minus`: what enters the next balance, as a positive figure or with its own sign.
 */
export type SigLine = StatementLine & { role: 'total' | 'plus' | 'minus' }

const totals = new Set([
  'valeurAjoutee',
  'excedentBrutExploitation',
  'resultatExploitation',
  'resultatCourantAvantImpots',
  'resultatNet',
  'capaciteAutofinancement',
])
const subtracted = new Set(['consommationsTiers', 'plusValuesCessions'])

/** What separates each balance from the one before, under one name each (model §9, definitions of the balances). */
const steps: Record<string, string> = {
  excedentBrutExploitation: 'personnelEtTaxes',
  resultatExploitation: 'amortissementsEtDivers',
  resultatCourantAvantImpots: 'resultatFinancier',
  resultatNet: 'impotBenefices',
  capaciteAutofinancement: 'chargesCalculees',
}

const cents = (amount: number): number => Math.round(amount * 100)

/**
 * The server's balances with the missing step between two of them written out, so that each total is visibly the
 * sum of the lines above it.
 */
export function withSteps(lines: readonly StatementLine[]): SigLine[] {
  const shown: SigLine[] = []
  let sum = 0
  for (const line of lines) {
    if (!totals.has(line.code)) {
      const isMinus = subtracted.has(line.code)
      sum += isMinus ? -cents(line.montant) : cents(line.montant)
      shown.push({ ...line, role: isMinus ? 'minus' : 'plus' })
      continue
    }
    const step = cents(line.montant) - sum
    const code = steps[line.code]
    if (code && step !== 0) shown.push(stepLine(code, step / 100))
    shown.push({ ...line, role: 'total' })
    sum = cents(line.montant)
  }
  return shown
}

const stepLine = (code: string, amount: number): SigLine => ({
  code,
  libelle: code,
  montant: Math.abs(amount),
  role: amount < 0 ? 'minus' : 'plus',
})
