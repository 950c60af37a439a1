import type { DueCode } from '@trimestre/engine'

/** The French labels of the lines of the statements, in the order of the Plan comptable général. */

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

/** The keys of the gross value, depreciation (a positive amount to subtract) and net value of each asset. */
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
    code: 'creancesFiscales',
    label: 'État, impôt sur les bénéfices à recevoir',
    gross: 'creancesFiscales',
    depreciation: null,
    net: 'creancesFiscales',
  },
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
  ['reserveLegale', 'Réserve légale'],
  ['reportANouveau', 'Report à nouveau'],
  ['resultat', "Résultat de l'exercice à ce jour"],
  ['emprunts', 'Emprunts auprès des établissements de crédit'],
  ['concoursBancaires', 'Concours bancaires courants'],
  ['fournisseurs', 'Dettes fournisseurs'],
  ['dettesFiscales', 'Dettes fiscales'],
  ['dividendesAPayer', 'Dividendes à payer'],
] as const

/**
 * The lines of the income statement: income and expenses in the order of the Plan comptable général, with their totals.
 */
export const incomeLines = [
  ['ventesMarchandises', 'Ventes de marchandises'],
  ['productionVendue', 'Production vendue'],
  ['productionStockee', 'Production stockée'],
  ['subventions', "Subventions d'exploitation"],
  ['autresProduits', 'Autres produits'],
  ['reprises', 'Reprises sur amortissements, dépréciations et provisions'],
  ['produitsExploitation', "Total des produits d'exploitation"],
  ['achatsMarchandises', 'Achats de marchandises'],
  ['achatsMatieres', 'Achats de matières premières'],
  ['autresAchatsChargesExternes', 'Autres achats et charges externes'],
  ['impotsTaxes', 'Impôts, taxes et versements assimilés'],
  ['salairesTraitements', 'Salaires et traitements'],
  ['chargesSociales', 'Charges sociales'],
  ['dotationsAmortissements', 'Dotations aux amortissements'],
  ['dotationsDepreciations', 'Dotations aux dépréciations'],
  ['autresCharges', 'Autres charges'],
  ['chargesExploitation', "Total des charges d'exploitation"],
  ['resultatExploitation', "Résultat d'exploitation"],
  ['produitsFinanciers', 'Produits financiers'],
  ['chargesFinancieres', 'Charges financières'],
  ['resultatFinancier', 'Résultat financier'],
  ['produitsExceptionnels', 'Produits exceptionnels'],
  ['chargesExceptionnelles', 'Charges exceptionnelles'],
  ['resultatExceptionnel', 'Résultat exceptionnel'],
  ['impotBenefices', 'Impôt sur les bénéfices'],
  ['resultatNet', 'Résultat net'],
] as const

/** The components of the net value of a company. */
export const valueLines = [
  ['capitauxPropres', 'Capitaux propres'],
  ['dividendesCapitalises', 'Dividendes capitalisés'],
  ['immateriel', 'Recherche, marque et compétences'],
  ['reputation', 'Réputation'],
  ['climat', 'Climat social'],
  ['remiseEnEtat', 'Remise en état des machines'],
  ['actualisationCreances', 'Actualisation des créances'],
  ['decoteStock', 'Décote du stock excédentaire'],
  ['valeurSociete', 'Valeur nette'],
] as const

