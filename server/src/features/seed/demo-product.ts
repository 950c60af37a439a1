/** The product of the first games; the market values are the engine's defaults. */
export const demoProduct = {
  name: 'Vélo urbain',
  description:
    'Un vélo de ville solide et léger, vendu à des particuliers. Le marché est ouvert à toutes les entreprises du jeu, qui partent de la même situation.',
  typeOfMarket: 'standard',
  evolution: 0,
  dimension: 2800,
}
