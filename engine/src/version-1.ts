import { MU } from './arithmetic.ts'
import { type CompanyState, type MarketState, type PublishedTerms, STATE_VERSION } from './company-state.ts'
import { baseCriteria, type Criteria } from './criteria-in-force.ts'
import { openingIntangibles } from './opening.ts'
import { openingState } from './opening-documents.ts'

/**
 * The states that version 1 of the engine wrote, in games that were in progress when version 2 came (model, 10.4).
 * Nothing else of the engine knows version 1.
 */

/** The account of version 1 for the depreciation of finished goods, and the account that the PCG has for it. */
const OLD_WRITE_DOWN = '397'
const WRITE_DOWN = '395'

type Unchanged = Omit<
  CompanyState,
  'version' | 'comptes' | 'rdDepart' | 'marqueDepart' | 'baseAnnee' | 'impotAnnee' | 'precedent'
>

/** A company's state of version 1. */
export interface CompanyStateOfVersion1 extends Unchanged {
  version?: undefined
  comptes: CompanyState['comptes'] & { [OLD_WRITE_DOWN]?: number }
  /** Research and brand capital at the opening of the game, together. */
  immaterielDepart: number
  precedent: { demande: number; report: number; marche: number; termes: PublishedTerms } | null
}

/** A market's state of version 1. */
export type MarketStateOfVersion1 = Omit<MarketState, 'prixRelatif'> & { prixRelatif?: undefined }

/** A company's state as it may be stored. */
export type StoredCompanyState = CompanyState | CompanyStateOfVersion1
/** A market's state as it may be stored. */
export type StoredMarketState = MarketState | MarketStateOfVersion1

/**
 * Returns a stored state in the version of this engine; equity, cash, debts and stock are unchanged.
 * @param k the base coefficients of the game
 */
export function currentState(state: StoredCompanyState, k: Criteria): CompanyState {
  if (state.version !== undefined) return state
  const { immaterielDepart, precedent, comptes, ...unchanged } = state
  const { [OLD_WRITE_DOWN]: writeDown, ...others } = comptes
  const { research } = openingIntangibles(k)
  return {
    ...unchanged,
    version: STATE_VERSION,
    comptes: writeDown === undefined ? others : { ...others, [WRITE_DOWN]: writeDown },
    rdDepart: research,
    marqueDepart: immaterielDepart - research,
    baseAnnee: 0,
    impotAnnee: 0,
    precedent: precedent && {
      demande: precedent.demande,
      report: precedent.report,
      segments: [{ demande: precedent.demande, marche: precedent.marche, termes: precedent.termes }],
    },
  }
}

/** Returns a stored market state in the version of this engine. */
export function currentMarketState(state: StoredMarketState): MarketState {
  return state.prixRelatif === undefined ? { ...state, prixRelatif: MU } : state
}

/**
 * Returns a stored state in the version of this engine; none is the opening position.
 * @param criteria the coefficients of the game that differ from the defaults, in human numbers
 */
export function readStoredState(
  state: StoredCompanyState | null,
  criteria: Record<string, number>,
): CompanyState {
  return state === null ? openingState(criteria) : currentState(state, baseCriteria(criteria))
}
