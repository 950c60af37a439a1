import type { FigureGroup, FigureId, FigureNames } from '../explanation/figures.ts'
import type { Formula, InputRef } from '../explanation/inputs.ts'
import type { AccountNumber } from './accounts.ts'
import type { DecisionKey } from './decisions.ts'

/**
 * The composition of each figure of a quarter, following sections 8 to 10 of the model. The compiler checks that no
 * figure is missing.
 */

const decided = (key: DecisionKey): Formula => ({ key: 'decided', plus: [`decision.${key}`] })

/** Builds the formula of a statement line that sums accounts. */
const accounts = (...numbers: AccountNumber[]): Formula => ({
  key: 'accounts',
  plus: numbers.map((number): InputRef => `account.${number}`),
})
const balance = (number: AccountNumber): Formula => ({ key: 'balance', plus: [`balance.${number}`] })
const flow = (entry: Extract<InputRef, `entry.${string}`>): Formula => ({ key: 'flow', plus: [entry] })
const criteria = (...names: (InputRef & `criterion.${string}`)[]): InputRef[] => names

const equity: Formula = {
  key: 'sum',
  plus: ['passif.capital', 'passif.reserveLegale', 'passif.reportANouveau', 'passif.resultat'],
}

const result: Record<FigureNames['result'], Formula> = {
  classement: {
    key: 'rank',
    of: ['result.valeurSociete', 'opening.resultatCumule', 'result.resultatNet', 'result.liquidites'],
  },
  valeurSociete: {
    key: 'companyValue',
    plus: [
      'valeur.capitauxPropres',
      'valeur.dividendesCapitalises',
      'valeur.immateriel',
      'valeur.reputation',
      'valeur.climat',
      'valeur.remiseEnEtat',
      'valeur.actualisationCreances',
      'valeur.decoteStock',
    ],
  },
  recettes: { key: 'receipts', plus: ['flows.receipts'] },
  depenses: { key: 'payments', minus: ['flows.payments'] },
  prixVente: decided('prixVente'),
  prixProduit: { key: 'unitCost', of: ['result.coutProduction', 'result.nombreProduitsFabriques'] },
  demande: { key: 'demand', plus: ['result.demandePrimaire', 'result.demandeReportee'] },
  nombreProduitsFabriques: {
    key: 'produced',
    of: ['decision.quantiteProduction', 'result.capaciteProduction'],
  },
  nombreProduitStok: {
    key: 'closingStock',
    plus: ['opening.stock', 'result.nombreProduitsFabriques', 'result.ventesNegoce'],
    minus: ['result.nombreProduitVendu', 'result.produitsPerdus'],
  },
  nombreProduitVendu: { key: 'sold', plus: ['result.demande'], minus: ['result.demandeNonSatisfaite'] },
  partMarche: { key: 'marketShare', of: ['result.nombreProduitVendu', 'market.ventesTotales'] },
  liquidites: { key: 'cash', plus: ['tresorerie.ouverture', 'result.recettes'], minus: ['result.depenses'] },
  budgetRD: decided('budgetRD'),
  budgetPub: decided('budgetPublicite'),
  coutReparationMachines: {
    key: 'upkeep',
    of: [
      'decision.budgetMaintenance',
      'opening.machines',
      'decision.venteMachines',
      'opening.usure',
      ...criteria('criterion.coutPanne'),
    ],
  },
  productiviteMachine: {
    key: 'machineOutput',
    of: [
      'opening.niveauRD',
      'opening.usure',
      ...criteria(
        'criterion.productiviteMachineBase',
        'criterion.gainProductiviteRD',
        'criterion.usureReference',
        'criterion.sensUsure',
        'criterion.disponibiliteMachines',
      ),
    ],
  },
  usureMachine: {
    key: 'machineWear',
    of: [
      'opening.usure',
      'result.nombreProduitsFabriques',
      'result.productiviteMachine',
      'decision.budgetMaintenance',
      'opening.machines',
      'decision.venteMachines',
      'decision.achatMachines',
      ...criteria('criterion.usureBase', 'criterion.efficaciteMaintenance', 'criterion.maintenanceReference'),
    ],
  },
  capacitestock: { key: 'storage', plus: ['opening.capaciteStock', 'decision.locationStock'] },
  coutStock: {
    key: 'storageCost',
    of: [
      'decision.locationStock',
      'opening.stock',
      'result.nombreProduitStok',
      ...criteria('criterion.tarifLocationStock', 'criterion.coutDetention'),
    ],
  },
  variationStock: { key: 'difference', plus: ['result.nombreProduitStok'], minus: ['opening.stock'] },
  demandeNonSatisfaite: {
    key: 'unserved',
    of: [
      'result.demandePrimaire',
      'opening.stock',
      'result.nombreProduitsFabriques',
      'decision.achatsNegoce',
      ...criteria('criterion.tauxPerteStock', 'criterion.plafondNegoce'),
    ],
  },
  produitsPerdus: {
    key: 'unitsLost',
    of: [
      'opening.stock',
      'result.nombreProduitsFabriques',
      'result.nombreProduitVendu',
      'result.capacitestock',
      ...criteria('criterion.tauxPerteStock'),
    ],
  },
  coutMachine: {
    key: 'machinesBought',
    of: ['decision.achatMachines', ...criteria('criterion.coutMachine')],
  },
  coutProduction: {
    key: 'productionCost',
    plus: [
      'result.coutsMP',
      'result.coutsEnergie',
      'result.masseSalariale',
      'result.coutReparationMachines',
      'line.depreciation.28154',
    ],
    minus: ['result.coutSousActivite'],
  },
  tauxFormation: {
    key: 'training',
    of: [
      'opening.formation',
      'decision.embauches',
      'result.nbEmployees',
      'decision.budgetFormation',
      ...criteria(
        'criterion.formationEmbauche',
        'criterion.oubliFormation',
        'criterion.gainFormationMax',
        'criterion.formationReference',
      ),
    ],
  },
  moralOuvrier: {
    key: 'morale',
    of: [
      'opening.moral',
      'decision.salaire',
      'decision.heuresSupplementaires',
      'decision.licenciements',
      'result.tauxFormation',
      ...criteria(
        'criterion.salaireReference',
        'criterion.moralBase',
        'criterion.inertieMoral',
        'criterion.sensSalaireHausse',
        'criterion.sensSalaireBaisse',
        'criterion.sensHS',
        'criterion.sensLicenciement',
        'criterion.sensFormationMoral',
      ),
    ],
  },
  variationFormation: { key: 'difference', plus: ['result.tauxFormation'], minus: ['opening.formation'] },
  pourcentageHSOuvrier: decided('heuresSupplementaires'),
  coutlicenciement: {
    key: 'severance',
    of: ['decision.licenciements', ...criteria('criterion.indemniteLicenciement')],
  },
  niveauRD: {
    key: 'researchLevel',
    of: [
      'opening.niveauRD',
      'opening.rdEffectif',
      'decision.budgetRD',
      ...criteria('criterion.plafondRD', 'criterion.seuilRD', 'criterion.progressionSeuilRD'),
    ],
  },
  masseSalariale: {
    key: 'payroll',
    of: [
      'result.nbEmployees',
      'decision.salaire',
      'decision.heuresSupplementaires',
      ...criteria('criterion.majorationHS', 'criterion.tauxCharges'),
    ],
  },
  coutsEnergie: {
    key: 'energy',
    of: [
      'opening.machines',
      'decision.venteMachines',
      'result.nombreProduitsFabriques',
      ...criteria('criterion.energieFixe', 'criterion.energieVariable'),
    ],
  },
  coutsMP: {
    key: 'materials',
    of: [
      'result.nombreProduitsFabriques',
      'decision.gradeMatieres',
      'opening.niveauRD',
      ...criteria(
        'criterion.coutMatiere',
        'criterion.ecartPrixGrade',
        'criterion.seuilRemise',
        'criterion.remiseVolume',
        'criterion.remiseMax',
        'criterion.gainMatiereRD',
      ),
    ],
  },
  coutsImpots: { key: 'taxes', plus: ['account.6351', 'result.impotSocietes'] },
  nombreOuvriersInocupes: {
    key: 'idleWorkers',
    of: ['result.nbEmployees', 'result.nombreProduitsFabriques', 'result.capaciteOuvriers'],
  },
  coutSAV: {
    key: 'afterSales',
    of: [
      'decision.budgetSAV',
      'result.nombreProduitVendu',
      'result.pointsQualite',
      ...criteria('criterion.tauxRetour', 'criterion.coutRetour'),
    ],
  },
  coutTransport: {
    key: 'transport',
    of: [
      'result.nombreProduitVendu',
      'decision.modeTransport',
      ...criteria('criterion.coutTransport', 'criterion.ecartPrixTransport'),
    ],
  },
  creancesClients: { key: 'sum', plus: ['result.creancet1', 'result.creancet2'] },
  variationDemand: { key: 'difference', plus: ['result.demande'], minus: ['opening.demande'] },
  budgetpub: decided('budgetPublicite'),
  rdtotalinvestissement: { key: 'sum', plus: ['opening.rdTotal', 'decision.budgetRD'] },
  avancementtoursuivant: {
    key: 'researchProgress',
    of: [
      'result.niveauRD',
      'opening.rdEffectif',
      'decision.budgetRD',
      ...criteria('criterion.plafondRD', 'criterion.seuilRD', 'criterion.progressionSeuilRD'),
    ],
  },
  margeCommerciale: {
    key: 'marginOnSales',
    plus: ['result.chiffreAffaires', 'balance.355'],
    minus: ['openingBalance.355', 'result.coutProduction', 'account.607'],
  },
  mensualite: { key: 'instalments', plus: ['line.instalments.164', 'line.instalments.6611'] },
  creancet1: {
    key: 'receivableNext',
    of: ['opening.creanceT2', 'result.chiffreAffaires', 'decision.creditT1'],
  },
  creancet2: { key: 'receivableLater', of: ['result.chiffreAffaires', 'decision.creditT2'] },
  valeurPassif: {
    key: 'machinesSold',
    of: [
      'decision.venteMachines',
      'opening.usure',
      ...criteria('criterion.tauxRevente', 'criterion.valeurRebut'),
    ],
  },
  pointsQualite: {
    key: 'quality',
    of: [
      'decision.gradeMatieres',
      'decision.budgetQualite',
      'decision.heuresSupplementaires',
      'result.nombreProduitsFabriques',
      'result.tauxFormation',
      'result.moralOuvrier',
      'opening.usure',
      'opening.niveauRD',
      ...criteria(
        'criterion.ecartQualiteGrade',
        'criterion.poidsControle',
        'criterion.qualiteReference',
        'criterion.poidsFormationQualite',
        'criterion.poidsUsureQualite',
        'criterion.poidsHSQualite',
        'criterion.poidsMoralQualite',
        'criterion.poidsRDQualite',
      ),
    ],
  },
  chiffreAffaires: { key: 'revenue', of: ['result.nombreProduitVendu', 'decision.prixVente'] },
  resultatNet: {
    key: 'netResult',
    plus: [
      'compteResultat.resultatExploitation',
      'compteResultat.resultatFinancier',
      'compteResultat.resultatExceptionnel',
    ],
    minus: ['result.impotSocietes'],
  },
  capitauxPropres: equity,
  tauxImpot: { key: 'taxRate', plus: ['criterion.tauxImpot'] },
  impotSocietes: {
    key: 'corporateTax',
    of: [
      'opening.baseAnnee',
      'sig.resultatCourantAvantImpots',
      'sig.resultatExceptionnel',
      'opening.deficits',
      'result.tauxImpot',
      'opening.impotAnnee',
    ],
  },
  nbEmployees: {
    key: 'workers',
    plus: ['opening.ouvriers', 'decision.embauches'],
    minus: ['result.demissions', 'decision.licenciements'],
  },
  nombreMachines: {
    key: 'machines',
    plus: ['opening.machines', 'decision.achatMachines'],
    minus: ['decision.venteMachines'],
  },
  demissions: {
    key: 'resignations',
    of: [
      'opening.ouvriers',
      'opening.moral',
      ...criteria('criterion.seuilDemission', 'criterion.tauxDemission'),
    ],
  },
  absenteisme: {
    key: 'absence',
    of: ['result.moralOuvrier', ...criteria('criterion.absenteismeBase', 'criterion.sensAbsenteisme')],
  },
  capaciteMachines: {
    key: 'machineCapacity',
    of: [
      'opening.machines',
      'decision.venteMachines',
      'result.productiviteMachine',
      'decision.heuresSupplementaires',
    ],
  },
  capaciteOuvriers: {
    key: 'workerCapacity',
    of: [
      'result.nbEmployees',
      'result.absenteisme',
      'result.tauxFormation',
      'result.moralOuvrier',
      'opening.experience',
      'opening.niveauRD',
      'decision.heuresSupplementaires',
      ...criteria(
        'criterion.productiviteOuvrierBase',
        'criterion.sensFormationProductivite',
        'criterion.sensMoralProductivite',
        'criterion.courbeExperience',
        'criterion.experienceReference',
        'criterion.gainProductiviteRD',
        'criterion.disponibilitePersonnel',
      ),
    ],
  },
  capaciteProduction: {
    key: 'capacity',
    of: ['result.capaciteMachines', 'result.capaciteOuvriers', ...criteria('criterion.approvisionnement')],
  },
  demandePrimaire: {
    key: 'primaryDemand',
    of: ['market.demandeTotale', 'result.attraction', 'market.attractionTotale'],
  },
  demandeReportee: { key: 'received', of: ['result.attraction', 'result.nombreProduitStok'] },
  demandePerdue: {
    key: 'lostDemand',
    of: ['result.demandeNonSatisfaite', ...criteria('criterion.tauxReport', 'criterion.seuilExces')],
  },
  ventesNegoce: {
    key: 'resale',
    of: [
      'result.demandePrimaire',
      'decision.achatsNegoce',
      'result.nombreProduitsFabriques',
      ...criteria('criterion.plafondNegoce'),
    ],
  },
  coutSousActivite: {
    key: 'idleCost',
    of: [
      'result.masseSalariale',
      'line.depreciation.28154',
      'result.coutReparationMachines',
      'result.coutsEnergie',
      'result.nombreProduitsFabriques',
      'result.capaciteProduction',
    ],
  },
  creancesPerdues: { key: 'badDebt', of: ['opening.creanceT1', ...criteria('criterion.tauxImpayes')] },
  stockValeur: { key: 'stockValue', plus: ['actif.stocksBrut'], minus: ['actif.stocksDepreciations'] },
  reputation: {
    key: 'reputation',
    of: ['opening.reputation', 'result.pointsQualite', ...criteria('criterion.remanenceQualite')],
  },
  notoriete: {
    key: 'awareness',
    of: ['opening.notoriete', 'decision.budgetPublicite', ...criteria('criterion.remanencePub')],
  },
  service: {
    key: 'service',
    of: [
      'opening.service',
      'decision.budgetSAV',
      'opening.ventes',
      'opening.tauxRupture',
      ...criteria('criterion.remanenceService', 'criterion.savReference', 'criterion.penaliteRupture'),
    ],
  },
  attraction: {
    key: 'attraction',
    of: [
      'decision.prixVente',
      'result.notoriete',
      'result.reputation',
      'opening.niveauRD',
      'result.service',
      'decision.modeTransport',
      'decision.creditT1',
      'decision.creditT2',
      'term.prix',
      'term.publicite',
      'term.qualite',
      'term.rd',
      'term.service',
      'term.livraison',
      'term.conditions',
    ],
  },
  pretUrgence: {
    key: 'emergencyLoan',
    of: ['result.liquidites', ...criteria('criterion.decouvertAutorise')],
  },
  dettesFinancieres: {
    key: 'debt',
    plus: ['openingBalance.164', 'tresorerie.emprunt', 'result.pretUrgence'],
    minus: ['line.instalments.164', 'decision.remboursementAnticipe'],
  },
  dividende: decided('dividende'),
  sauvetages: { key: 'rescues', of: ['opening.sauvetages', 'result.pretUrgence'] },
  dedits: {
    key: 'forfeit',
    of: [
      'decision.quantiteProduction',
      'result.nombreProduitsFabriques',
      'result.capaciteProduction',
      ...criteria('criterion.coutMatiere', 'criterion.tauxDedit'),
    ],
  },
  interetsPlacement: {
    key: 'depositInterest',
    of: ['tresorerie.ouverture', ...criteria('criterion.tauxPlacement')],
  },
}

