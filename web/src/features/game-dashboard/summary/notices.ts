import type { Result } from '@trimestre/contract/companies'
import type { AreaKey } from '../../../app/game-areas.ts'

/** Something a quarter says plainly, and the area where it is mended. */
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

/** From this distance on, percent, a price stands apart from the average. */
const farPercent = 5

/** What to look at first in a result; `meanPrice` in BA, 0 when nobody sold anything. */
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
