import type * as z from 'zod'
import type { ErrorCode } from './errors.ts'
import type { Rights, RightsInTeam } from './rights.ts'
import type { RoleName } from './roles.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The users who may make a call at all; the feature's policy checks ownership after the object is loaded. */
export type Access = 'anonymous' | 'signed-in' | readonly RoleName[]

/** One call of the API without its schemas: all that a client needs to make it. */
export type Route = { method: Method; path: string }

/**
 * The schemas of one call. `success` is the status of its success; `alsoSuccess` is another one with the same response.
 */
export type Endpoint = {
  access: Access
  /** Who gets which outcome, by position; it also considers ownership, which `access` does not. */
  rights: Rights
  /** The rights in a company, where they differ from those of its other members. */
  inTeam?: RightsInTeam
  summary: string
  /** Whether the call changes something of a game: an archived game, which is only read, refuses it. */
  writesGame?: true
  success: 200 | 201 | 202 | 204 | 302
  alsoSuccess?: 200
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  answer?: z.ZodType
  /** Media type of the request's body when it is not JSON; the handler then reads the request itself. */
  consumes?: 'multipart/form-data'
  /** Media types of the response when it is not JSON; such a response has no schema. */
  produces?: readonly string[]
  /** Refusals of this call alone, in addition to those of every call of its kind. */
  refusals?: readonly ErrorCode[]
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}