const compteResultat: Record<FigureNames['compteResultat'], Formula> = {
  ventesMarchandises: accounts('707'),
  productionVendue: accounts('701'),
  productionStockee: accounts('7135'),
  subventions: accounts('741'),
  autresProduits: accounts('757'),
  reprises: accounts('7817'),
  achatsMarchandises: accounts('607'),
  achatsMatieres: accounts('601'),
  autresAchatsChargesExternes: accounts(
    '6061',
    '611',
    '6132',
    '6155',
    '616',
    '617',
    '6226',
    '6228',
    '623',
    '6242',
    '628',
    '6284',
  ),
  impotsTaxes: accounts('6351'),
  salairesTraitements: accounts('6411', '6414'),
  chargesSociales: accounts('645'),
  dotationsAmortissements: accounts('6811'),
  dotationsDepreciations: accounts('6817'),
  autresCharges: accounts('654', '657', '6581'),
  produitsFinanciers: accounts('768'),
  chargesFinancieres: accounts('6611', '6616', '668'),
  produitsExceptionnels: accounts('778'),
  chargesExceptionnelles: accounts('678'),
  impotBenefices: accounts('695'),
  produitsExploitation: {
    key: 'sum',
    plus: [
      'compteResultat.ventesMarchandises',
      'compteResultat.productionVendue',
      'compteResultat.productionStockee',
      'compteResultat.subventions',
      'compteResultat.autresProduits',
      'compteResultat.reprises',
    ],
  },
  chargesExploitation: {
    key: 'sum',
    plus: [
      'compteResultat.achatsMarchandises',
      'compteResultat.achatsMatieres',
      'compteResultat.autresAchatsChargesExternes',
      'compteResultat.impotsTaxes',
      'compteResultat.salairesTraitements',
      'compteResultat.chargesSociales',
      'compteResultat.dotationsAmortissements',
      'compteResultat.dotationsDepreciations',
      'compteResultat.autresCharges',
    ],
  },
  resultatExploitation: {
    key: 'operatingResult',
    plus: ['compteResultat.produitsExploitation'],
    minus: ['compteResultat.chargesExploitation'],
  },
  resultatFinancier: {
    key: 'financialResult',
    plus: ['compteResultat.produitsFinanciers'],
    minus: ['compteResultat.chargesFinancieres'],
  },
  resultatExceptionnel: {
    key: 'difference',
    plus: ['compteResultat.produitsExceptionnels'],
    minus: ['compteResultat.chargesExceptionnelles'],
  },
  resultatNet: {
    key: 'netResult',
    plus: [
      'compteResultat.resultatExploitation',
      'compteResultat.resultatFinancier',
      'compteResultat.resultatExceptionnel',
    ],
    minus: ['compteResultat.impotBenefices'],
  },
}

