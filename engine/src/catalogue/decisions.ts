import type { CriterionName } from './criteria.ts'
import type { MenuKey } from './menus.ts'

/** The conversion of a decision to an engine integer: 25 % is 250 000 millionths, 1 BA is 100 centimes. */
export type DecisionScale = 'centimes' | 'percent' | 'entier'

export interface DecisionChoice {
  readonly value: number
  readonly name: string
  readonly en: string
}

/** A decision of the player. Numbers here are human numbers (BA, percents, counts). */
export interface DecisionItem {
  readonly key: string
  readonly name: string
  readonly en: string
  readonly menu: MenuKey
  readonly unit: string
  readonly scale: DecisionScale
  readonly min: number
  readonly max: number
  /** Step of the field in the form; the engine does not enforce it. */
  readonly step: number
  readonly default: number
  /** When present, the default follows this base criterion of the game instead of `default`. */
  readonly defaultCriterion?: CriterionName
  /** Level of the game from which the decision is open. */
  readonly level: number
  /** A standing decision carries over from quarter to quarter until changed. */
  readonly standing: boolean
  readonly choices?: readonly DecisionChoice[]
  /** Its meaning, its effect, and advice, in French. */
  readonly itemDescription: {
    readonly description1: string
    readonly description2: string
    readonly description3: string
  }
}

