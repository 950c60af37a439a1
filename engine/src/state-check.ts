import { type AccountNumber, accounts } from './catalogue/accounts.ts'
import { decisionItems } from './catalogue/decisions.ts'
import { phases } from './catalogue/phases.ts'
import { FIRST_INCOME_ACCOUNT, placeOf } from './chart-of-accounts.ts'
import { type CompanyState, STATE_VERSION } from './company-state.ts'
import { checkArray, checkObject, type Fields, isMissing, refuse } from './scenario-error.ts'
import type { StoredCompanyState, StoredMarketState } from './version-1.ts'

/** Counts, amounts and ratios of a state that are never negative. */
const NATURAL_FIELDS = [
  'trimestre',
  'creanceT1',
  'creanceT2',
  'stock',
  'capaciteStock',
  'ouvriers',
  'usure',
  'moral',
  'formation',
  'experience',
  'notoriete',
  'reputation',
  'service',
  'credit',
  'tauxRupture',
  'ventes',
  'niveauRD',
  'rdTotal',
  'rdEffectif',
  'capitalRD',
  'capitalMarque',
  'deficits',
  'dividendesCapitalises',
  'sauvetages',
] as const satisfies readonly (keyof CompanyState)[]

/** Further amounts of a state that are never negative, by its version. */
const VERSIONED_FIELDS = { 1: ['immaterielDepart'], 2: ['rdDepart', 'marqueDepart', 'impotAnnee'] } as const

const TERM_FIELDS = ['prix', 'publicite', 'qualite', 'rd', 'service', 'livraison', 'conditions'] as const

/**
 * Checks a company's state from an earlier output.
 * @throws ScenarioError naming the invalid field
 */
export function checkState(value: unknown, path: string): StoredCompanyState {
  const state = checkObject(value, path)
  const version = isMissing(state.version) ? 1 : state.version
  if (version !== 1 && version !== STATE_VERSION) refuse(`${path}.version`, `must be ${STATE_VERSION}`)
  for (const field of [...NATURAL_FIELDS, ...VERSIONED_FIELDS[version]]) natural(state, field, path)
  integer(state, 'resultatCumule', path)
  if (version === STATE_VERSION) integer(state, 'baseAnnee', path)
  checkAccounts(state.comptes, `${path}.comptes`, version === 1 ? ['397'] : [])
  checkList(state.machines, `${path}.machines`, ['nombre', 'prix', 'age'])
  checkList(state.batiments, `${path}.batiments`, ['valeur', 'age'])
  checkList(state.emprunts, `${path}.emprunts`, ['capital', 'taux', 'annuite', 'echeances'])
  if (state.statut !== 'normal' && state.statut !== 'redressement') {
    refuse(`${path}.statut`, 'must be "normal" or "redressement"')
  }
  const precedent = isMissing(state.precedent)
    ? null
    : checkBefore(state.precedent, `${path}.precedent`, version)
  const reconduction = isMissing(state.reconduction)
    ? {}
    : checkObject(state.reconduction, `${path}.reconduction`)
  for (const { key } of decisionItems) {
    if (reconduction[key] !== undefined) integer(reconduction, key, `${path}.reconduction`)
  }
  return { ...state, precedent, reconduction } as unknown as StoredCompanyState
}

/**
 * Checks a market's state from an earlier output.
 * @throws ScenarioError naming the invalid field
 */
export function checkMarketState(value: unknown): StoredMarketState {
  const state = checkObject(value, 'marketState')
  natural(state, 'trimestre', 'marketState')
  natural(state, 'trimestresPhase', 'marketState')
  natural(state, 'indice', 'marketState')
  if (!isMissing(state.prixRelatif)) natural(state, 'prixRelatif', 'marketState')
  if (!phases.some(({ key }) => key === state.phase)) {
    refuse('marketState.phase', `must be one of ${phases.map(({ key }) => key).join(', ')}`)
  }
  return { ...state, prixRelatif: state.prixRelatif ?? undefined } as unknown as StoredMarketState
}

function checkAccounts(value: unknown, path: string, others: readonly string[]): void {
  const balances = checkObject(value, path)
  const known = new Set<string>(accounts.map(({ number }) => number))
  for (const account of Object.keys(balances)) {
    integer(balances, account, path)
    if (others.includes(account)) continue
    if (!known.has(account)) refuse(path, `has an unknown account ${JSON.stringify(account)}`)
    if (placeOf(account as AccountNumber) >= FIRST_INCOME_ACCOUNT) {
      refuse(path, `has account "${account}", and a closed quarter leaves no charges or products`)
    }
  }
}

function checkList(value: unknown, path: string, fields: readonly string[]): void {
  checkArray(value, path).forEach((item, index) => {
    const entry = checkObject(item, `${path}[${index}]`)
    for (const field of fields) natural(entry, field, `${path}[${index}]`)
  })
}

function checkBefore(value: unknown, path: string, version: 1 | 2): Fields {
  const before = checkObject(value, path)
  for (const field of ['demande', 'report']) integer(before, field, path)
  if (version === 1) checkSegment(before, path)
  else {
    const segments = checkArray(before.segments, `${path}.segments`)
    segments.forEach((segment, index) => {
      checkSegment(checkObject(segment, `${path}.segments[${index}]`), `${path}.segments[${index}]`)
    })
  }
  return before
}

function checkSegment(segment: Fields, path: string): void {
  for (const field of ['demande', 'marche']) integer(segment, field, path)
  const terms = checkObject(segment.termes, `${path}.termes`)
  for (const field of TERM_FIELDS) integer(terms, field, `${path}.termes`)
}

function integer(fields: Fields, field: string, path: string): void {
  if (!Number.isSafeInteger(fields[field])) refuse(`${path}.${field}`, 'must be an integer of the engine')
}

function natural(fields: Fields, field: string, path: string): void {
  const value = fields[field]
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    refuse(`${path}.${field}`, 'must be an integer of the engine, not negative')
  }
}
