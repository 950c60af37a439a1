import type { CompanyResult } from '@trimestre/engine'
import { resultFields } from '@trimestre/engine'
import * as z from 'zod'
import { companyNameMax } from './company-identity.ts'
import { violationMessages } from './errors.ts'
import { integer, line, link, name, pathId, reference, resource } from './fields.ts'
import { marketTypeNames } from './games.ts'
import { identityFields } from './identity-change.ts'
import { columnTypes } from './result-columns.ts'
import { MemberSchema, OwnPowersSchema, PersonSchema, type SeatKind, seatFields, seatKinds } from './seats.ts'

export const CompanySchema = z.object({
  ...resource,
  game: z.object(link),
  /**
   * The player, or id 0 for a team or a vacant seat, whose members rivals do not learn; `username` is the name under
   * which the company appears.
   */
  userCompany: z.object({ id: z.number(), username: z.string(), image: z.string() }),
  ...identityFields,
  ...seatFields,
  nbEmployees: z.number(),
  /** Percent. */
  tauxFormation: z.number(),
  /** What the caller may do in the company; null for administrators. */
  me: OwnPowersSchema.nullable(),
  /** The members and observers, the longest first. */
  members: z.array(MemberSchema),
})
export type Company = z.output<typeof CompanySchema>

/**
 * In a game played in teams: `name` makes a team, `company` joins one, `code` joins the one that has it; at most one of
 * them, and none where the player plays alone.
 */
export const NewCompanyBody = z
  .object({
    game: reference('games'),
    name: name(companyNameMax).optional(),
    company: integer(1, Number.MAX_SAFE_INTEGER, violationMessages.reference).optional(),
    code: line(100).optional(),
  })
  .superRefine(({ name, company, code }, context) => {
    const given = Object.entries({ name, company, code }).filter(([, value]) => value !== undefined)
    for (const [path] of given.slice(1))
      context.addIssue({ code: 'custom', path: [path], message: violationMessages.choice })
  })
export type NewCompany = z.output<typeof NewCompanyBody>
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
  seat: number
  /** Who held the seat when the quarter closed. */
  kind: SeatKind
  /** The rank among the companies that people held; equal companies share it, and all others have none. */
  rangHumain: number | null
  /** Whether a computer decided the quarter because nobody had touched the sheet; the seat stayed with its people. */
  substitute: boolean
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
  seat: z.number(),
  kind: z.enum(seatKinds),
  rangHumain: z.number().nullable(),
  substitute: z.boolean(),
  alertes: z.array(z.string()),
  ...figureShape,
}) as unknown as z.ZodType<Result>

/** The fields of a rival's result that a player may see; the others never leave the server. */
export const publicResultKeys = [
  'classement',
  'valeurSociete',
  'prixVente',
  'nombreProduitVendu',
  'partMarche',
] as const

export type PublicResult = Pick<
  Result,
  | 'id'
  | 'round'
  | 'companyId'
  | 'username'
  | 'seat'
  | 'kind'
  | 'rangHumain'
  | (typeof publicResultKeys)[number]
>

const PublicResultSchema = z.object({
  id: z.number(),
  round: z.object({ ...link, roundNb: z.number() }),
  companyId: z.number(),
  username: z.string(),
  seat: z.number(),
  kind: z.enum(seatKinds),
  rangHumain: z.number().nullable(),
  classement: z.number(),
  valeurSociete: z.number(),
  prixVente: z.number(),
  nombreProduitVendu: z.number(),
  partMarche: z.number(),
})

