import type { EventKey } from '@trimestre/engine'
import type { MarketTypeName } from './games.ts'

/** An event that suits a product: the quarter in which it acts, and whether players are told before. */
export type AdvisedEvent = { event: EventKey; quarter: number; announced: boolean }

type ReadyProduct = {
  key: string
  /** French, as the first start stores them; the web application translates them by the key. */
  name: string
  description: string
  typeOfMarket: MarketTypeName
  /** Growth of the market per quarter, in percent, added to that of the phase. */
  evolution: number
  /** Units per company and quarter. Below 2700 a company on the defaults would begin with a loss. */
  dimension: number
  events: readonly AdvisedEvent[]
}

const told = (event: EventKey, quarter: number): AdvisedEvent => ({ event, quarter, announced: true })
const surprise = (event: EventKey, quarter: number): AdvisedEvent => ({ event, quarter, announced: false })

/**
 * The products that the product ships, two per type of market: the only list of them. A further one needs its texts under
 * `product` in catalogue.json and its case in cases.json, in each language, and its picture in web/public/products. Every
 * installation receives it once, at the next start.
 */
export const readyProducts = [
  {
    key: 'veloUrbain',
    name: 'Vélo urbain',
    description:
      'Un vélo de ville solide et léger, vendu à des particuliers. Le marché est ouvert à toutes les entreprises du jeu, qui partent de la même situation.',
    typeOfMarket: 'standard',
    evolution: 0,
    dimension: 2800,
    events: [
      told('salonProfessionnel', 2),
      surprise('penurieMatieres', 3),
      told('baisseTVA', 5),
      surprise('innovationConcurrente', 6),
      told('hausseCarburant', 7),
    ],
  },
  {
    key: 'chaise',
    name: 'Chaise en bois',
    description:
      'Une chaise de salle à manger en hêtre, assemblée à l’atelier. Les familles et les restaurants comparent le prix, le confort et la finition.',
    typeOfMarket: 'standard',
    evolution: 0,
    dimension: 2750,
    events: [
      told('hausseSalaires', 2),
      surprise('penurieMatieres', 3),
      surprise('concurrenceEtrangere', 4),
      told('hausseCarburant', 5),
      surprise('inondation', 6),
    ],
  },
  {
    key: 'chocolat',
    name: 'Tablettes de chocolat',
    description:
      'Du chocolat noir vendu par cartons de tablettes aux magasins. On l’achète souvent et sans longue réflexion : le prix et la notoriété décident.',
    typeOfMarket: 'grandeConsommation',
    evolution: 0,
    dimension: 2900,
    events: [
      surprise('hausseEnergie', 2),
      surprise('penurieMatieres', 3),
      told('fetesFinAnnee', 4),
      surprise('guerreDesPrix', 5),
      surprise('scandaleQualite', 6),
    ],
  },
  {
    key: 'cremeMains',
    name: 'Crème pour les mains',
    description:
      'Une crème de soin quotidien, vendue par cartons de tubes aux magasins. Beaucoup de marques se ressemblent : il faut être connu et rester abordable.',
    typeOfMarket: 'grandeConsommation',
    evolution: 0.5,
    dimension: 2850,
    events: [
      told('decouverteScientifique', 2),
      surprise('scandaleQualite', 3),
      told('fetesFinAnnee', 4),
      surprise('guerreDesPrix', 5),
      surprise('epidemie', 6),
    ],
  },
  {
    key: 'ecouteurs',
    name: 'Écouteurs sans fil',
    description:
      'Des écouteurs légers dans leur boîtier de charge. Chaque génération fait oublier la précédente : les clients récompensent la nouveauté.',
    typeOfMarket: 'technologie',
    evolution: 1.5,
    dimension: 2750,
    events: [
      told('salonProfessionnel', 2),
      surprise('innovationConcurrente', 3),
      told('fetesFinAnnee', 4),
      told('decouverteScientifique', 5),
      surprise('guerreDesPrix', 6),
    ],
  },
  {
    key: 'telephone',
    name: 'Téléphone réparable',
    description:
      'Un téléphone dont chaque pièce se remplace. Les clients comparent les fonctions et la fiabilité, et attendent des progrès à chaque trimestre.',
    typeOfMarket: 'technologie',
    evolution: 1,
    dimension: 2800,
    events: [
      surprise('penurieMatieres', 2),
      surprise('innovationConcurrente', 3),
      told('fetesFinAnnee', 4),
      surprise('scandaleQualite', 5),
      told('concurrenceEtrangere', 6),
    ],
  },
  {
    key: 'montre',
    name: 'Montre automatique',
    description:
      'Une montre mécanique assemblée à la main. Les clients paient la finition et la réputation de la maison, et attendent un service irréprochable.',
    typeOfMarket: 'luxe',
    evolution: 0.5,
    dimension: 2700,
    events: [
      told('salonProfessionnel', 2),
      surprise('penurieMainOeuvre', 3),
      surprise('boomEconomique', 4),
      surprise('scandaleQualite', 5),
      told('recession', 7),
    ],
  },
  {
    key: 'parfum',
    name: 'Eau de parfum',
    description:
      'Une eau de parfum en flacon de verre. Le rêve, la qualité de la composition et l’accueil comptent plus que le prix.',
    typeOfMarket: 'luxe',
    evolution: 0.5,
    dimension: 2750,
    events: [
      told('salonProfessionnel', 2),
      surprise('concurrenceEtrangere', 3),
      told('fetesFinAnnee', 4),
      told('hausseTaux', 5),
      surprise('recession', 6),
    ],
  },
  {
    key: 'pompe',
    name: 'Pompe centrifuge',
    description:
      'Une pompe pour l’eau et les procédés, vendue à des usines et à des communes. Les acheteurs pèsent le service, les délais et les conditions de paiement.',
    typeOfMarket: 'industriel',
    evolution: 0,
    dimension: 2750,
    events: [
      told('subventionIndustrie', 2),
      surprise('hausseEnergie', 3),
      surprise('defaillancesClients', 4),
      told('resserrementCredit', 5),
      surprise('panneGenerale', 6),
    ],
  },
  {
    key: 'chariotElevateur',
    name: 'Chariot élévateur',
    description:
      'Un chariot électrique pour entrepôts. Les clients sont des entreprises : une machine arrêtée leur coûte plus cher qu’un prix un peu plus élevé.',
    typeOfMarket: 'industriel',
    evolution: 0.5,
    dimension: 2800,
    events: [
      told('salonProfessionnel', 2),
      told('hausseSalaires', 3),
      surprise('penurieMatieres', 4),
      surprise('defaillancesClients', 5),
      surprise('recession', 6),
    ],
  },
] as const satisfies readonly ReadyProduct[]

export type ReadyProductKey = (typeof readyProducts)[number]['key']
