import type { CriterionName } from './criteria.ts'

/** What an event does to a coefficient with a human number. `criteria-in-force.ts` applies each operation. */
export const operations = ['multiply', 'add'] as const

/** One temporary change of a criterion. */
export interface CatalogueImpact {
  readonly criterion: CriterionName
  readonly operation: (typeof operations)[number]
  readonly value: number
}

export interface CatalogueEvent {
  readonly key: string
  readonly name: string
  readonly en: string
  /** The text that players read, in French. */
  readonly description: string
  /** Attached to every round of every game (Impôt). */
  readonly mandatory: boolean
  readonly impact: readonly CatalogueImpact[]
}

const list = [
  {
    key: 'impot',
    name: 'Impôt',
    en: 'Corporate tax',
    description: "L'impôt sur les bénéfices est prélevé au taux de 25 % sur le bénéfice imposable.",
    mandatory: true,
    impact: [
      {
        criterion: 'tauxImpot',
        operation: 'add',
        value: 0.25,
      },
    ],
  },
  {
    key: 'greve',
    name: 'Grève',
    en: 'Strike',
    description: 'Un mouvement social perturbe les ateliers et pèse sur le climat social.',
    mandatory: false,
    impact: [
      {
        criterion: 'disponibilitePersonnel',
        operation: 'multiply',
        value: 0.85,
      },
      {
        criterion: 'moralBase',
        operation: 'add',
        value: -0.05,
      },
    ],
  },
  {
    key: 'hausseEnergie',
    name: "Hausse du prix de l'énergie",
    en: 'Energy price rise',
    description: "Le prix de l'énergie augmente fortement pour toutes les entreprises.",
    mandatory: false,
    impact: [
      {
        criterion: 'energieFixe',
        operation: 'multiply',
        value: 1.6,
      },
      {
        criterion: 'energieVariable',
        operation: 'multiply',
        value: 1.6,
      },
    ],
  },
  {
    key: 'penurieMatieres',
    name: 'Pénurie de matières premières',
    en: 'Raw material shortage',
    description:
      'Les matières premières sont rares et chères ; une partie de la capacité ne peut être servie.',
    mandatory: false,
    impact: [
      {
        criterion: 'coutMatiere',
        operation: 'multiply',
        value: 1.3,
      },
      {
        criterion: 'approvisionnement',
        operation: 'multiply',
        value: 0.85,
      },
    ],
  },
  {
    key: 'concurrenceEtrangere',
    name: "Campagne d'un concurrent étranger",
    en: 'Foreign competitor campaign',
    description: 'Un concurrent étranger lance une vaste campagne commerciale.',
    mandatory: false,
    impact: [
      {
        criterion: 'attractiviteReference',
        operation: 'multiply',
        value: 1.25,
      },
    ],
  },
  {
    key: 'subventionIndustrie',
    name: "Subvention à l'industrie",
    en: 'Industry subsidy',
    description: "L'État verse une subvention d'exploitation à chaque entreprise.",
    mandatory: false,
    impact: [
      {
        criterion: 'subvention',
        operation: 'add',
        value: 4000,
      },
    ],
  },
  {
    key: 'baisseTVA',
    name: 'Baisse des taxes à la consommation',
    en: 'Cut in consumption taxes',
    description: 'La baisse des taxes à la consommation stimule la demande.',
    mandatory: false,
    impact: [
      {
        criterion: 'coefDemande',
        operation: 'multiply',
        value: 1.06,
      },
    ],
  },
  {
    key: 'inondation',
    name: "Inondation de l'entrepôt",
    en: 'Warehouse flood',
    description: 'Une inondation détruit une partie des stocks et impose des travaux.',
    mandatory: false,
    impact: [
      {
        criterion: 'tauxPerteStock',
        operation: 'add',
        value: 0.35,
      },
      {
        criterion: 'chargeExceptionnelle',
        operation: 'add',
        value: 5000,
      },
    ],
  },
  {
    key: 'innovationConcurrente',
    name: "Innovation d'un concurrent",
    en: 'Competitor innovation',
    description: 'Le concurrent de référence présente un produit innovant.',
    mandatory: false,
    impact: [
      {
        criterion: 'progresReference',
        operation: 'multiply',
        value: 1.5,
      },
    ],
  },
  {
    key: 'decouverteScientifique',
    name: 'Découverte scientifique',
    en: 'Scientific breakthrough',
    description: 'Une avancée publique facilite la recherche de toutes les entreprises.',
    mandatory: false,
    impact: [
      {
        criterion: 'seuilRD',
        operation: 'multiply',
        value: 0.85,
      },
    ],
  },
  {
    key: 'hausseSalaires',
    name: 'Hausse du salaire minimum',
    en: 'Minimum wage rise',
    description: 'Le salaire de référence augmente ; les salaires inchangés paraissent plus bas.',
    mandatory: false,
    impact: [
      {
        criterion: 'salaireReference',
        operation: 'multiply',
        value: 1.05,
      },
    ],
  },
  {
    key: 'boomEconomique',
    name: 'Boom économique',
    en: 'Economic boom',
    description: "La conjoncture est excellente et la demande s'envole.",
    mandatory: false,
    impact: [
      {
        criterion: 'coefDemande',
        operation: 'multiply',
        value: 1.15,
      },
    ],
  },
  {
    key: 'recession',
    name: 'Récession',
    en: 'Recession',
    description: 'La demande recule et les clients deviennent plus sensibles au prix.',
    mandatory: false,
    impact: [
      {
        criterion: 'coefDemande',
        operation: 'multiply',
        value: 0.85,
      },
      {
        criterion: 'elasticitePrix',
        operation: 'multiply',
        value: 1.1,
      },
    ],
  },
  {
    key: 'hausseTaux',
    name: "Hausse des taux d'intérêt",
    en: 'Interest rate rise',
    description: 'La banque centrale relève ses taux.',
    mandatory: false,
    impact: [
      {
        criterion: 'tauxEmprunt',
        operation: 'add',
        value: 0.01,
      },
      {
        criterion: 'tauxDecouvert',
        operation: 'add',
        value: 0.015,
      },
    ],
  },
  {
    key: 'resserrementCredit',
    name: 'Resserrement du crédit',
    en: 'Credit squeeze',
    description: 'Les banques réduisent leurs engagements.',
    mandatory: false,
    impact: [
      {
        criterion: 'ratioEndettementMax',
        operation: 'multiply',
        value: 0.5,
      },
      {
        criterion: 'decouvertAutorise',
        operation: 'multiply',
        value: 0.5,
      },
    ],
  },
  {
    key: 'defaillancesClients',
    name: 'Défaillances de clients',
    en: 'Customer defaults',
    description: 'Plusieurs clients ne peuvent régler leurs dettes.',
    mandatory: false,
    impact: [
      {
        criterion: 'tauxImpayes',
        operation: 'add',
        value: 0.05,
      },
    ],
  },
  {
    key: 'panneGenerale',
    name: 'Panne générale',
    en: 'General breakdown',
    description: 'Une panne immobilise une partie des machines.',
    mandatory: false,
    impact: [
      {
        criterion: 'disponibiliteMachines',
        operation: 'multiply',
        value: 0.85,
      },
      {
        criterion: 'coutPanne',
        operation: 'multiply',
        value: 1.5,
      },
    ],
  },
  {
    key: 'epidemie',
    name: 'Épidémie',
    en: 'Epidemic',
    description: "L'absentéisme augmente et la consommation ralentit.",
    mandatory: false,
    impact: [
      {
        criterion: 'absenteismeBase',
        operation: 'add',
        value: 0.08,
      },
      {
        criterion: 'coefDemande',
        operation: 'multiply',
        value: 0.95,
      },
    ],
  },
  {
    key: 'scandaleQualite',
    name: 'Scandale de qualité dans le secteur',
    en: 'Quality scandal in the industry',
    description: 'Les clients exigent des produits plus fiables et retournent davantage.',
    mandatory: false,
    impact: [
      {
        criterion: 'sensQualite',
        operation: 'multiply',
        value: 1.5,
      },
      {
        criterion: 'tauxRetour',
        operation: 'multiply',
        value: 1.4,
      },
    ],
  },
  {
    key: 'guerreDesPrix',
    name: 'Guerre des prix',
    en: 'Price war',
    description: 'Le concurrent de référence casse ses prix.',
    mandatory: false,
    impact: [
      {
        criterion: 'prixReference',
        operation: 'multiply',
        value: 0.94,
      },
      {
        criterion: 'elasticitePrix',
        operation: 'multiply',
        value: 1.15,
      },
    ],
  },
  {
    key: 'hausseCarburant',
    name: 'Hausse du prix des carburants',
    en: 'Fuel price rise',
    description: 'Le transport coûte plus cher.',
    mandatory: false,
    impact: [
      {
        criterion: 'coutTransport',
        operation: 'multiply',
        value: 1.5,
      },
    ],
  },
  {
    key: 'fetesFinAnnee',
    name: "Fêtes de fin d'année",
    en: 'Year-end holidays',
    description: 'La demande augmente et la publicité porte davantage.',
    mandatory: false,
    impact: [
      {
        criterion: 'coefDemande',
        operation: 'multiply',
        value: 1.2,
      },
      {
        criterion: 'sensPublicite',
        operation: 'multiply',
        value: 1.2,
      },
    ],
  },
  {
    key: 'salonProfessionnel',
    name: 'Salon professionnel',
    en: 'Trade fair',
    description: 'Un salon donne de la visibilité aux entreprises connues et innovantes.',
    mandatory: false,
    impact: [
      {
        criterion: 'sensPublicite',
        operation: 'multiply',
        value: 1.3,
      },
      {
        criterion: 'sensRD',
        operation: 'multiply',
        value: 1.2,
      },
    ],
  },
  {
    key: 'allegementCharges',
    name: 'Allègement des charges sociales',
    en: 'Social contribution cut',
    description: 'Les charges patronales sont réduites.',
    mandatory: false,
    impact: [
      {
        criterion: 'tauxCharges',
        operation: 'multiply',
        value: 0.85,
      },
    ],
  },
  {
    key: 'penurieMainOeuvre',
    name: "Pénurie de main-d'œuvre",
    en: 'Labour shortage',
    description: 'Recruter devient plus cher et plus lent.',
    mandatory: false,
    impact: [
      {
        criterion: 'coutEmbauche',
        operation: 'multiply',
        value: 2,
      },
      {
        criterion: 'croissanceMax',
        operation: 'multiply',
        value: 0.5,
      },
    ],
  },
] as const satisfies readonly CatalogueEvent[]

export type EventKey = (typeof list)[number]['key']

/** The ready-made events (model, section 7). */
export const events: readonly (CatalogueEvent & { readonly key: EventKey })[] = list
