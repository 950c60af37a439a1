import type { CompanyColour, CompanyEmblem } from '@trimestre/contract/company-identity'

/** What a company of the demo game is called and looks like. */
export type DemoIdentity = { name: string; colour: CompanyColour; emblem: CompanyEmblem }

/** The decisions of one player of the demo game, quarter by quarter; standing decisions carry over until changed. */
export type DemoStrategy = {
  username: string
  firstName: string
  lastName: string
  company: DemoIdentity
  /** How the company is run, in a few words. */
  idea: string
  /** Values in human units by decision key, the first quarter first. */
  quarters: Record<string, number>[]
}

/** Six plausible ways to run the same company; the figures were chosen by trying their outcomes. */
export const demoStrategies: readonly DemoStrategy[] = [
  {
    username: 'joueur1',
    firstName: 'Alice',
    lastName: 'Bernard',
    company: { name: 'Grand Plateau', colour: 'blue', emblem: 'bike' },
    idea: 'low prices, large volumes',
    quarters: [
      {
        prixVente: 47,
        quantiteProduction: 3000,
        budgetPublicite: 8000,
        embauches: 2,
        budgetMaintenance: 3300,
        achatMachines: 1,
        emprunt: 30_000,
      },
      { prixVente: 47, quantiteProduction: 3300, embauches: 2, achatMachines: 1 },
      { prixVente: 46.5, quantiteProduction: 3600, embauches: 2, budgetMaintenance: 3800 },
      { quantiteProduction: 3600, embauches: 1 },
    ],
  },
  {
    username: 'joueur2',
    firstName: 'Bilal',
    lastName: 'Haddad',
    company: { name: 'Cadre d’Or', colour: 'amber', emblem: 'crown' },
    idea: 'quality, sold at its price',
    quarters: [
      {
        prixVente: 57,
        quantiteProduction: 2400,
        gradeMatieres: 3,
        budgetQualite: 4000,
        budgetSAV: 2500,
        budgetFormation: 1500,
        salaire: 1530,
        budgetRD: 2500,
        budgetPublicite: 6500,
      },
      { quantiteProduction: 2750, embauches: 1 },
      { prixVente: 58, quantiteProduction: 2800, embauches: 1 },
      { quantiteProduction: 2950, embauches: 1, etudeMarche: 1 },
    ],
  },
  {
    username: 'joueur3',
    firstName: 'Chloé',
    lastName: 'Dubois',
    company: { name: 'Roule Malin', colour: 'red', emblem: 'bolt' },
    idea: 'lowest cost: ahead at first, then overtaken by quality and close behind it',
    quarters: [
      {
        prixVente: 45,
        quantiteProduction: 2900,
        gradeMatieres: 1,
        budgetQualite: 1500,
        budgetPublicite: 4500,
        budgetRD: 0,
        budgetSAV: 1000,
        budgetFormation: 500,
        modeTransport: 1,
      },
      { quantiteProduction: 2700 },
      { prixVente: 44, quantiteProduction: 2800, budgetPublicite: 5500, budgetQualite: 2200, embauches: 1 },
      { prixVente: 45, quantiteProduction: 2900 },
    ],
  },
  {
    username: 'joueur4',
    firstName: 'Diego',
    lastName: 'Garcia',
    company: { name: 'Petit Braquet', colour: 'green', emblem: 'leaf' },
    idea: 'cautious, close to what the market does',
    quarters: [
      { prixVente: 51, quantiteProduction: 2400, budgetPublicite: 5500, budgetRD: 2500 },
      { quantiteProduction: 2600 },
      { quantiteProduction: 2750, budgetPublicite: 6000 },
      { prixVente: 51.5, quantiteProduction: 2900, embauches: 1 },
    ],
  },
  {
    username: 'ines.garnier',
    firstName: 'Inès',
    lastName: 'Garnier',
    company: { name: 'Plein Mistral', colour: 'purple', emblem: 'rocket' },
    idea: 'growth on credit: machines, advertising and research',
    quarters: [
      {
        prixVente: 50,
        quantiteProduction: 2900,
        budgetPublicite: 10_000,
        budgetRD: 9000,
        achatMachines: 3,
        embauches: 3,
        emprunt: 80_000,
        dureeEmprunt: 12,
      },
      { quantiteProduction: 3500, embauches: 4, achatMachines: 1 },
      { quantiteProduction: 3900, embauches: 2, budgetPublicite: 11_000 },
      { prixVente: 51, quantiteProduction: 4000, embauches: 1, budgetMaintenance: 4400 },
    ],
  },
  {
    username: 'hugo.fontaine',
    firstName: 'Hugo',
    lastName: 'Fontaine',
    company: { name: 'Folle Échappée', colour: 'brown', emblem: 'mountain' },
    idea: 'too much at first, then in trouble',
    quarters: [
      {
        prixVente: 59,
        quantiteProduction: 3200,
        budgetPublicite: 2500,
        budgetMaintenance: 1500,
        embauches: 3,
        achatMachines: 2,
      },
      { prixVente: 57, quantiteProduction: 2600, locationStock: 500 },
      { prixVente: 49, quantiteProduction: 1500, licenciements: 5, budgetPublicite: 6500 },
      { prixVente: 50, quantiteProduction: 2650, budgetMaintenance: 3000 },
    ],
  },
]

/** The events of the demo game, all announced: one that has acted, and two to come. */
export const demoEvents = [
  { key: 'salonProfessionnel', quarter: 3 },
  { key: 'baisseTVA', quarter: 6 },
  { key: 'hausseCarburant', quarter: 7 },
] as const
