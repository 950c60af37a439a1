import type { TourStop } from '@trimestre/contract/tour'
import { gameAreas } from '../game-areas.ts'

/** The screen of each stop, and what it points at there: elements carry the name in `data-tour`. */
export const tourPlaces: Record<TourStop, { path: string; target: string }> = {
  product: { path: '/app/user/joined-game', target: 'product' },
  price: { path: gameAreas.ventes.path, target: 'prixVente' },
  production: { path: gameAreas.production.path, target: 'quantiteProduction' },
  people: { path: gameAreas.ressourcesHumaines.path, target: 'embauches' },
  advertising: { path: gameAreas.marketing.path, target: 'budgetPublicite' },
  projection: { path: gameAreas.marketing.path, target: 'projection' },
  submit: { path: '/app/user/joined-game', target: 'submit' },
}
