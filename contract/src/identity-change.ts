import * as z from 'zod'
import { companyColours, companyEmblems, companyNameMax } from './company-identity.ts'
import { name, oneOf } from './fields.ts'

/** How a company appears; each is null until its player has chosen. */
export const identityFields = {
  name: z.string().nullable(),
  colour: z.enum(companyColours).nullable(),
  emblem: z.enum(companyEmblems).nullable(),
}

/** What a company shall be called and look like; null takes a choice back, a missing field stays as it is. */
export const IdentityBody = z.object({
  name: name(companyNameMax).nullable().optional(),
  colour: oneOf(companyColours).nullable().optional(),
  emblem: oneOf(companyEmblems).nullable().optional(),
})
export type IdentityChange = z.output<typeof IdentityBody>