/**
 * The result rows of a game: complete for the caller's own company and for administrators, reduced for a player's
 * rivals.
 */
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
  /** Mean price in BA over the companies that sold at least one unit; 0 when none did. */
  averagePrice: z.number(),
  ranking: z.array(
    z.object({
      companyId: z.number(),
      username: z.string(),
      seat: z.number(),
      kind: z.enum(seatKinds),
      rangHumain: z.number().nullable(),
      /** Whether the company still takes part in the open quarter. */
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
  /** The engine's state document, in engine integers; `precedent` is null for players who may not see coefficients. */
  state: z.record(z.string(), z.unknown()),
})

export const LockSchema = z.object({
  locked: z.boolean(),
  round: z.object({ ...link, roundNb: z.number(), etat: z.number() }),
  approvals: z.object({
    /** The members who approve the sheet as it is. */
    given: z.array(PersonSchema),
    /** The number of approvals that make it final. */
    needed: z.number(),
  }),
})

/** The progress of a company in the active round; `saved` and `draft` hold keys of menus. */
export const ProgressSchema = z.object({
  companyId: z.number(),
  username: z.string(),
  /** The username of the player, who may have given the company another name. */
  player: z.string(),
  ...seatFields,
  saved: z.array(z.string()),
  draft: z.array(z.string()),
  /** Number of areas with a decision to take at the level of the game. */
  areaCount: z.number(),
  locked: z.boolean(),
  /** Whether a member has the game open on some device. */
  online: z.boolean(),
  /** The number of members, observers not counted, and of those who have the game open. */
  members: z.number(),
  onlineCount: z.number(),
  /** The number of members who approve the sheet as it is, and of those who make it final. */
  approvals: z.object({ given: z.number(), needed: z.number() }),
})
export type Progress = z.output<typeof ProgressSchema>

/** Percentage by which each lever attracted more customers than the reference competitor's, from -100 upwards. */
const DrawSchema = z.object({
  prix: z.number(),
  publicite: z.number(),
  qualite: z.number(),
  rd: z.number(),
  service: z.number(),
  livraison: z.number(),
  conditions: z.number(),
})

/** The figures of one company in the market survey of the quarter for which it was bought. */
const SurveyedSchema = z.object({
  companyId: z.number(),
  username: z.string(),
  pointsQualite: z.number(),
  /** BA. */
  budgetPub: z.number(),
  niveauRD: z.number(),
  /** By segment, one for an undivided market. Null in games that show players figures without causes. */
  attraits: z.array(DrawSchema).nullable(),
})

/** A segment of a divided market, in the order of the game's settings: the price segment, then the demanding one. */
const MarketSegmentSchema = z.object({
  type: z.enum(marketTypeNames),
  /** Percentage of the market that the segment is. */
  part: z.number(),
  demande: z.number(),
  /** Percentage of the segment's demand that goes to the reference competitor. */
  partReference: z.number(),
})

/**
 * The public figures of a quarter and, for those who bought it, the market survey. Before the first pass there are no
 * round and no figures.
 */
export const MarketStudySchema = z.object({
  round: z.number().nullable(),
  players: z.number(),
  /** Mean price in BA over the companies that sold at least one unit; 0 when none did. */
  prixMoyen: z.number(),
  demandeTotale: z.number(),
  /**
   * Share of the reference competitor in all units sold, in percent; together with the companies' shares it makes 100.
   */
  partReference: z.number(),
  /** Empty for a market of one segment. */
  segments: z.array(MarketSegmentSchema),
  companies: z.array(
    z.object({
      companyId: z.number(),
      username: z.string(),
      seat: z.number(),
      kind: z.enum(seatKinds),
      rangHumain: z.number().nullable(),
      classement: z.number(),
      /** BA. */
      valeurSociete: z.number(),
      /** BA per unit. */
      prixVente: z.number(),
      nombreProduitVendu: z.number(),
      /** Percent. */
      partMarche: z.number(),
      /** In each segment, the units demanded and the percentage of the segment's demand; empty without segments. */
      segments: z.array(z.object({ demande: z.number(), part: z.number() })),
    }),
  ),
  /**
   * The survey, for a company that bought it in this quarter and for the administrators of the game; null for everybody
   * else.
   */
  etude: z.array(SurveyedSchema).nullable(),
  /** Whether companies of this game can buy the survey; simpler games do not offer it. */
  etudeOuverte: z.boolean(),
})
export type MarketStudy = z.output<typeof MarketStudySchema>

const ResultColumnSchema = z.object({ name: z.string(), label: z.string(), type: z.enum(columnTypes) })
const ExpertRowSchema = z.record(z.string(), z.union([z.number(), z.string(), z.array(z.string()), z.null()]))
export const ExpertResultsSchema = z.array(z.union([z.array(ResultColumnSchema), ExpertRowSchema]))
