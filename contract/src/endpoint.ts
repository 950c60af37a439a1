import type * as z from 'zod'
import type { ErrorCode } from './errors.ts'
import type { RoleName } from './roles.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may make a call at all; ownership is checked by the feature's policy after the object is loaded. */
export type Access = 'anonymous' | 'signed-in' | readonly RoleName[]

/** One call of the API without its schemas: what a client needs to make it. */
export type Route = { method: Method; path: string }

/** The schemas of one call. `success` is its 2xx status; `alsoSuccess` another one with the same answer. */
export type Endpoint = {
  access: Access
  summary: string
  success: 200 | 201 | 202 | 204 | 302
  alsoSuccess?: 200
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  answer?: z.ZodType
  /** Media type of the request's body when it is not JSON; the handler then reads the request itself. */
  consumes?: 'multipart/form-data'
  /** Media types of the answer when it is not JSON: such an answer has no schema. */
  produces?: readonly string[]
  /** Refusals of this call alone, beside those that every call of its kind can answer. */
  refusals?: readonly ErrorCode[]
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}
