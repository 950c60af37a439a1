import { equityOf } from '../books.ts'
import {
  BANK,
  BUILDINGS,
  CAPITAL,
  CUSTOMERS,
  DEPRECIATION_OF_BUILDINGS,
  DEPRECIATION_OF_MACHINES,
  DIVIDENDS_OWED,
  FINISHED_GOODS,
  LAND,
  LEGAL_RESERVE,
  LOANS,
  LOSS,
  MACHINES,
  PROFIT,
  RETAINED_LOSSES,
  RETAINED_PROFITS,
  SUPPLIERS,
  TAX_OWED,
  WRITE_DOWN_OF_GOODS,
} from '../chart-of-accounts.ts'
import { type Balances, balanceOf, creditOf } from '../journal.ts'

/** Balance sheet, centimes; depreciation lines are positive amounts to subtract (model, section 9). */
export interface BalanceSheet {
  actif: {
    terrains: number
    constructionsBrut: number
    constructionsAmortissements: number
    constructionsNet: number
    materielBrut: number
    materielAmortissements: number
    materielNet: number
    stocksBrut: number
    stocksDepreciations: number
    stocksNet: number
    clients: number
    creancesFiscales: number
    disponibilites: number
    actifImmobiliseNet: number
    actifCirculantNet: number
    totalActif: number
  }
  passif: {
    capital: number
    reserveLegale: number
    reportANouveau: number
    resultat: number
    emprunts: number
    concoursBancaires: number
    fournisseurs: number
    dettesFiscales: number
    dividendesAPayer: number
    capitauxPropres: number
    dettes: number
    totalPassif: number
  }
}

/** Builds the balance sheet from the balances after the income accounts are closed. */
export function balanceSheet(balances: Balances): BalanceSheet {
  return { actif: assets(balances), passif: liabilities(balances) }
}

function assets(b: Balances): BalanceSheet['actif'] {
  const terrains = balanceOf(b, LAND)
  const constructionsBrut = balanceOf(b, BUILDINGS)
  const constructionsAmortissements = creditOf(b, DEPRECIATION_OF_BUILDINGS)
  const constructionsNet = constructionsBrut - constructionsAmortissements
  const materielBrut = balanceOf(b, MACHINES)
  const materielAmortissements = creditOf(b, DEPRECIATION_OF_MACHINES)
  const materielNet = materielBrut - materielAmortissements
  const stocksBrut = balanceOf(b, FINISHED_GOODS)
  const stocksDepreciations = creditOf(b, WRITE_DOWN_OF_GOODS)
  const stocksNet = stocksBrut - stocksDepreciations
  const clients = balanceOf(b, CUSTOMERS)
  const creancesFiscales = Math.max(balanceOf(b, TAX_OWED), 0)
  const disponibilites = Math.max(balanceOf(b, BANK), 0)
  const actifImmobiliseNet = terrains + constructionsNet + materielNet
  const actifCirculantNet = stocksNet + clients + creancesFiscales + disponibilites
  return {
    terrains,
    constructionsBrut,
    constructionsAmortissements,
    constructionsNet,
    materielBrut,
    materielAmortissements,
    materielNet,
    stocksBrut,
    stocksDepreciations,
    stocksNet,
    clients,
    creancesFiscales,
    disponibilites,
    actifImmobiliseNet,
    actifCirculantNet,
    totalActif: actifImmobiliseNet + actifCirculantNet,
  }
}

function liabilities(b: Balances): BalanceSheet['passif'] {
  const emprunts = creditOf(b, LOANS)
  const concoursBancaires = Math.max(creditOf(b, BANK), 0)
  const fournisseurs = creditOf(b, SUPPLIERS)
  const dettesFiscales = Math.max(creditOf(b, TAX_OWED), 0)
  const dividendesAPayer = creditOf(b, DIVIDENDS_OWED)
  const capitauxPropres = equityOf(b)
  const dettes = emprunts + concoursBancaires + fournisseurs + dettesFiscales + dividendesAPayer
  return {
    capital: creditOf(b, CAPITAL),
    reserveLegale: creditOf(b, LEGAL_RESERVE),
    reportANouveau: creditOf(b, RETAINED_PROFITS) + creditOf(b, RETAINED_LOSSES),
    resultat: creditOf(b, PROFIT) + creditOf(b, LOSS),
    emprunts,
    concoursBancaires,
    fournisseurs,
    dettesFiscales,
    dividendesAPayer,
    capitauxPropres,
    dettes,
    totalPassif: capitauxPropres + dettes,
  }
}
