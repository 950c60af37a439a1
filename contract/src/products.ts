import * as z from 'zod'
import { productTexts, reworded } from './catalogue.ts'
import { line, name, resource, text } from './fields.ts'
import { mediaReference } from './media.ts'
import { isReadyProductPicture } from './ready-product-pictures.ts'

const textOrNumber = () => z.union([z.number(), line()]).nullish()

export const ProductSchema = z.object({
  ...resource,
  /** Stable name of a product that the product ships; null for one created later. */
  key: z.string().nullable(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  typeOfMarket: z.union([z.string(), z.number()]).nullable(),
  evolution: z.union([z.string(), z.number()]).nullable(),
  dimension: z.union([z.string(), z.number()]).nullable(),
  /** IRI of the uploaded picture. */
  im: z.string().nullable(),
  /** Path of the uploaded picture, otherwise of the picture that a ready product has. */
  image: z.string().nullable(),
  reworded: reworded(productTexts),
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

/**
 * Uses `image` when `im` is absent, so that a product can be sent back as it was received. The picture of a ready product
 * was not uploaded: it changes nothing.
 */
const withPictureFromImage = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { im, image } = body as { im?: unknown; image?: unknown }
  const isUpload = image !== undefined && !isReadyProductPicture(image)
  return im === undefined && isUpload ? { ...body, im: image } : body
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
