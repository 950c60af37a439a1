import * as z from 'zod'
import { players, staff } from '../access.ts'
import {
  CompanyOfUserParams,
  CompanySchema,
  CompanyStateSchema,
  DashboardSchema,
  ExpertResultsSchema,
  GameResultSchema,
  LockSchema,
  MarketStudySchema,
  NewCompanyBody,
  ProgressSchema,
  ResultCollectionSchema,
} from '../companies.ts'
import { DecisionSchema, DecisionSheetSchema, DecisionsParams, SaveDecisionsBody } from '../decisions.ts'
import { endpoint } from '../endpoint.ts'
import {
  ExplanationListSchema,
  ExplanationParams,
  ExplanationSchema,
  FigureHistorySchema,
} from '../explanations.ts'
import { NewspaperSchema } from '../newspaper.ts'
import { ProjectionInputsSchema } from '../projection.ts'
import { SeatBody, SeatSchema } from '../seats.ts'
import { AccountingQuery, StatementParams, StatementQuery, StatementSchema } from '../statements.ts'
import { GameIdParams, IdParams } from '../users.ts'

const deciding = [
  'rounds/closed',
  'games/finished',
  'games/not-configured',
  'companies/out',
  'server/lock-timeout',
] as const

/** Companies, their decisions and their results. */
export const companyEndpoints = {
  joinGame: endpoint({
    access: players,
    summary: 'Join a game; a second time answers the company there is',
    success: 201,
    alsoSuccess: 200,
    body: NewCompanyBody,
    answer: CompanySchema,
    refusals: ['request/not-found', 'games/private', 'games/joining-closed', 'games/finished'],
  }),
  getCompany: endpoint({
    access: 'signed-in',
    summary: 'A company',
    success: 200,
    params: IdParams,
    answer: CompanySchema,
  }),
  findCompany: endpoint({
    access: 'signed-in',
    summary: "A user's company in a game",
    success: 200,
    params: CompanyOfUserParams,
    answer: z.array(CompanySchema),
  }),
  listCompanyResults: endpoint({
    access: 'signed-in',
    summary: 'Results of a company by round',
    success: 200,
    params: IdParams,
    answer: ResultCollectionSchema,
  }),
  getDashboard: endpoint({
    access: 'signed-in',
    summary: "A company's dashboard",
    success: 200,
    params: IdParams,
    answer: DashboardSchema,
  }),
  getCompanyState: endpoint({
    access: 'signed-in',
    summary: "A company's engine state",
    success: 200,
    params: IdParams,
    answer: CompanyStateSchema,
  }),
  getProjectionInputs: endpoint({
    access: 'signed-in',
    summary:
      "All that the what-if of a company's coming quarter needs, and nothing of what customers react to",
    success: 200,
    params: IdParams,
    answer: ProjectionInputsSchema,
  }),
  listExplanations: endpoint({
    access: 'signed-in',
    summary: 'The figures of a quarter that open their explanation, with the key of each formula',
    success: 200,
    params: IdParams,
    query: StatementQuery,
    answer: ExplanationListSchema,
  }),
  getExplanation: endpoint({
    access: 'signed-in',
    summary: 'How a figure came about, and why it moved since the quarter before',
    success: 200,
    params: ExplanationParams,
    query: StatementQuery,
    answer: ExplanationSchema,
  }),
  getFigureHistory: endpoint({
    access: 'signed-in',
    summary: 'A figure quarter by quarter, up to a round',
    success: 200,
    params: ExplanationParams,
    query: StatementQuery,
    answer: FigureHistorySchema,
  }),
  getStatement: endpoint({
    access: 'signed-in',
    summary: 'An accounting statement',
    success: 200,
    params: StatementParams,
    query: StatementQuery,
    answer: StatementSchema,
  }),
  exportAccounting: endpoint({
    access: 'signed-in',
    summary: 'Accounting entries of a fiscal year of four quarters, as a French FEC file',
    success: 200,
    params: IdParams,
    query: AccountingQuery,
    produces: ['text/plain'],
  }),
  lockCompany: endpoint({
    access: players,
    summary: 'Say that the decisions of the quarter are final',
    success: 200,
    params: IdParams,
    answer: LockSchema,
    refusals: deciding,
  }),
  unlockCompany: endpoint({
    access: players,
    summary: 'Take the decisions of the quarter up again',
    success: 200,
    params: IdParams,
    answer: LockSchema,
    refusals: deciding,
  }),
  changeSeat: endpoint({
    access: staff,
    summary: 'Take a company out of the coming quarters, or back into them',
    success: 200,
    params: IdParams,
    body: SeatBody,
    answer: SeatSchema,
    refusals: ['games/finished', 'server/lock-timeout'],
  }),
  resetCompany: endpoint({
    access: staff,
    summary: 'Put a company back to the opening position',
    success: 200,
    params: IdParams,
    answer: CompanySchema,
    refusals: ['server/lock-timeout'],
  }),
  getMarketStudy: endpoint({
    access: 'signed-in',
    summary: 'The market of a quarter and the public figures of its companies',
    success: 200,
    params: IdParams,
    query: StatementQuery,
    answer: MarketStudySchema,
  }),
  getProgress: endpoint({
    access: staff,
    summary: 'Who has decided in the active round',
    success: 200,
    params: IdParams,
    answer: z.array(ProgressSchema),
  }),
  getAttendance: endpoint({
    access: staff,
    summary: 'Who decided in which quarter, as a table with its head',
    success: 200,
    params: GameIdParams,
    answer: z.array(z.array(z.union([z.string(), z.number()]))),
  }),
  listExpertResults: endpoint({
    access: staff,
    summary: 'All results of a game: first the columns, then the rows',
    success: 200,
    params: GameIdParams,
    answer: ExpertResultsSchema,
  }),
  listGameResults: endpoint({
    access: 'signed-in',
    summary: 'Ranked results of the last simulated round',
    success: 200,
    params: GameIdParams,
    answer: z.array(GameResultSchema),
  }),
  getNewspaper: endpoint({
    access: 'signed-in',
    summary: 'The public facts of a quarter, as the market newspaper tells them',
    success: 200,
    params: IdParams,
    query: StatementQuery,
    answer: NewspaperSchema,
  }),
  getDecisionSheet: endpoint({
    access: 'signed-in',
    summary: 'Decisions of all areas in the round being played',
    success: 200,
    params: IdParams,
    answer: DecisionSheetSchema,
  }),
  listDecisions: endpoint({
    access: 'signed-in',
    summary: 'Decisions of an area in a round',
    success: 200,
    params: DecisionsParams,
    answer: z.array(DecisionSchema),
  }),
  saveDecisions: endpoint({
    access: players,
    summary: 'Save the decisions of an area',
    success: 200,
    params: DecisionsParams,
    body: SaveDecisionsBody,
    answer: z.array(DecisionSchema),
    refusals: [...deciding, 'decisions/locked'],
  }),
}
