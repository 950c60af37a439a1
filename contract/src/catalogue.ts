import * as z from 'zod'
import { effectOperations } from './effects.ts'
import { violationMessages } from './errors.ts'
import { integer, line, link, name, number, oneOf, ownPath, reference, resource, text } from './fields.ts'

const label = () => line().nullish()

/** The texts of a menu, an item, an event and a product that the product ships in all languages. */
export const menuTexts = ['name', 'title'] as const
export const itemTexts = ['name', 'description1', 'description2', 'description3'] as const
export const eventTexts = ['name', 'description', 'impact'] as const
export const productTexts = ['name', 'description'] as const
export type MenuText = (typeof menuTexts)[number]
export type ItemText = (typeof itemTexts)[number]
export type EventText = (typeof eventTexts)[number]
export type ProductText = (typeof productTexts)[number]

/** Schema of the texts that were edited: these are shown as written, the others in the reader's language. */
export const reworded = <const Text extends string>(texts: readonly Text[]) => z.array(z.enum(texts))

export const MenuSchema = z.object({
  ...resource,
  /** Stable name of a menu that the product ships; null for a menu created later. */
  key: z.string().nullable(),
  name: z.string(),
  title: z.string().nullable(),
  icon: z.string().nullable(),
  link: z.string().nullable(),
  linkParent: z.string().nullable(),
  badge: z.string().nullable(),
  position: z.number(),
  reworded: reworded(menuTexts),
})
export type Menu = z.output<typeof MenuSchema>

const menuFields = {
  title: label(),
  icon: label(),
  link: ownPath().nullish(),
  linkParent: ownPath().nullish(),
  badge: label(),
  position: integer(0, 10_000).nullish(),
}
export const NewMenuBody = z.object({ name: name(), ...menuFields })
export const MenuChangeBody = z.object({ name: name().optional(), ...menuFields })
export type MenuChange = z.output<typeof MenuChangeBody>

const descriptions = { description1: z.string(), description2: z.string(), description3: z.string() }

export const ItemDescriptionSchema = z.object({ ...resource, ...descriptions })
export type ItemDescription = z.output<typeof ItemDescriptionSchema>

export const ItemSchema = z.object({
  ...resource,
  /** The decision that the item explains, by the name used when saving; null for an item created later. */
  key: z.string().nullable(),
  name: z.string(),
  /** IRI of the menu. */
  menu: z.string(),
  itemDescription: z.object({ ...link, ...descriptions }),
  reworded: reworded(itemTexts),
})
export type Item = z.output<typeof ItemSchema>

export const ItemDescriptionBody = z.object({
  description1: text().nullish(),
  description2: text().nullish(),
  description3: text().nullish(),
})
export type ItemDescriptionChange = z.output<typeof ItemDescriptionBody>

const itemDescription = ItemDescriptionBody.nullish()
export const NewItemBody = z.object({ name: name(), menu: reference('menus'), itemDescription })
export type NewItem = z.output<typeof NewItemBody>
export const ItemChangeBody = z.object({
  name: name().optional(),
  menu: z.preprocess(given => given ?? undefined, reference('menus').optional()) as unknown as z.ZodOptional<
    ReturnType<typeof reference>
  >,
  itemDescription,
})
export type ItemChange = z.output<typeof ItemChangeBody>

/** The effect of an event on one criterion; the server checks criterion and value against the criteria catalogue. */
const effect = z.object({ criterion: name(), operation: oneOf(effectOperations), value: number() })

const dayOfEvent = () =>
  z
    .string({ error: violationMessages.text })
    .regex(/^\d{4}-\d{2}-\d{2}(?:[T ][\w:.+-]*)?$/, { error: violationMessages.choice, abort: true })
    .transform(given => given.slice(0, 10))
    .refine(
      day => {
        const read = new Date(`${day}T00:00:00Z`)
        return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day)
      },
      { error: violationMessages['out-of-bounds'] },
    )

const eventFields = {
  description: text().nullish(),
  /** The impact announced to the players: a percentage or a short text. */
  impact: z.union([z.number(), line()], { error: violationMessages.text }).nullish(),
  eventDate: dayOfEvent().nullish(),
  effects: z
    .array(effect, { error: violationMessages.list })
    .max(200, { error: violationMessages['too-long'] })
    .nullish(),
}
export const NewEventBody = z.object({ name: name(), ...eventFields })
export const EventChangeBody = z.object({ name: name().optional(), ...eventFields })
export type EventChange = z.output<typeof EventChangeBody>
