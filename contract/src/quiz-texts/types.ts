import type { TeachingLanguage } from '../teaching-texts/types.ts'

/*
 * The questions of quizzes. A formula is written in words by the server from the names of its figures, so that what is
 * said is what is computed.
 */

export const quizTemplateIds = [
  ...['z01', 'z02', 'z03', 'z04', 'z05', 'z06', 'z07', 'z08', 'z09', 'z10', 'z11', 'z12'],
  ...['z13', 'z14', 'z15', 'z16', 'z17', 'z18', 'z19', 'z20', 'z21', 'z22', 'z23', 'z24'],
  ...['z25', 'z26', 'z27', 'z28', 'z29', 'z30', 'z31', 'z32', 'z33', 'z34', 'z35', 'z36'],
  ...['z37', 'z38', 'z39', 'z40', 'z41', 'z42', 'z43', 'z44', 'z45', 'z46', 'z47', 'z48'],
] as const
export type QuizTemplateId = (typeof quizTemplateIds)[number]

/**
 * The figures in the formulas of quizzes: fields of the result (`r`) and of the result of the quarter before (`p`), lines
 * of the income statement (`i`), of the intermediate balances (`s`), of the cash plan (`c`) and of the balance sheet (`b`).
 */
export const quizFigures = [
  'r.budgetPub',
  'r.budgetRD',
  'r.capaciteMachines',
  'r.capaciteOuvriers',
  'r.capaciteProduction',
  'r.capacitestock',
  'r.capitauxPropres',
  'r.chiffreAffaires',
  'r.coutProduction',
  'r.coutSAV',
  'r.coutSousActivite',
  'r.coutStock',
  'r.coutTransport',
  'r.coutsEnergie',
  'r.coutsMP',
  'r.creancesClients',
  'r.creancet1',
  'r.demande',
  'r.demandeNonSatisfaite',
  'r.depenses',
  'r.dettesFinancieres',
  'r.dividende',
  'r.margeCommerciale',
  'r.masseSalariale',
  'r.mensualite',
  'r.nbEmployees',
  'r.nombreMachines',
  'r.nombreOuvriersInocupes',
  'r.nombreProduitStok',
  'r.nombreProduitVendu',
  'r.nombreProduitsFabriques',
  'r.partMarche',
  'r.prixProduit',
  'r.prixVente',
  'r.produitsPerdus',
  'r.rdtotalinvestissement',
  'r.recettes',
  'r.resultatNet',
  'r.stockValeur',
  'r.variationStock',
  'r.ventesNegoce',
  'p.chiffreAffaires',
  'p.nombreProduitVendu',
  'p.partMarche',
  'p.prixVente',
  'i.achatsMarchandises',
  'i.achatsMatieres',
  'i.autresCharges',
  'i.autresProduits',
  'i.chargesExploitation',
  'i.chargesFinancieres',
  'i.chargesSociales',
  'i.dotationsAmortissements',
  'i.dotationsDepreciations',
  'i.impotBenefices',
  'i.impotsTaxes',
  'i.productionStockee',
  'i.productionVendue',
  'i.produitsExploitation',
  'i.reprises',
  'i.resultatExceptionnel',
  'i.resultatExploitation',
  'i.resultatFinancier',
  'i.salairesTraitements',
  'i.subventions',
  'i.ventesMarchandises',
  's.capaciteAutofinancement',
  's.consommationsTiers',
  's.excedentBrutExploitation',
  's.margeCommerciale',
  's.plusValuesCessions',
  's.productionExercice',
  's.valeurAjoutee',
  'c.ouverture',
  'b.capital',
  'b.clients',
  'b.concoursBancaires',
  'b.constructions',
  'b.creancesFiscales',
  'b.dettesFiscales',
  'b.disponibilites',
  'b.dividendesAPayer',
  'b.emprunts',
  'b.fournisseurs',
  'b.materiel',
  'b.materiel.amort',
  'b.materiel.brut',
  'b.stocks',
  'b.terrains',
  'b.totalActif',
  'b.totalPassif',
] as const
export type QuizFigure = (typeof quizFigures)[number]

export type QuizQuestionText = {
  question: string
  /** What a person is told who makes each of the typical errors, in the order of the template. */
  feedback: readonly [string, string, string]
}

export type QuizTexts = {
  language: TeachingLanguage
  /** Names of figures in the middle of a formula, without an article and without a unit, in lower case where usual. */
  figures: Readonly<Record<QuizFigure, string>>
  questions: Readonly<Record<QuizTemplateId, QuizQuestionText>>
  /** Functions of formulas: the smaller and the larger of two figures, as in « le plus petit de {a} et {b} ». */
  smallest: string
  largest: string
  /** The feedback on a right answer, and on a wrong one that is no typical error. */
  right: string
  wrong: string
  /** A tolerance: none; with its place {value}, a figure with its unit, or a percentage of the key with its sign. */
  exact: string
  within: string
  withinShare: string
  /** The units after a number {n}: percentage points, units of product, days. BA and % are signs. */
  units: Readonly<Record<'pt' | 'u' | 'd', string>>
  /** The worked key, with the places {key} and {formula}, such as « 45 000 BA = 50 × 900 ». */
  worked: string
  /** The name of a file of questions, without an ending, and « company » before a letter. */
  file: string
  company: string
}
