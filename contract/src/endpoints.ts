import * as z from 'zod'
import {
  CompanyOfUserParams,
  CompanySchema,
  CompanyStateSchema,
  DashboardSchema,
  GameResultSchema,
  NewCompanyBody,
  ResultCollectionSchema,
} from './companies.ts'
import { DecisionSchema, DecisionsParams, SaveDecisionsBody } from './decisions.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { email, name, password, requiredText } from './fields.ts'
import {
  AdministratorParams,
  AssignmentQuery,
  GameChangeBody,
  GameScheduleBody,
  GameSchema,
  NewGameBody,
  PassAndOpenAnswer,
  PassAnswer,
  PassBody,
  PassQuery,
  RoundSchema,
} from './games.ts'
import { NewProductBody, ProductChangeBody, ProductSchema } from './products.ts'
import type { EndpointName } from './routes.ts'
import { NewRoundPassBody, RoundPassSchema } from './schedule.ts'
import { StatementParams, StatementQuery, StatementSchema } from './statements.ts'
import {
  GameIdParams,
  IdParams,
  InvitationAnswer,
  InvitationBody,
  LoginBody,
  NewUserBody,
  NewUsersBody,
  PasswordChangeBody,
  RegisterBody,
  SessionSchema,
  UserChangeBody,
  UserSchema,
} from './users.ts'

const superOnly = ['ROLE_SUPER_ADMIN'] as const
const staff = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN'] as const
const players = ['ROLE_USER'] as const

const TokensSchema = z.object({ token: z.string(), refresh_token: z.string() })
const SetUpBody = z.object({
  token: requiredText(),
  username: name(),
  email: email(),
  password: password(),
})
const RoleSchema = z.object({ id: z.number(), name: z.string(), label: z.string() })

