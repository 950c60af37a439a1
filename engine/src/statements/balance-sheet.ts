import { equityOf } from '../books.ts'
import { type Balances, balanceOf } from '../journal.ts'
import { charges, products } from './income-statement.ts'

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
    disponibilites: number
    actifImmobiliseNet: number
    actifCirculantNet: number
    totalActif: number
  }
  passif: {
    capital: number
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

/** The balance sheet, from the balances once the income accounts are closed. */
export function balanceSheet(balances: Balances): BalanceSheet {
  return { actif: assets(balances), passif: liabilities(balances) }
}

function assets(b: Balances): BalanceSheet['actif'] {
  const terrains = charges(b, '211')
  const constructionsNet = charges(b, '213', '2813')
  const materielNet = charges(b, '2154', '28154')
  const stocksNet = charges(b, '355', '397')
  const clients = charges(b, '411')
  const disponibilites = Math.max(balanceOf(b, '512'), 0)
  const actifImmobiliseNet = terrains + constructionsNet + materielNet
  const actifCirculantNet = stocksNet + clients + disponibilites
  return {
    terrains,
    constructionsBrut: charges(b, '213'),
    constructionsAmortissements: products(b, '2813'),
    constructionsNet,
    materielBrut: charges(b, '2154'),
    materielAmortissements: products(b, '28154'),
    materielNet,
    stocksBrut: charges(b, '355'),
    stocksDepreciations: products(b, '397'),
    stocksNet,
    clients,
    disponibilites,
    actifImmobiliseNet,
    actifCirculantNet,
    totalActif: actifImmobiliseNet + actifCirculantNet,
  }
}

function liabilities(b: Balances): BalanceSheet['passif'] {
  const emprunts = products(b, '164')
  const concoursBancaires = Math.max(products(b, '512'), 0)
  const fournisseurs = products(b, '401')
  const dettesFiscales = products(b, '444')
  const dividendesAPayer = products(b, '457')
  const capitauxPropres = equityOf(b)
  const dettes = emprunts + concoursBancaires + fournisseurs + dettesFiscales + dividendesAPayer
  return {
    capital: products(b, '101'),
    reportANouveau: products(b, '110', '119'),
    resultat: products(b, '120', '129'),
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
