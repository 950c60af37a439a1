import * as z from 'zod'
import { players } from '../access.ts'
import {
  CompanyOfUserParams,
  CompanySchema,
  CompanyStateSchema,
  DashboardSchema,
  GameResultSchema,
  NewCompanyBody,
  ResultCollectionSchema,
} from '../companies.ts'
import { DecisionSchema, DecisionsParams, SaveDecisionsBody } from '../decisions.ts'
import { endpoint } from '../endpoint.ts'
import { AccountingQuery, StatementParams, StatementQuery, StatementSchema } from '../statements.ts'
import { GameIdParams, IdParams } from '../users.ts'

/** Companies, what they decide and what became of it. */
export const companyEndpoints = {
  joinGame: endpoint({
    access: players,
    summary: 'Join a game; a second time answers the company there is',
    success: 201,
    alsoSuccess: 200,
    body: NewCompanyBody,
    answer: CompanySchema,
    refusals: ['request/not-found', 'games/private', 'games/finished'],
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
  listGameResults: endpoint({
    access: 'signed-in',
    summary: 'Ranked results of the last simulated round',
    success: 200,
    params: GameIdParams,
    answer: z.array(GameResultSchema),
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
    refusals: ['rounds/closed', 'games/finished', 'games/not-configured'],
  }),
}
