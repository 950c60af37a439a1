import * as z from 'zod'
import { line, name, resource, text } from './fields.ts'
import { mediaReference } from './media.ts'

const textOrNumber = () => z.union([z.number(), line()]).nullish()

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
  im: mediaReference().optional(),
  image: z.unknown().optional().meta({ description: 'Another name of `im`, read when `im` is absent.' }),
}

/** Uses `image` when `im` is absent, so that a product can be sent back as it was received. */
const withPictureFromImage = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { im, image } = body as { im?: unknown; image?: unknown }
  return im === undefined && image !== undefined ? { ...body, im: image } : body
}

const newProduct = z.object({ name: name(), ...fields })
export const NewProductBody = z
  .preprocess(withPictureFromImage, newProduct)
  .meta({ required: ['name'] }) as unknown as z.ZodType<
  z.output<typeof newProduct>,
  z.input<typeof newProduct>
>
const productChange = z.object({ name: name().optional(), ...fields })
export const ProductChangeBody = z.preprocess(withPictureFromImage, productChange) as unknown as z.ZodType<
  z.output<typeof productChange>,
  z.input<typeof productChange>
>
export type ProductChange = z.output<typeof productChange>