const list = [
  {
    key: 'quantiteProduction',
    name: 'Quantité à produire',
    en: 'Planned production',
    menu: 'production',
    unit: 'unités',
    scale: 'entier',
    min: 0,
    max: 1000000,
    step: 10,
    default: 2600,
    level: 1,
    standing: true,
    itemDescription: {
      description1: "Nombre de produits que l'atelier doit fabriquer pendant le trimestre.",
      description2:
        "La production réelle est limitée par la plus petite des deux capacités : celle des machines et celle des ouvriers. Les matières commandées pour ce qui dépasse cette capacité sont annulées contre un dédit de 10 % de leur prix. Les produits non vendus restent en stock dans la limite de l'entrepôt ; le surplus est perdu.",
      description3:
        'Partez de la demande du trimestre précédent, ajoutez la croissance attendue et un petit stock de sécurité, puis retirez le stock existant.',
    },
  },
  {
    key: 'embauches',
    name: 'Embauches',
    en: 'Workers to hire',
    menu: 'ressourcesHumaines',
    unit: 'ouvriers',
    scale: 'entier',
    min: 0,
    max: 500,
    step: 1,
    default: 0,
    level: 1,
    standing: false,
    itemDescription: {
      description1: "Nombre d'ouvriers recrutés au début du trimestre.",
      description2:
        "Ils travaillent tout de suite, coûtent des frais de recrutement et abaissent le niveau moyen de formation. La croissance de l'effectif est plafonnée chaque trimestre.",
      description3:
        "Calculez l'effectif nécessaire : production prévue divisée par la productivité d'un ouvrier. Anticipez la formation des nouveaux.",
    },
  },
  {
    key: 'licenciements',
    name: 'Licenciements',
    en: 'Workers to lay off',
    menu: 'ressourcesHumaines',
    unit: 'ouvriers',
    scale: 'entier',
    min: 0,
    max: 500,
    step: 1,
    default: 0,
    level: 1,
    standing: false,
    itemDescription: {
      description1: "Nombre d'ouvriers licenciés au début du trimestre.",
      description2: 'Chaque départ coûte une indemnité et dégrade le moral de ceux qui restent.',
      description3:
        "Avant de licencier, comparez l'indemnité au salaire économisé et pensez aux départs volontaires.",
    },
  },
  {
    key: 'prixVente',
    name: 'Prix de vente',
    en: 'Selling price',
    menu: 'ventes',
    unit: 'BA',
    scale: 'centimes',
    min: 1,
    max: 1000,
    step: 0.1,
    default: 50,
    defaultCriterion: 'prixReference',
    level: 1,
    standing: true,
    itemDescription: {
      description1: 'Prix demandé au client pour un produit.',
      description2:
        "La demande baisse quand le prix monte, d'autant plus que la phase du produit est avancée. Un prix inférieur au coût complet détruit de la valeur.",
      description3:
        'Comparez la marge unitaire et la demande attendue ; en rupture de stock durable, montez le prix, en surstock, baissez-le.',
    },
  },
  {
    key: 'budgetPublicite',
    name: 'Budget de publicité',
    en: 'Advertising budget',
    menu: 'marketing',
    unit: 'BA',
    scale: 'centimes',
    min: 0,
    max: 200000,
    step: 100,
    default: 6000,
    defaultCriterion: 'publiciteReference',
    level: 1,
    standing: true,
    itemDescription: {
      description1: 'Somme dépensée en publicité pendant le trimestre.',
      description2:
        "Elle construit la notoriété, dont 40 % se conservent d'un trimestre à l'autre. L'effet sur la demande est réel mais décroissant.",
      description3:
        "Un ordre de grandeur utile : 4 à 8 % du chiffre d'affaires, davantage au lancement, moins en déclin.",
    },
  },
  {
    key: 'achatMachines',
    name: 'Achat de machines',
    en: 'Machines to buy',
    menu: 'production',
    unit: 'machines',
    scale: 'entier',
    min: 0,
    max: 50,
    step: 1,
    default: 0,
    level: 2,
    standing: false,
    itemDescription: {
      description1: 'Nombre de machines neuves commandées ce trimestre.',
      description2:
        "Payées comptant, elles ne produisent qu'au trimestre suivant. Elles sont amorties sur 20 trimestres et leur faible usure améliore la moyenne du parc.",
      description3:
        "Investissez un trimestre avant d'en avoir besoin, et vérifiez que vous aurez assez d'ouvriers et de trésorerie pour les faire tourner.",
    },
  },
  {
    key: 'venteMachines',
    name: 'Vente de machines',
    en: 'Machines to sell',
    menu: 'production',
    unit: 'machines',
    scale: 'entier',
    min: 0,
    max: 50,
    step: 1,
    default: 0,
    level: 2,
    standing: false,
    itemDescription: {
      description1: 'Nombre de machines revendues en début de trimestre.',
      description2:
        'Les plus anciennes partent en premier ; le prix dépend de leur valeur nette comptable et de leur usure. La capacité baisse immédiatement.',
      description3:
        "Utile quand la demande recule durablement : une machine inutile coûte de l'énergie, des réparations et des taxes.",
    },
  },
  {
    key: 'budgetMaintenance',
    name: 'Budget de maintenance',
    en: 'Maintenance budget',
    menu: 'production',
    unit: 'BA',
    scale: 'centimes',
    min: 0,
    max: 100000,
    step: 100,
    default: 3000,
    level: 2,
    standing: true,
    itemDescription: {
      description1: "Somme consacrée à l'entretien préventif des machines.",
      description2:
        "L'entretien réduit l'usure avec un rendement décroissant. L'usure diminue la productivité et la qualité, et le coût des pannes croît avec son carré.",
      description3:
        "Environ 300 BA par machine stabilisent l'usure à pleine charge ; augmentez ce budget si vous utilisez beaucoup d'heures supplémentaires.",
    },
  },
  {
    key: 'budgetFormation',
    name: 'Budget de formation',
    en: 'Training budget',
    menu: 'ressourcesHumaines',
    unit: 'BA',
    scale: 'centimes',
    min: 0,
    max: 100000,
    step: 100,
    default: 1000,
    level: 2,
    standing: true,
    itemDescription: {
      description1: 'Somme consacrée à la formation des ouvriers.',
      description2:
        "Elle élève le taux de formation avec un rendement décroissant par ouvrier ; sans budget, les compétences s'érodent. La formation améliore productivité, qualité et moral.",
      description3:
        "Environ 50 BA par ouvrier maintiennent le niveau ; formez davantage après une vague d'embauches.",
    },
  },
  {
    key: 'budgetQualite',
    name: 'Budget de contrôle qualité',
    en: 'Quality control budget',
    menu: 'qualite',
    unit: 'BA',
    scale: 'centimes',
    min: 0,
    max: 100000,
    step: 100,
    default: 2600,
    level: 2,
    standing: true,
    itemDescription: {
      description1: "Somme consacrée au contrôle et à l'amélioration de la qualité de la production.",
      description2:
        'Rapporté à chaque produit fabriqué, il élève ou abaisse les points de qualité, dont dépendent la réputation, la demande et les retours sous garantie.',
      description3:
        'Environ 1 BA par produit donne la qualité de référence. Les effets sur la réputation sont progressifs : soyez régulier.',
    },
  },
  {
    key: 'locationStock',
    name: "Location d'entrepôt",
    en: 'Rented storage',
    menu: 'logistique',
    unit: 'unités',
    scale: 'entier',
    min: 0,
    max: 50000,
    step: 50,
    default: 0,
    level: 2,
    standing: true,
    itemDescription: {
      description1: "Capacité de stockage louée pour le trimestre, en plus de l'entrepôt de l'entreprise.",
      description2:
        "Elle évite de perdre le stock qui dépasse la capacité ; elle se paie à l'unité louée, utilisée ou non.",
      description3: 'Louez seulement si le stock attendu en fin de trimestre dépasse votre propre capacité.',
    },
  },
  {
    key: 'emprunt',
    name: 'Nouvel emprunt',
    en: 'New loan',
    menu: 'comptabilite',
    unit: 'BA',
    scale: 'centimes',
    min: 0,
    max: 1000000,
    step: 1000,
    default: 0,
    level: 2,
    standing: false,
    itemDescription: {
      description1: 'Somme empruntée à la banque ce trimestre.',
      description2:
        "La dette totale ne peut dépasser 60 % des capitaux propres. Le taux augmente avec l'endettement. Le remboursement par échéances constantes commence au trimestre suivant.",
      description3:
        'Empruntez pour investir, pas pour couvrir des pertes ; la rentabilité du projet doit dépasser le taux.',
    },
  },
  {
    key: 'gradeMatieres',
    name: 'Gamme des matières premières',
    en: 'Raw material grade',
    menu: 'qualite',
    unit: 'choix',
    scale: 'entier',
    min: 1,
    max: 3,
    step: 1,
    default: 2,
    level: 3,
    standing: true,
    itemDescription: {
      description1: 'Niveau de gamme des matières : économique, standard ou supérieure.',
      description2:
        'La gamme change le coût des matières (de 35 % par cran) et les points de qualité (14 points par cran).',
      description3:
        'La gamme supérieure se justifie si vous vendez cher à une clientèle sensible à la qualité ; la gamme économique convient à une stratégie de prix bas.',
    },
    choices: [
      {
        value: 1,
        name: 'Économique',
        en: 'Economy',
      },
      {
        value: 2,
        name: 'Standard',
        en: 'Standard',
      },
      {
        value: 3,
        name: 'Supérieure',
        en: 'Premium',
      },
    ],
  },
  {
    key: 'budgetRD',
    name: 'Budget de recherche et développement',
    en: 'R&D budget',
    menu: 'rechercheDeveloppement',
    unit: 'BA',
    scale: 'centimes',
    min: 0,
    max: 200000,
    step: 100,
    default: 3000,
    defaultCriterion: 'rdReference',
    level: 3,
    standing: true,
    itemDescription: {
      description1: 'Somme investie ce trimestre dans la recherche et le développement.',
      description2:
        "Les budgets s'accumulent ; à chaque seuil franchi, l'entreprise gagne un niveau au trimestre suivant : produit plus attirant, ateliers plus productifs, moins de matières. Au-delà du plafond trimestriel, le rendement diminue.",
      description3:
        "Le concurrent de référence progresse sans cesse : un effort régulier vaut mieux qu'un effort tardif. La R&D pèse davantage au lancement et en croissance.",
    },
  },
  {
    key: 'salaire',
    name: 'Salaire brut trimestriel',
    en: 'Quarterly gross wage',
    menu: 'ressourcesHumaines',
    unit: 'BA par ouvrier',
    scale: 'centimes',
    min: 500,
    max: 10000,
    step: 10,
    default: 1500,
    defaultCriterion: 'salaireReference',
    level: 3,
    standing: true,
    itemDescription: {
      description1: 'Salaire brut versé à chaque ouvrier pour le trimestre, hors charges sociales.',
      description2:
        "Il ne peut descendre sous le salaire minimum, 90 % du salaire de référence. Comparé au salaire de référence du marché, il fait varier le moral : une baisse blesse plus qu'une hausse ne réjouit. Le moral agit sur l'absentéisme, la productivité, la qualité et les démissions.",
      description3:
        "Restez proche du salaire de référence ; une hausse modérée se paie surtout par la qualité et la stabilité de l'équipe.",
    },
  },
  {
    key: 'modeTransport',
    name: 'Mode de transport',
    en: 'Transport mode',
    menu: 'logistique',
    unit: 'choix',
    scale: 'entier',
    min: 1,
    max: 3,
    step: 1,
    default: 2,
    level: 3,
    standing: true,
    itemDescription: {
      description1: 'Mode de livraison aux clients : économique, standard ou express.',
      description2:
        "Il change le coût de transport par produit vendu (40 % par cran) et l'attrait de l'offre.",
      description3:
        "L'express accompagne un positionnement haut de gamme ; l'économique une stratégie de volume.",
    },
    choices: [
      {
        value: 1,
        name: 'Économique',
        en: 'Economy',
      },
      {
        value: 2,
        name: 'Standard',
        en: 'Standard',
      },
      {
        value: 3,
        name: 'Express',
        en: 'Express',
      },
    ],
  },
  {
    key: 'creditT1',
    name: 'Crédit client à un trimestre',
    en: 'Sales paid after one quarter',
    menu: 'ventes',
    unit: '%',
    scale: 'percent',
    min: 0,
    max: 100,
    step: 5,
    default: 30,
    level: 3,
    standing: true,
    itemDescription: {
      description1: "Part du chiffre d'affaires encaissée au trimestre suivant.",
      description2:
        'Des délais plus longs attirent des clients mais retardent les encaissements et exposent aux impayés.',
      description3: "Vérifiez d'abord votre plan de trésorerie : le crédit client se finance.",
    },
  },
  {
    key: 'creditT2',
    name: 'Crédit client à deux trimestres',
    en: 'Sales paid after two quarters',
    menu: 'ventes',
    unit: '%',
    scale: 'percent',
    min: 0,
    max: 100,
    step: 5,
    default: 10,
    level: 3,
    standing: true,
    itemDescription: {
      description1: "Part du chiffre d'affaires encaissée deux trimestres plus tard.",
      description2:
        'Son effet commercial et son coût de financement sont doubles de ceux du crédit à un trimestre. La somme des deux parts ne peut dépasser 100 %.',
      description3: 'À manier avec prudence quand la trésorerie est tendue.',
    },
  },
  {
    key: 'budgetSAV',
    name: 'Budget de service après-vente',
    en: 'After-sales service budget',
    menu: 'marketing',
    unit: 'BA',
    scale: 'centimes',
    min: 0,
    max: 100000,
    step: 100,
    default: 2000,
    level: 3,
    standing: true,
    itemDescription: {
      description1: "Somme consacrée à l'accueil et au dépannage des clients.",
      description2:
        "Rapporté aux ventes du trimestre précédent, il améliore peu à peu l'image de service. Les ruptures de stock la dégradent. Le coût des retours sous garantie s'y ajoute.",
      description3: 'Environ 0,80 BA par produit vendu donne un service moyen.',
    },
  },
  {
    key: 'etudeMarche',
    name: 'Étude de marché',
    en: 'Market survey',
    menu: 'marketing',
    unit: 'oui/non',
    scale: 'entier',
    min: 0,
    max: 1,
    step: 1,
    default: 0,
    level: 3,
    standing: false,
    itemDescription: {
      description1: "Achat d'une étude sur les concurrents.",
      description2:
        "Elle montre, pour le trimestre qui s'achève, les points de qualité, la publicité et le niveau de R&D de chaque concurrent, et ce qui a attiré les clients. Prix et parts de marché, eux, sont connus de tous. Elle n'agit pas sur la demande.",
      description3: 'Utile avant un changement de prix ou un investissement important.',
    },
    choices: [
      {
        value: 0,
        name: 'Non',
        en: 'No',
      },
      {
        value: 1,
        name: 'Oui',
        en: 'Yes',
      },
    ],
  },
  {
    key: 'heuresSupplementaires',
    name: 'Heures supplémentaires',
    en: 'Overtime',
    menu: 'ressourcesHumaines',
    unit: '%',
    scale: 'percent',
    min: 0,
    max: 25,
    step: 1,
    default: 0,
    level: 4,
    standing: false,
    itemDescription: {
      description1: "Pourcentage d'heures effectuées au-delà de l'horaire normal.",
      description2:
        "Elles augmentent la capacité des ouvriers et des machines, sont payées avec une majoration, usent les machines, fatiguent l'équipe et réduisent la qualité.",
      description3:
        'Réservez-les à une pointe de demande passagère ; si le besoin dure, embauchez et investissez.',
    },
  },
  {
    key: 'extensionStock',
    name: "Extension de l'entrepôt",
    en: 'Storage extension',
    menu: 'logistique',
    unit: 'unités',
    scale: 'entier',
    min: 0,
    max: 20000,
    step: 50,
    default: 0,
    level: 4,
    standing: false,
    itemDescription: {
      description1: 'Capacité de stockage construite et conservée définitivement.',
      description2: 'Payée comptant, disponible au trimestre suivant, amortie sur 80 trimestres.',
      description3: 'Rentable face à la location seulement si le besoin dure de nombreux trimestres.',
    },
  },
  {
    key: 'achatsNegoce',
    name: 'Achats de négoce (maximum)',
    en: 'Goods bought for resale (maximum)',
    menu: 'ventes',
    unit: 'unités',
    scale: 'entier',
    min: 0,
    max: 100000,
    step: 50,
    default: 0,
    level: 4,
    standing: true,
    itemDescription: {
      description1:
        'Nombre maximal de produits achetés à un confrère pour servir les clients quand le stock est épuisé.',
      description2:
        'Seules les unités nécessaires sont achetées, au plus 25 % de votre production. Elles sont revendues à votre prix et forment la marge commerciale.',
      description3:
        "Une assurance contre la rupture, peu margée : surveillez l'écart entre votre prix et le prix d'achat.",
    },
  },
  {
    key: 'dureeEmprunt',
    name: 'Durée du nouvel emprunt',
    en: 'Term of the new loan',
    menu: 'comptabilite',
    unit: 'trimestres',
    scale: 'entier',
    min: 2,
    max: 16,
    step: 1,
    default: 8,
    level: 4,
    standing: true,
    itemDescription: {
      description1: "Nombre d'échéances trimestrielles du nouvel emprunt.",
      description2: 'Une durée longue allège chaque échéance mais augmente le total des intérêts.',
      description3: 'Accordez la durée du prêt à celle du bien financé.',
    },
  },
  {
    key: 'remboursementAnticipe',
    name: 'Remboursement anticipé',
    en: 'Early repayment',
    menu: 'comptabilite',
    unit: 'BA',
    scale: 'centimes',
    min: 0,
    max: 1000000,
    step: 1000,
    default: 0,
    level: 4,
    standing: false,
    itemDescription: {
      description1: 'Somme remboursée en plus des échéances prévues.',
      description2:
        "Elle rembourse d'abord les prêts d'urgence, sans pénalité, puis les emprunts les plus anciens avec une pénalité de 1 %.",
      description3: 'Intéressant si la trésorerie dort et que les échéances restantes sont nombreuses.',
    },
  },
  {
    key: 'dividende',
    name: 'Dividendes versés',
    en: 'Dividends paid',
    menu: 'comptabilite',
    unit: 'BA',
    scale: 'centimes',
    min: 0,
    max: 1000000,
    step: 1000,
    default: 0,
    level: 4,
    standing: false,
    itemDescription: {
      description1: 'Somme distribuée aux actionnaires, prélevée sur les bénéfices des exercices clos.',
      description2:
        "Limitée aux bénéfices reportés des exercices clos, après réserve légale, et à la trésorerie d'ouverture : aucun dividende n'est possible la première année. Les dividendes versés restent comptés dans la valeur nette et y rapportent 1 % par trimestre.",
      description3: 'Distribuez la trésorerie qui ne servira ni à investir ni à passer un cap difficile.',
    },
  },
] as const satisfies readonly DecisionItem[]

export type DecisionKey = (typeof list)[number]['key']

/** Every decision, in the order of the model's section 6. */
export const decisionItems: readonly (DecisionItem & { readonly key: DecisionKey })[] = list

/** Decisions that a company in recovery cannot take at all (model, section 6). */
export const forbiddenInRecovery: readonly DecisionKey[] = [
  'achatMachines',
  'extensionStock',
  'emprunt',
  'dividende',
  'etudeMarche',
  'embauches',
]

/** Budgets that are at most their default for a company in recovery. */
export const limitedInRecovery: readonly DecisionKey[] = [
  'budgetPublicite',
  'budgetRD',
  'budgetFormation',
  'budgetQualite',
  'budgetSAV',
  'budgetMaintenance',
]
