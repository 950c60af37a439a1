import * as z from 'zod'
import { name, resource, text } from './fields.ts'

const textOrNumber = () => z.union([z.number(), text(1000)]).nullish()

export const ProductSchema = z.object({
  ...resource,
  name: z.string(),
  title: z.string(),
  description: z.string(),
  typeOfMarket: z.union([z.string(), z.number()]).nullable(),
  evolution: z.union([z.string(), z.number()]).nullable(),
  dimension: z.union([z.string(), z.number()]).nullable(),
  /** IRI of the uploaded picture, and the path that shows it. */
  im: z.string().nullable(),
  image: z.string().nullable(),
})
export type Product = z.output<typeof ProductSchema>

const fields = {
  description: text().nullish(),
  typeOfMarket: textOrNumber(),
  evolution: textOrNumber(),
  dimension: textOrNumber(),
}
export const NewProductBody = z.object({ name: name(), ...fields })
export const ProductChangeBody = z.object({ name: name().optional(), ...fields })
export type ProductChange = z.output<typeof ProductChangeBody>
