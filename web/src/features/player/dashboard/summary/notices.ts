import type { Result } from '@trimestre/contract/companies'
import type { AreaKey } from '../../../../domain/game-areas.ts'

/** An obvious problem of a quarter, with the area where the player can fix it. */
export type Notice =
  | { kind: 'unserved'; area: AreaKey; units: number; made: number; capacity: number }
  | { kind: 'idle'; area: AreaKey; workers: number }
  | { kind: 'lost'; area: AreaKey; units: number }
  | { kind: 'overdraft'; area: AreaKey; amount: number }
  | { kind: 'priceAbove' | 'priceBelow'; area: AreaKey; price: number; mean: number; share: number }

type Read = Pick<
  Result,
  | 'demandeNonSatisfaite'
  | 'nombreProduitsFabriques'
  | 'capaciteProduction'
  | 'nombreOuvriersInocupes'
  | 'produitsPerdus'
  | 'liquidites'
  | 'prixVente'
>

/** The distance from the average price, in percent, from which a price is reported. */
const farPercent = 5

/** Returns the most important notices on a result. `meanPrice` is in BA, and 0 when nobody sold anything. */
export function noticesOf(result: Read, meanPrice: number): Notice[] {
  const { demandeNonSatisfaite, nombreOuvriersInocupes, produitsPerdus, liquidites, prixVente } = result
  const notices: Notice[] = []
  if (demandeNonSatisfaite > 0)
    notices.push({
      kind: 'unserved',
      area: 'production',
      units: demandeNonSatisfaite,
      made: result.nombreProduitsFabriques,
      capacity: result.capaciteProduction,
    })
  if (nombreOuvriersInocupes > 0)
    notices.push({ kind: 'idle', area: 'ressourcesHumaines', workers: nombreOuvriersInocupes })
  if (produitsPerdus > 0) notices.push({ kind: 'lost', area: 'logistique', units: produitsPerdus })
  if (liquidites < 0) notices.push({ kind: 'overdraft', area: 'comptabilite', amount: liquidites })
  const share = meanPrice > 0 ? (prixVente / meanPrice - 1) * 100 : 0
  if (Math.abs(share) >= farPercent)
    notices.push({
      kind: share > 0 ? 'priceAbove' : 'priceBelow',
      area: 'ventes',
      price: prixVente,
      mean: meanPrice,
      share: Math.abs(share),
    })
  return notices
}