const sig: Record<FigureNames['sig'], Formula> = {
  margeCommerciale: { key: 'tradeMargin', plus: ['account.707'], minus: ['account.607'] },
  productionExercice: { key: 'production', plus: ['account.701', 'account.7135'] },
  consommationsTiers: {
    key: 'consumption',
    plus: ['compteResultat.achatsMatieres', 'compteResultat.autresAchatsChargesExternes'],
  },
  valeurAjoutee: {
    key: 'valueAdded',
    plus: ['sig.margeCommerciale', 'sig.productionExercice'],
    minus: ['sig.consommationsTiers'],
  },
  excedentBrutExploitation: {
    key: 'grossOperatingSurplus',
    plus: ['sig.valeurAjoutee', 'account.741'],
    minus: ['account.6351', 'account.6411', 'account.6414', 'account.645'],
  },
  resultatExploitation: {
    key: 'operatingBalance',
    plus: ['sig.excedentBrutExploitation', 'account.757', 'account.7817'],
    minus: ['account.654', 'account.657', 'account.6581', 'account.6811', 'account.6817'],
  },
  resultatCourantAvantImpots: {
    key: 'currentResult',
    plus: ['sig.resultatExploitation', 'account.768'],
    minus: ['account.6611', 'account.6616', 'account.668'],
  },
  resultatExceptionnel: { key: 'difference', plus: ['account.778'], minus: ['account.678'] },
  resultatNet: {
    key: 'netBalance',
    plus: ['sig.resultatCourantAvantImpots', 'sig.resultatExceptionnel'],
    minus: ['account.695'],
  },
  plusValuesCessions: { key: 'capitalGain', plus: ['account.757'], minus: ['account.657'] },
  capaciteAutofinancement: {
    key: 'selfFinancing',
    plus: ['sig.resultatNet', 'account.6811', 'account.6817'],
    minus: ['account.7817', 'sig.plusValuesCessions'],
  },
}

