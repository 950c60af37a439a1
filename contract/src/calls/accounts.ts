import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { boolean, email, name, password, requiredText } from '../fields.ts'
import { ok } from '../rights.ts'
import {
  LoginBody,
  PasswordResetBody,
  RegisterBody,
  ResetRequestBody,
  resetSentMessage,
  SessionSchema,
} from '../users.ts'

const TokensSchema = z.object({ token: z.string(), refresh_token: z.string() })
const SetUpBody = z.object({
  token: requiredText(),
  username: name(),
  email: email(),
  password: password(),
})

const SignOutBody = z
  .object({ refresh_token: z.string().nullish(), everywhere: boolean().nullish() })
  .nullish()

/** Sign-in, sign-out and the accounts that users open themselves. */
export const accountEndpoints = {
  login: endpoint({
    access: 'anonymous',
    rights: [ok, ok, ok, ok, ok, ok],
    summary: 'Sign in',
    success: 200,
    body: LoginBody,
    answer: SessionSchema,
    refusals: ['auth/bad-credentials', 'auth/public-password', 'auth/too-many-attempts', 'auth/busy'],
  }),
  register: endpoint({
    access: 'anonymous',
    rights: [ok, ok, ok, ok, ok, ok],
    summary: 'Create a player account',
    success: 201,
    body: RegisterBody,
    answer: SessionSchema,
    refusals: ['auth/registration-closed', 'auth/too-many-attempts', 'auth/busy'],
  }),
  refreshToken: endpoint({
    access: 'anonymous',
    rights: [ok, ok, ok, ok, ok, ok],
    summary: 'Renew the session',
    success: 200,
    body: z.object({ refresh_token: z.unknown().optional() }),
    refusals: ['auth/refresh-refused'],
    answer: TokensSchema,
  }),
  logout: endpoint({
    access: 'signed-in',
    rights: [401, ok, null, ok, null, ok],
    summary: 'End the session, or with `everywhere` all sessions of the account',
    success: 204,
    body: SignOutBody,
  }),
  requestPasswordReset: endpoint({
    access: 'anonymous',
    rights: [ok, ok, ok, ok, ok, ok],
    summary: 'Ask for a link by mail to choose another password; the same answer for an unknown address',
    success: 202,
    body: ResetRequestBody,
    answer: z.object({ message: z.literal(resetSentMessage) }),
    refusals: ['auth/too-many-resets'],
  }),
  resetPassword: endpoint({
    access: 'anonymous',
    rights: [ok, ok, ok, ok, ok, ok],
    summary: 'Choose another password with the link of a mail; ends all sessions',
    success: 204,
    body: PasswordResetBody,
    refusals: ['auth/reset-refused', 'auth/busy'],
  }),
  confirmEmail: endpoint({
    access: 'anonymous',
    rights: [ok, ok, ok, ok, ok, ok],
    summary: 'Make the address of a mail that of the account, with the link of that mail',
    success: 204,
    body: z.object({ token: requiredText() }),
    refusals: ['auth/confirmation-refused'],
  }),
  describeOidc: endpoint({
    access: 'anonymous',
    rights: [ok, ok, ok, ok, ok, ok],
    summary: 'Which ways in there are: an identity provider and its name, and opening an account oneself',
    success: 200,
    answer: z.object({ enabled: z.boolean(), name: z.string().nullable(), registration: z.boolean() }),
  }),
  startOidc: endpoint({
    access: 'anonymous',
    rights: [404, 404, null, 404, null, 404],
    summary: 'Go to the identity provider to sign in',
    success: 302,
    refusals: ['request/not-found', 'auth/provider-unavailable'],
  }),
  finishOidc: endpoint({
    access: 'anonymous',
    rights: [404, 404, null, 404, null, 404],
    summary: 'Come back from the identity provider: a page that hands a one-time code to its opener',
    success: 200,
    produces: ['text/html'],
    refusals: ['request/not-found', 'auth/provider-refused'],
  }),
  exchangeOidc: endpoint({
    access: 'anonymous',
    rights: [401, 401, null, 401, null, 401],
    summary: 'Sign in with a one-time code; `password` links an account that has the same e-mail',
    success: 200,
    body: z.object({ code: requiredText(), password: z.string().nullish() }),
    answer: SessionSchema,
    refusals: [
      'auth/code-refused',
      'auth/email-unverified',
      'auth/disabled',
      'auth/link-password',
      'auth/bad-credentials',
      'auth/public-password',
      'auth/too-many-attempts',
      'auth/busy',
    ],
  }),
  setUp: endpoint({
    access: 'anonymous',
    rights: [409, 409, null, 409, null, 409],
    summary: 'Create the first super administrator with the one-time link',
    success: 201,
    body: SetUpBody,
    answer: SessionSchema,
    refusals: ['auth/forbidden', 'setup/closed', 'auth/busy'],
  }),
}
