/** French names of the lines of the statements, in the order of the Plan comptable général. */

export const intermediateBalances = [
  ['margeCommerciale', 'Marge commerciale'],
  ['productionExercice', "Production de l'exercice"],
  ['consommationsTiers', "Consommation de l'exercice en provenance des tiers"],
  ['valeurAjoutee', 'Valeur ajoutée'],
  ['excedentBrutExploitation', "Excédent brut d'exploitation"],
  ['resultatExploitation', "Résultat d'exploitation"],
  ['resultatCourantAvantImpots', 'Résultat courant avant impôts'],
  ['resultatExceptionnel', 'Résultat exceptionnel'],
  ['resultatNet', 'Résultat net'],
  ['plusValuesCessions', "Plus-values sur cessions d'immobilisations"],
  ['capaciteAutofinancement', "Capacité d'autofinancement"],
] as const

/** Gross value, depreciation (a positive amount to subtract) and net value of each asset. */
export const assets = [
  { code: 'terrains', label: 'Terrains', gross: 'terrains', depreciation: null, net: 'terrains' },
  {
    code: 'constructions',
    label: 'Constructions',
    gross: 'constructionsBrut',
    depreciation: 'constructionsAmortissements',
    net: 'constructionsNet',
  },
  {
    code: 'materiel',
    label: 'Matériel industriel',
    gross: 'materielBrut',
    depreciation: 'materielAmortissements',
    net: 'materielNet',
  },
  {
    code: 'stocks',
    label: 'Stocks de produits finis',
    gross: 'stocksBrut',
    depreciation: 'stocksDepreciations',
    net: 'stocksNet',
  },
  { code: 'clients', label: 'Créances clients', gross: 'clients', depreciation: null, net: 'clients' },
  {
    code: 'disponibilites',
    label: 'Disponibilités',
    gross: 'disponibilites',
    depreciation: null,
    net: 'disponibilites',
  },
] as const

export const liabilities = [
  ['capital', 'Capital'],
  ['reportANouveau', 'Report à nouveau'],
  ['resultat', 'Résultat du trimestre'],
  ['emprunts', 'Emprunts auprès des établissements de crédit'],
  ['concoursBancaires', 'Concours bancaires courants'],
  ['fournisseurs', 'Dettes fournisseurs'],
  ['dettesFiscales', 'Dettes fiscales'],
  ['dividendesAPayer', 'Dividendes à payer'],
] as const