const actif: Record<FigureNames['actif'], Formula> = {
  terrains: balance('211'),
  constructionsBrut: balance('213'),
  constructionsAmortissements: balance('2813'),
  constructionsNet: {
    key: 'netAsset',
    plus: ['actif.constructionsBrut'],
    minus: ['actif.constructionsAmortissements'],
  },
  materielBrut: balance('2154'),
  materielAmortissements: balance('28154'),
  materielNet: { key: 'netAsset', plus: ['actif.materielBrut'], minus: ['actif.materielAmortissements'] },
  stocksBrut: balance('355'),
  stocksDepreciations: balance('395'),
  stocksNet: { key: 'netAsset', plus: ['actif.stocksBrut'], minus: ['actif.stocksDepreciations'] },
  clients: balance('411'),
  creancesFiscales: { key: 'taxReceivable', of: ['balance.444'] },
  disponibilites: { key: 'cashAtHand', of: ['result.liquidites'] },
  actifImmobiliseNet: {
    key: 'sum',
    plus: ['actif.terrains', 'actif.constructionsNet', 'actif.materielNet'],
  },
  actifCirculantNet: {
    key: 'sum',
    plus: ['actif.stocksNet', 'actif.clients', 'actif.creancesFiscales', 'actif.disponibilites'],
  },
  totalActif: { key: 'sum', plus: ['actif.actifImmobiliseNet', 'actif.actifCirculantNet'] },
}