/** The lines of the cash plan: opening, one signed line for each flow, closing. */
export const cashFlows = [
  ['ouverture', "Trésorerie d'ouverture"],
  ['ventesComptant', 'Ventes au comptant'],
  ['creancesEncaissees', 'Créances encaissées'],
  ['achatsMatieres', 'Achats de matières au comptant'],
  ['reglementFournisseurs', 'Règlement des fournisseurs'],
  ['achatsNegoce', 'Achats de négoce'],
  ['energie', 'Énergie'],
  ['salaires', 'Salaires'],
  ['chargesSociales', 'Charges sociales'],
  ['licenciements', 'Indemnités de licenciement'],
  ['recrutement', 'Recrutement'],
  ['formation', 'Formation'],
  ['maintenance', 'Maintenance et réparations'],
  ['controleQualite', 'Contrôle de la qualité'],
  ['recherche', 'Recherche et développement'],
  ['publicite', 'Publicité'],
  ['sav', 'Service après-vente'],
  ['transport', 'Transport'],
  ['locationStock', 'Location de stockage'],
  ['detentionStock', 'Détention du stock'],
  ['fraisStructure', 'Frais de structure'],
  ['dedits', 'Dédits sur commandes annulées'],
  ['taxesLocales', 'Taxes locales'],
  ['subvention', 'Subvention'],
  ['chargesExceptionnelles', 'Charges exceptionnelles'],
  ['produitsExceptionnels', 'Produits exceptionnels'],
  ['cessionMachines', 'Vente de machines'],
  ['achatMachines', 'Achat de machines'],
  ['extensionStock', "Extension de l'entrepôt"],
  ['mensualites', "Échéances d'emprunt"],
  ['remboursementAnticipe', 'Remboursement anticipé'],
  ['emprunt', 'Nouvel emprunt'],
  ['agios', 'Agios du découvert'],
  ['interetsPlacement', 'Intérêts des placements'],
  ['dividendes', 'Dividendes versés'],
  ['impotSocietes', 'Impôt sur les bénéfices'],
  ['pretUrgence', "Prêt d'urgence"],
  ['cloture', 'Trésorerie de clôture'],
] as const

/** The tableau de financement: stable resources and uses, then what the change in working capital became. */
export const financingLines = [
  ['capaciteAutofinancement', "Capacité d'autofinancement"],
  ['cessionsImmobilisations', "Cessions d'immobilisations"],
  ['nouveauxEmprunts', 'Augmentation des dettes financières'],
  ['ressourcesStables', 'Total des ressources stables'],
  ['dividendesVerses', 'Distributions mises en paiement'],
  ['acquisitionsImmobilisations', "Acquisitions d'immobilisations"],
  ['remboursementsEmprunts', 'Remboursements de dettes financières'],
  ['emploisStables', 'Total des emplois stables'],
  ['variationFondsRoulement', 'Variation du fonds de roulement net global'],
  ['variationStocks', 'Variation des stocks'],
  ['variationCreances', 'Variation des créances'],
  ['variationDettes', "Variation des dettes d'exploitation"],
  ['variationBesoinFondsRoulement', 'Variation du besoin en fonds de roulement'],
  ['variationTresorerie', 'Variation de la trésorerie nette'],
] as const

/** The cash-flow statement (tableau des flux de trésorerie), from the self-financing capacity. */
export const cashFlowLines = [
  ['capaciteAutofinancement', "Capacité d'autofinancement"],
  ['variationBesoinFondsRoulement', 'Variation du besoin en fonds de roulement'],
  ['fluxExploitation', "Flux de trésorerie d'exploitation"],
  ['cessionsImmobilisations', "Cessions d'immobilisations"],
  ['acquisitionsImmobilisations', "Acquisitions d'immobilisations"],
  ['fluxInvestissement', "Flux de trésorerie d'investissement"],
  ['nouveauxEmprunts', 'Augmentation des dettes financières'],
  ['remboursementsEmprunts', 'Remboursements de dettes financières'],
  ['dividendesVerses', 'Distributions mises en paiement'],
  ['fluxFinancement', 'Flux de trésorerie de financement'],
  ['variationTresorerie', 'Variation de la trésorerie nette'],
  ['tresorerieOuverture', "Trésorerie d'ouverture"],
  ['tresorerieCloture', 'Trésorerie de clôture'],
] as const

export const dueNames = {
  creances: 'Créances clients',
  fournisseurs: 'Dettes fournisseurs',
  impot: 'Impôt sur les bénéfices',
  dividendes: 'Dividendes à payer',
  mensualites: "Échéances d'emprunt",
} as const satisfies Record<DueCode, string>
