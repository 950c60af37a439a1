import * as z from 'zod'
import { name, oneOf } from './fields.ts'

/** The colours of companies: the names that are stored, and that `web/src/ui/company-badge.module.css` paints. */
export const companyColours = [
  'red',
  'orange',
  'amber',
  'lime',
  'green',
  'teal',
  'cyan',
  'blue',
  'indigo',
  'purple',
  'pink',
  'brown',
] as const
export type CompanyColour = (typeof companyColours)[number]

/** The emblems of companies: the names that are stored, and that `web/src/ui/company-emblems.tsx` draws. */
export const companyEmblems = [
  'rocket',
  'bolt',
  'star',
  'crown',
  'diamond',
  'flame',
  'leaf',
  'tree',
  'flower',
  'sun',
  'moon',
  'cloud',
  'snowflake',
  'mountain',
  'anchor',
  'sailboat',
  'plane',
  'bike',
  'compass',
  'key',
  'puzzle',
  'feather',
  'paw',
  'fish',
] as const
export type CompanyEmblem = (typeof companyEmblems)[number]

export const companyNameMax = 40

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