/** Who may make each call, what it takes and what it answers; methods and paths are in `routes.ts`. */
export const endpoints = {
  login: endpoint({
    access: 'anonymous',
    summary: 'Sign in',
    success: 200,
    body: LoginBody,
    answer: SessionSchema,
  }),
  register: endpoint({
    access: 'anonymous',
    summary: 'Create a player account',
    success: 201,
    body: RegisterBody,
    answer: SessionSchema,
  }),
  refreshToken: endpoint({
    access: 'anonymous',
    summary: 'Renew the session',
    success: 200,
    body: z.object({ refresh_token: z.unknown().optional() }),
    answer: TokensSchema,
  }),
  logout: endpoint({
    access: 'signed-in',
    summary: 'End the session',
    success: 204,
    body: z.object({ refresh_token: z.string().nullish() }).nullish(),
  }),
  setUp: endpoint({
    access: 'anonymous',
    summary: 'Create the first super administrator with the one-time link',
    success: 201,
    body: SetUpBody,
    answer: SessionSchema,
  }),

  listPlayers: endpoint({ access: staff, summary: 'Players', success: 200, answer: z.array(UserSchema) }),
  listSuperAdministrators: endpoint({
    access: superOnly,
    summary: 'Super administrators',
    success: 200,
    answer: z.array(UserSchema),
  }),
  listAdministrators: endpoint({
    access: superOnly,
    summary: 'Administrators',
    success: 200,
    answer: z.array(UserSchema),
  }),
  listRoles: endpoint({
    access: 'signed-in',
    summary: 'The three roles',
    success: 200,
    answer: z.array(RoleSchema),
  }),
  getUser: endpoint({
    access: 'signed-in',
    summary: 'A user with companies',
    success: 200,
    params: IdParams,
    answer: UserSchema,
  }),
  createUser: endpoint({
    access: staff,
    summary: 'Create a user',
    success: 201,
    body: NewUserBody,
    answer: UserSchema,
  }),
  updateUser: endpoint({
    access: 'signed-in',
    summary: 'Change a user',
    success: 200,
    params: IdParams,
    body: UserChangeBody,
    answer: UserSchema,
  }),
  deleteUser: endpoint({ access: staff, summary: 'Delete a user', success: 204, params: IdParams }),
  createUsers: endpoint({
    access: staff,
    summary: 'Create users, all or none',
    success: 201,
    body: NewUsersBody,
    answer: z.array(UserSchema),
  }),
  changePassword: endpoint({
    access: 'signed-in',
    summary: "Change a user's password",
    success: 204,
    params: IdParams,
    body: PasswordChangeBody,
  }),
  listUnassignedUsers: endpoint({
    access: staff,
    summary: 'Players who can still be invited',
    success: 200,
    params: GameIdParams,
    answer: z.array(UserSchema),
  }),
  listAssignedUsers: endpoint({
    access: staff,
    summary: 'Players invited to or playing a game',
    success: 200,
    params: GameIdParams,
    answer: z.array(UserSchema),
  }),
  invite: endpoint({
    access: staff,
    summary: 'Invite players',
    success: 201,
    params: GameIdParams,
    body: InvitationBody,
    answer: InvitationAnswer,
  }),

  listProducts: endpoint({
    access: 'signed-in',
    summary: 'Products',
    success: 200,
    answer: z.array(ProductSchema),
  }),
  createProduct: endpoint({
    access: superOnly,
    summary: 'Create a product',
    success: 201,
    body: NewProductBody,
    answer: ProductSchema,
  }),
  updateProduct: endpoint({
    access: superOnly,
    summary: 'Change a product',
    success: 200,
    params: IdParams,
    body: ProductChangeBody,
    answer: ProductSchema,
  }),
  deleteProduct: endpoint({
    access: superOnly,
    summary: 'Delete a product no game uses',
    success: 204,
    params: IdParams,
  }),

  createGame: endpoint({
    access: superOnly,
    summary: 'Create a game with rounds 1 and 2',
    success: 201,
    body: NewGameBody,
    answer: GameSchema,
  }),
  configureGame: endpoint({
    access: staff,
    summary: 'Change a game',
    success: 200,
    params: IdParams,
    body: GameChangeBody,
    answer: GameSchema,
  }),
  scheduleGame: endpoint({
    access: staff,
    summary: 'Choose how the quarters of a game pass',
    success: 200,
    params: IdParams,
    body: GameScheduleBody,
    answer: GameSchema,
  }),
  listAllGames: endpoint({
    access: superOnly,
    summary: 'All games',
    success: 200,
    answer: z.array(GameSchema),
  }),
  listAdministeredGames: endpoint({
    access: staff,
    summary: 'Games of an administrator',
    success: 200,
    params: AdministratorParams,
    answer: z.array(GameSchema),
  }),
  listGames: endpoint({
    access: 'signed-in',
    summary: 'Games the caller may see',
    success: 200,
    answer: z.array(GameSchema),
  }),
  getGame: endpoint({
    access: 'signed-in',
    summary: 'A game',
    success: 200,
    params: IdParams,
    answer: GameSchema,
  }),
  assignAdministrator: endpoint({
    access: superOnly,
    summary: 'Give a game an administrator',
    success: 200,
    query: AssignmentQuery,
    answer: GameSchema,
  }),
  deleteGame: endpoint({
    access: superOnly,
    summary: 'Delete a game with all it holds',
    success: 204,
    params: IdParams,
  }),

  passRound: endpoint({
    access: staff,
    summary: 'Simulate and close the active round',
    success: 200,
    params: GameIdParams,
    query: PassQuery,
    body: PassBody,
    answer: PassAnswer,
  }),
  passAndOpenRound: endpoint({
    access: staff,
    summary: 'Open the next round, closing the active one first',
    success: 200,
    params: GameIdParams,
    query: PassQuery,
    body: PassBody,
    answer: PassAndOpenAnswer,
  }),
  listScheduledPasses: endpoint({
    access: staff,
    summary: 'Scheduled passages of a game, by instant',
    success: 200,
    params: GameIdParams,
    answer: z.array(RoundPassSchema),
  }),
  schedulePass: endpoint({
    access: staff,
    summary: 'Schedule the passage of a quarter',
    success: 201,
    body: NewRoundPassBody,
    answer: RoundPassSchema,
  }),
  cancelScheduledPass: endpoint({
    access: staff,
    summary: 'Cancel a scheduled passage',
    success: 204,
    params: IdParams,
  }),
  getActiveRound: endpoint({
    access: 'signed-in',
    summary: 'The active round',
    success: 200,
    params: GameIdParams,
    answer: RoundSchema,
  }),
  getRound: endpoint({
    access: 'signed-in',
    summary: 'A round',
    success: 200,
    params: IdParams,
    answer: RoundSchema,
  }),

  joinGame: endpoint({
    access: players,
    summary: 'Join a game',
    success: 201,
    body: NewCompanyBody,
    answer: CompanySchema,
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
  }),

  health: endpoint({
    access: 'anonymous',
    summary: 'Whether the product and its database answer',
    success: 200,
    answer: z.object({
      status: z.literal('ok'),
      version: z.string(),
      timezone: z.string(),
      database: z.enum(['embedded', 'postgresql']),
    }),
  }),
} satisfies Record<EndpointName, Endpoint>

export type Endpoints = typeof endpoints