const passif: Record<FigureNames['passif'], Formula> = {
  capital: balance('101'),
  reserveLegale: balance('1061'),
  reportANouveau: { key: 'difference', plus: ['balance.110'], minus: ['balance.119'] },
  resultat: { key: 'difference', plus: ['balance.120'], minus: ['balance.129'] },
  emprunts: balance('164'),
  concoursBancaires: { key: 'overdraft', of: ['result.liquidites'] },
  fournisseurs: balance('401'),
  dettesFiscales: { key: 'taxOwed', of: ['balance.444'] },
  dividendesAPayer: balance('457'),
  capitauxPropres: equity,
  dettes: {
    key: 'sum',
    plus: [
      'passif.emprunts',
      'passif.concoursBancaires',
      'passif.fournisseurs',
      'passif.dettesFiscales',
      'passif.dividendesAPayer',
    ],
  },
  totalPassif: { key: 'sum', plus: ['passif.capitauxPropres', 'passif.dettes'] },
}

const tresorerie: Record<FigureNames['tresorerie'], Formula> = {
  ouverture: { key: 'openingCash', plus: ['openingBalance.512'] },
  cloture: { key: 'cash', plus: ['tresorerie.ouverture', 'result.recettes'], minus: ['result.depenses'] },
  ventesComptant: flow('entry.cashSales'),
  creancesEncaissees: flow('entry.collection'),
  achatsMatieres: { key: 'flow', plus: ['balance.401'], minus: ['account.601'] },
  reglementFournisseurs: { key: 'flow', minus: ['openingBalance.401'] },
  achatsNegoce: flow('entry.resalePurchases'),
  energie: flow('entry.energy'),
  salaires: flow('entry.wages'),
  chargesSociales: flow('entry.socialCharges'),
  licenciements: flow('entry.severance'),
  recrutement: flow('entry.hiring'),
  formation: flow('entry.training'),
  maintenance: flow('entry.upkeep'),
  controleQualite: flow('entry.qualityControl'),
  recherche: flow('entry.research'),
  publicite: flow('entry.advertising'),
  sav: flow('entry.afterSales'),
  transport: flow('entry.transport'),
  locationStock: flow('entry.storageRent'),
  detentionStock: flow('entry.holding'),
  fraisStructure: flow('entry.overheads'),
  dedits: flow('entry.forfeit'),
  taxesLocales: flow('entry.localTax'),
  subvention: flow('entry.subsidy'),
  chargesExceptionnelles: flow('entry.exceptionalCharge'),
  produitsExceptionnels: flow('entry.exceptionalIncome'),
  cessionMachines: flow('entry.machineSale'),
  achatMachines: flow('entry.machinePurchase'),
  extensionStock: flow('entry.storageExtension'),
  mensualites: flow('entry.instalments'),
  remboursementAnticipe: flow('entry.earlyRepayment'),
  emprunt: flow('entry.newLoan'),
  agios: flow('entry.overdraftInterest'),
  interetsPlacement: flow('entry.depositInterest'),
  dividendes: flow('entry.dividendPayment'),
  impotSocietes: { key: 'flow', plus: ['entry.taxPayment', 'entry.taxRefund'] },
  pretUrgence: flow('entry.emergencyLoan'),
}

