import * as z from 'zod'
import { seatKinds } from './seats.ts'

const company = {
  companyId: z.number(),
  username: z.string(),
  seat: z.number(),
  /** Who held the seat when the quarter closed. */
  seatKind: z.enum(seatKinds),
}
const event = {
  /** Key of an event that the product ships; null for one created later or renamed, which is identified by its name. */
  key: z.string().nullable(),
  name: z.string(),
}
const priced = z.object({
  /** BA. */
  prixVente: z.number(),
  companies: z.array(z.object(company)),
})

/**
 * The facts that a newspaper can report about a quarter; `before` refers to the previous quarter, null for the first.
 */
export const newspaperFacts = [
  z.object({
    kind: z.literal('leader'),
    ...company,
    /** The other companies that share the first place. */
    equals: z.array(z.object(company)),
    /** BA. */
    valeurSociete: z.number(),
    /** The previous leader, if it led alone and does not lead any more. */
    before: z.object(company).nullable(),
  }),
  z.object({
    kind: z.literal('podium'),
    /** All companies of the first three ranks, of which several can share one: of people when two or more play. */
    companies: z.array(z.object({ ...company, classement: z.number(), valeurSociete: z.number() })),
  }),
  /** The company that gained most places. */
  z.object({ kind: z.literal('climber'), ...company, from: z.number(), to: z.number() }),
  z.object({
    kind: z.literal('seller'),
    ...company,
    nombreProduitVendu: z.number(),
    /** Percent. */
    partMarche: z.number(),
  }),
  z.object({
    kind: z.literal('prices'),
    /** Mean price in BA over the companies that sold something. */
    prixMoyen: z.number(),
    before: z.number().nullable(),
    /** Percent, one decimal. */
    change: z.number().nullable(),
    /** Null when all companies have the same price. */
    lowest: priced.nullable(),
    highest: priced.nullable(),
  }),
  z.object({
    kind: z.literal('demand'),
    demandeTotale: z.number(),
    before: z.number().nullable(),
    change: z.number().nullable(),
  }),
  /** In a divided market, the demand of each segment: the price segment, then the demanding one. */
  z.object({
    kind: z.literal('segments'),
    segments: z.array(
      z.object({
        demande: z.number(),
        before: z.number().nullable(),
        /** The company that most customers of the segment prefer, with its percentage of the segment's demand. */
        first: z.object({ ...company, part: z.number() }).nullable(),
      }),
    ),
  }),
  /** Share of the reference competitor, in percent: the units that no company of the game sold. */
  z.object({ kind: z.literal('imports'), partMarche: z.number(), before: z.number().nullable() }),
  /** An announced event that acted in the quarter, and one that will act in the next. */
  z.object({ kind: z.literal('event'), ...event }),
  z.object({ kind: z.literal('coming'), ...event }),
] as const

export const NewspaperSchema = z.object({
  /** Null before the first pass. */
  round: z.number().nullable(),
  quarter: z.number().nullable(),
  facts: z.array(z.discriminatedUnion('kind', newspaperFacts)),
})
export type Newspaper = z.output<typeof NewspaperSchema>
export type NewspaperFact = Newspaper['facts'][number]
