import i18next from 'i18next'
import type { Translator } from '../i18n/translator.ts'

function lookUp(t: Translator, key: string): string | null {
  const translate = t as unknown as (key: string, options: object) => string
  return i18next.exists(key, { ns: 'player' }) ? translate(key, { ns: 'player' }) : null
}

/** Returns the name of a line by its code; an unknown one keeps the server's name. */
export const lineName = (t: Translator, line: { code: string; libelle: string }): string =>
  lookUp(t, `line.${line.code}`) ?? line.libelle

/** Converts a label to its catalogue key: « Règlement des fournisseurs » becomes `reglementDesFournisseurs`. */
export function keyOfLabel(label: string): string {
  const words =
    label
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
}

export const entryName = (t: Translator, label: string): string =>
  lookUp(t, `piece.${keyOfLabel(label)}`) ?? label

export const accountName = (t: Translator, account: string): string => lookUp(t, `account.${account}`) ?? ''

/** The flows of the cash plan result from entries of the journal and have their names. */
const pieceOfFlow: Record<string, string> = {
  creancesEncaissees: 'encaissementDesCreancesClients',
  achatsMatieres: 'achatsDeMatieresPremieres',
  reglementFournisseurs: 'reglementDesFournisseurs',
  achatsNegoce: 'achatsDeMarchandisesNegoce',
  energie: 'energie',
  salaires: 'salairesEtHeuresSupplementaires',
  chargesSociales: 'chargesSociales',
  licenciements: 'indemnitesDeLicenciement',
  recrutement: 'fraisDeRecrutement',
  formation: 'formationDuPersonnel',
  maintenance: 'maintenanceEtReparations',
  controleQualite: 'controleQualite',
  recherche: 'rechercheEtDeveloppementEtudes',
  publicite: 'publicite',
  sav: 'serviceApresVenteEtGarantie',
  transport: 'transportSurVentes',
  locationStock: 'locationDEntrepot',
  detentionStock: 'detentionDesStocks',
  fraisStructure: 'fraisDeStructure',
  dedits: 'deditsSurCommandesAnnulees',
  taxesLocales: 'taxesLocales',
  subvention: 'subventionDExploitation',
  chargesExceptionnelles: 'chargesExceptionnelles',
  produitsExceptionnels: 'produitsExceptionnels',
  cessionMachines: 'cessionDeMachinesPrix',
  achatMachines: 'achatDeMachines',
  extensionStock: 'extensionDeLEntrepot',
  mensualites: 'echeancesDEmprunt',
  remboursementAnticipe: 'remboursementAnticipe',
  emprunt: 'nouvelEmprunt',
  agios: 'interetsDuDecouvert',
  interetsPlacement: 'interetsDesPlacements',
  dividendes: 'paiementDesDividendes',
  // Paid or given back.
  impotSocietes: 'impotSurLesBenefices',
  pretUrgence: 'pretDUrgence',
}

export const flowName = (t: Translator, line: { code: string; libelle: string }): string =>
  lookUp(t, `piece.${pieceOfFlow[line.code]}`) ?? lineName(t, line)

const nameOfDue: Record<string, string> = {
  creances: 'line.clients',
  fournisseurs: 'line.fournisseurs',
  impot: 'line.impotBenefices',
  dividendes: 'line.dividendesAPayer',
  mensualites: 'piece.echeancesDEmprunt',
}

export const dueName = (t: Translator, due: { code: string; libelle: string }): string =>
  lookUp(t, nameOfDue[due.code] ?? '') ?? due.libelle
