import type { FigureId } from '@trimestre/engine'

/** The explanation that each figure of the dashboard opens. */
export const dashboardFigures = {
  liquidity: 'result.liquidites',
  rank: 'result.classement',
  demandedQuantity: 'result.demande',
  marketPart: 'result.partMarche',
  players: 'marche.entreprises',
  averagePrice: 'marche.prixMoyen',
  'figures.depenses': 'result.depenses',
  'figures.recettes': 'result.recettes',
  'figures.valeurNette': 'result.valeurSociete',
  'production.nombreProduitsFabriques': 'result.nombreProduitsFabriques',
  'production.nombreProduitStok': 'result.nombreProduitStok',
  'production.nombreProduitVendu': 'result.nombreProduitVendu',
  'production.demande': 'result.demande',
} as const satisfies Record<string, FigureId>
