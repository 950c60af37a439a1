import type { CompanyResult } from '@trimestre/engine'
import { resultFields } from '@trimestre/engine'
import * as z from 'zod'
import { link, pathId, reference, resource } from './fields.ts'
import { columnTypes } from './result-columns.ts'
import { seatFields } from './seats.ts'

export const CompanySchema = z.object({
  ...resource,
  game: z.object(link),
  userCompany: z.object({ id: z.number(), username: z.string(), image: z.string() }),
  ...seatFields,
  nbEmployees: z.number(),
  /** Percent. */
  tauxFormation: z.number(),
})
export type Company = z.output<typeof CompanySchema>

export const NewCompanyBody = z.object({ game: reference('games') })
export const CompanyOfUserParams = z.object({ userId: pathId(), gameId: pathId() })

/** The figures of a result in human units: BA, percent, counts (api.md §3). */
export type ResultFigures = { [K in Exclude<keyof CompanyResult, 'alertes'>]: number }

export type Result = ResultFigures & {
  '@id': string
  '@type': string
  id: number
  round: { '@id': string; id: number; roundNb: number }
  companyId: number
  userId: number
  username: string
  alertes: string[]
}

const figureShape = Object.fromEntries(
  resultFields.filter(field => field.key !== 'alertes').map(field => [field.key, z.number()]),
)

export const ResultSchema = z.object({
  ...resource,
  round: z.object({ ...link, roundNb: z.number() }),
  companyId: z.number(),
  userId: z.number(),
  username: z.string(),
  alertes: z.array(z.string()),
  ...figureShape,
}) as unknown as z.ZodType<Result>

/** What a player sees of a rival's result; the other fields never leave the server. */
export const publicResultKeys = [
  'classement',
  'valeurSociete',
  'prixVente',
  'nombreProduitVendu',
  'partMarche',
] as const

export type PublicResult = Pick<
  Result,
  'id' | 'round' | 'companyId' | 'username' | (typeof publicResultKeys)[number]
>

const PublicResultSchema = z.object({
  id: z.number(),
  round: z.object({ ...link, roundNb: z.number() }),
  companyId: z.number(),
  username: z.string(),
  classement: z.number(),
  valeurSociete: z.number(),
  prixVente: z.number(),
  nombreProduitVendu: z.number(),
  partMarche: z.number(),
})

/** Own rows, and every row for an administrator, are whole; a player's view of rivals is reduced. */
export const GameResultSchema = z.union([ResultSchema, PublicResultSchema]) as unknown as z.ZodType<
  PublicResult & Partial<Result>
>
export type GameResult = z.output<typeof GameResultSchema>

export const ResultCollectionSchema = z.object({
  '@id': z.string(),
  '@type': z.literal('hydra:Collection'),
  'hydra:member': z.array(ResultSchema),
  'hydra:totalItems': z.number(),
})
export type ResultCollection = z.output<typeof ResultCollectionSchema>

export const DashboardSchema = z.object({
  game: z.object({ id: z.number(), name: z.string() }),
  product: z.string().nullable(),
  enterprise: z.object({ id: z.number(), username: z.string() }),
  totaltrimestres: z.number().nullable(),
  currenttrimestre: z.number(),
  percent: z.number(),
  /** BA. */
  liquidity: z.number(),
  rank: z.number(),
  demandedQuantity: z.number(),
  /** Percent. */
  marketPart: z.number(),
  players: z.number(),
  figures: z.object({ depenses: z.number(), recettes: z.number(), valeurNette: z.number() }),
  production: z.object({
    nombreProduitsFabriques: z.number(),
    nombreProduitStok: z.number(),
    nombreProduitVendu: z.number(),
    demande: z.number(),
  }),
  /** BA; over the companies that sold at least one unit; 0 when none did. */
  averagePrice: z.number(),
  ranking: z.array(
    z.object({
      companyId: z.number(),
      username: z.string(),
      /** Whether the company is still among those of the open quarter. */
      playing: z.boolean(),
      classement: z.number(),
      valeurSociete: z.number(),
    }),
  ),
  chart: z.array(
    z.object({ name: z.string(), Stock: z.number(), Production: z.number(), Demande: z.number() }),
  ),
  finished: z.boolean(),
})
export type Dashboard = z.output<typeof DashboardSchema>

export const CompanyStateSchema = z.object({
  round: z.object({ ...link, roundNb: z.number(), etat: z.number() }),
  locked: z.boolean(),
  finished: z.boolean(),
  /** The engine's document, in engine integers; `precedent` is null for players who may not see coefficients. */
  state: z.record(z.string(), z.unknown()),
})

export const LockSchema = z.object({
  locked: z.boolean(),
  round: z.object({ ...link, roundNb: z.number(), etat: z.number() }),
})

/** Where a company stands in the active round; `saved` and `draft` hold keys of menus. */
export const ProgressSchema = z.object({
  companyId: z.number(),
  username: z.string(),
  ...seatFields,
  saved: z.array(z.string()),
  draft: z.array(z.string()),
  /** How many areas have something to decide at the level of the game. */
  areaCount: z.number(),
  locked: z.boolean(),
  /** Whether the player has the game open on some device. */
  online: z.boolean(),
})
export type Progress = z.output<typeof ProgressSchema>

/** Percent by which each lever drew more customers than the reference competitor's, from -100 upwards. */
const DrawSchema = z.object({
  prix: z.number(),
  publicite: z.number(),
  qualite: z.number(),
  rd: z.number(),
  service: z.number(),
  livraison: z.number(),
  conditions: z.number(),
})

/** What the survey tells of a company in the quarter that it was bought for. */
const SurveyedSchema = z.object({
  companyId: z.number(),
  username: z.string(),
  pointsQualite: z.number(),
  /** BA. */
  budgetPub: z.number(),
  niveauRD: z.number(),
  /** null where the game gives players figures without causes. */
  attrait: DrawSchema.nullable(),
})

/**
 * The quarter's public figures, and what the survey adds for those who bought it; before the first pass there is no
 * round and no figure.
 */
export const MarketStudySchema = z.object({
  round: z.number().nullable(),
  players: z.number(),
  /** BA; over the companies that sold at least one unit; 0 when none did. */
  prixMoyen: z.number(),
  demandeTotale: z.number(),
  /** Percent of all units sold that the reference competitor sold; with the companies' shares it makes 100. */
  partReference: z.number(),
  companies: z.array(
    z.object({
      companyId: z.number(),
      username: z.string(),
      classement: z.number(),
      /** BA. */
      valeurSociete: z.number(),
      /** BA per unit. */
      prixVente: z.number(),
      nombreProduitVendu: z.number(),
      /** Percent. */
      partMarche: z.number(),
    }),
  ),
  /** For a company that bought the survey in this quarter, and for who runs the game; null for everybody else. */
  etude: z.array(SurveyedSchema).nullable(),
  /** Whether companies of this game can buy the survey: a simpler game does not have it. */
  etudeOuverte: z.boolean(),
})
export type MarketStudy = z.output<typeof MarketStudySchema>

const ResultColumnSchema = z.object({ name: z.string(), label: z.string(), type: z.enum(columnTypes) })
const ExpertRowSchema = z.record(z.string(), z.union([z.number(), z.string(), z.array(z.string())]))
export const ExpertResultsSchema = z.array(z.union([z.array(ResultColumnSchema), ExpertRowSchema]))