const valeur: Record<FigureNames['valeur'], Formula> = {
  capitauxPropres: equity,
  dividendesCapitalises: {
    key: 'dividendsAccount',
    of: ['opening.dividendesCapitalises', 'decision.dividende', ...criteria('criterion.tauxActionnaire')],
  },
  immateriel: {
    key: 'intangible',
    of: [
      'opening.capitalRD',
      'decision.budgetRD',
      'opening.capitalMarque',
      'decision.budgetPublicite',
      'opening.rdDepart',
      'opening.marqueDepart',
      'result.nbEmployees',
      'result.tauxFormation',
      ...criteria(
        'criterion.obsolescenceRD',
        'criterion.remanencePub',
        'criterion.valeurFormation',
        'criterion.partRD',
        'criterion.partImmateriel',
      ),
    ],
  },
  reputation: {
    key: 'reputationValue',
    of: ['result.chiffreAffaires', 'result.reputation', ...criteria('criterion.valeurReputation')],
  },
  climat: {
    key: 'climate',
    of: ['result.nbEmployees', 'result.moralOuvrier', ...criteria('criterion.coutEmbauche')],
  },
  remiseEnEtat: {
    key: 'restoring',
    of: [
      'opening.machines',
      'opening.usure',
      'decision.venteMachines',
      'result.usureMachine',
      ...criteria('criterion.coutRemiseEnEtat', 'criterion.usureReference'),
    ],
  },
  actualisationCreances: {
    key: 'discounting',
    of: ['result.creancet1', 'result.creancet2', ...criteria('criterion.tauxActualisation')],
  },
  decoteStock: {
    key: 'excessStock',
    of: [
      'result.stockValeur',
      'result.nombreProduitStok',
      'result.nombreProduitVendu',
      ...criteria('criterion.decoteStock'),
    ],
  },
  valeurSociete: result.valeurSociete,
}

const marche: Record<FigureNames['marche'], Formula> = {
  demandeTotale: { key: 'marketDemand', of: ['market.entreprises'] },
  prixMoyen: { key: 'meanPrice', of: ['market.entreprises'] },
  entreprises: { key: 'players', plus: ['market.entreprises'] },
}

const byGroup: Record<FigureGroup, Readonly<Record<string, Formula>>> = {
  result,
  compteResultat,
  sig,
  actif,
  passif,
  tresorerie,
  valeur,
  marche,
}

/** The formula of every figure, in the order of the statements. */
export const formulas: ReadonlyMap<FigureId, Formula> = new Map(
  Object.entries(byGroup).flatMap(([group, list]) =>
    Object.entries(list).map(([name, formula]): [FigureId, Formula] => [
      `${group}.${name}` as FigureId,
      formula,
    ]),
  ),
)
