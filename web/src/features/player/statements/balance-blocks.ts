import type { BalanceSheet } from '@trimestre/contract/statements'

export const assetBlocks = ['cash', 'receivables', 'stock', 'fixedAssets'] as const
export const liabilityBlocks = ['overdraft', 'operatingDebts', 'loans', 'equity'] as const
export type BlockKey = (typeof assetBlocks)[number] | (typeof liabilityBlocks)[number]

/** The lines of each block; receivables and operating debts are all other lines of their side. */
const codes: Partial<Record<BlockKey, readonly string[]>> = {
  cash: ['disponibilites'],
  stock: ['stocks'],
  fixedAssets: ['terrains', 'constructions', 'materiel'],
  overdraft: ['concoursBancaires'],
  loans: ['emprunts'],
  equity: ['capital', 'reserveLegale', 'reportANouveau', 'resultat'],
}

export type BalanceLine = { code: string; libelle: string; montant: number }
export type BalanceBlock = { key: BlockKey; value: number; lines: BalanceLine[] }

/** Divides a side of the balance sheet into blocks, from the bottom of its column to its top. Amounts in BA, net. */
export function balanceBlocks(sheet: BalanceSheet, side: 'actif' | 'passif'): BalanceBlock[] {
  const keys = side === 'actif' ? assetBlocks : liabilityBlocks
  const named = keys.flatMap(key => codes[key] ?? [])
  return keys.map(key => {
    const own = codes[key]
    const lines = sheet[side].filter(({ code }) => (own ? own.includes(code) : !named.includes(code)))
    return { key, lines, value: lines.reduce((sum, line) => sum + Math.round(line.montant * 100), 0) / 100 }
  })
}
