/** An account of the Plan comptable général, with its French title. */
export interface Account {
  readonly number: string
  readonly name: string
}

const list = [
  {
    number: '101',
    name: 'Capital',
  },
  {
    number: '1061',
    name: 'Réserve légale',
  },
  {
    number: '110',
    name: 'Report à nouveau (solde créditeur)',
  },
  {
    number: '119',
    name: 'Report à nouveau (solde débiteur)',
  },
  {
    number: '120',
    name: "Résultat de l'exercice (bénéfice)",
  },
  {
    number: '129',
    name: "Résultat de l'exercice (perte)",
  },
  {
    number: '164',
    name: 'Emprunts auprès des établissements de crédit',
  },
  {
    number: '211',
    name: 'Terrains',
  },
  {
    number: '213',
    name: 'Constructions',
  },
  {
    number: '2154',
    name: 'Matériel industriel',
  },
  {
    number: '2813',
    name: 'Amortissements des constructions',
  },
  {
    number: '28154',
    name: 'Amortissements du matériel industriel',
  },
  {
    number: '355',
    name: 'Produits finis',
  },
  {
    number: '395',
    name: 'Dépréciations des stocks de produits',
  },
  {
    number: '401',
    name: 'Fournisseurs',
  },
  {
    number: '404',
    name: "Fournisseurs d'immobilisations",
  },
  {
    number: '411',
    name: 'Clients',
  },
  {
    number: '444',
    name: 'État - Impôts sur les bénéfices',
  },
  {
    number: '457',
    name: 'Associés - Dividendes à payer',
  },
  {
    number: '512',
    name: 'Banques',
  },
  {
    number: '601',
    name: 'Achats stockés - Matières premières',
  },
  {
    number: '6061',
    name: 'Fournitures non stockables (énergie)',
  },
  {
    number: '607',
    name: 'Achats de marchandises',
  },
  {
    number: '611',
    name: 'Sous-traitance générale (SAV et garantie)',
  },
  {
    number: '6132',
    name: 'Locations immobilières (stockage)',
  },
  {
    number: '6155',
    name: 'Entretien et réparations sur biens mobiliers',
  },
  {
    number: '616',
    name: "Primes d'assurances (détention des stocks)",
  },
  {
    number: '617',
    name: 'Études et recherches',
  },
  {
    number: '6226',
    name: 'Honoraires (contrôle qualité)',
  },
  {
    number: '6228',
    name: 'Divers (formation)',
  },
  {
    number: '623',
    name: 'Publicité, publications, relations publiques',
  },
  {
    number: '6242',
    name: 'Transports sur ventes',
  },
  {
    number: '628',
    name: 'Divers (frais de structure)',
  },
  {
    number: '6284',
    name: 'Frais de recrutement de personnel',
  },
  {
    number: '6351',
    name: 'Impôts directs (taxes locales)',
  },
  {
    number: '6411',
    name: 'Salaires, appointements',
  },
  {
    number: '6414',
    name: 'Indemnités et avantages divers (licenciements)',
  },
  {
    number: '645',
    name: 'Cotisations de sécurité sociale et de prévoyance',
  },
  {
    number: '654',
    name: 'Pertes sur créances irrécouvrables',
  },
  {
    number: '657',
    name: 'Valeurs comptables des immobilisations incorporelles et corporelles cédées',
  },
  {
    number: '6581',
    name: 'Pénalités sur marchés (et dédits payés sur achats et ventes)',
  },
  {
    number: '6611',
    name: 'Intérêts des emprunts et dettes',
  },
  {
    number: '6616',
    name: 'Intérêts bancaires (découvert)',
  },
  {
    number: '668',
    name: 'Autres charges financières',
  },
  {
    number: '678',
    name: 'Autres charges exceptionnelles',
  },
  {
    number: '6811',
    name: 'Dotations aux amortissements sur immobilisations incorporelles et corporelles',
  },
  {
    number: '6817',
    name: 'Dotations pour dépréciations des actifs circulants',
  },
  {
    number: '695',
    name: 'Impôts sur les bénéfices',
  },
  {
    number: '701',
    name: 'Ventes de produits finis',
  },
  {
    number: '707',
    name: 'Ventes de marchandises',
  },
  {
    number: '7135',
    name: 'Variation des stocks de produits',
  },
  {
    number: '741',
    name: "Subventions d'exploitation",
  },
  {
    number: '757',
    name: "Produits des cessions d'immobilisations incorporelles et corporelles",
  },
  {
    number: '768',
    name: 'Autres produits financiers',
  },
  {
    number: '778',
    name: 'Autres produits exceptionnels',
  },
  {
    number: '7817',
    name: 'Reprises sur dépréciations des actifs circulants',
  },
] as const satisfies readonly Account[]

export type AccountNumber = (typeof list)[number]['number']

/** The accounts of a company, in text order (model, section 9). */
export const accounts: readonly (Account & { readonly number: AccountNumber })[] = list
