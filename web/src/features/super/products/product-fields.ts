import type { Product } from '@trimestre/contract/products'
import type { NewProduct } from './api.ts'

/** The ranges that the engine accepts; it clamps values outside them to the nearest bound. */
export const bounds = {
  evolution: { min: -20, max: 20, usual: 0 },
  dimension: { min: 100, max: 100_000, usual: 2800 },
} as const

/** An uploaded picture: its IRI, and the path of its image. */
export type Picture = { iri: string; path: string }

export type ProductFields = {
  name: string
  description: string
  typeOfMarket: string
  evolution: number | null
  dimension: number | null
  picture: Picture | null
}

export const emptyProduct: ProductFields = {
  name: '',
  description: '',
  typeOfMarket: 'standard',
  evolution: bounds.evolution.usual,
  dimension: bounds.dimension.usual,
  picture: null,
}

/** Converts a value to a number, since products store text or number as sent; null when the text is not a number. */
export function numberOf(value: string | number | null): number | null {
  if (value === null || value === '') return null
  const number = Number(value)
  return Number.isNaN(number) ? null : number
}

export const fieldsOf = (product: Product): ProductFields => ({
  name: product.name,
  description: product.description,
  typeOfMarket: product.typeOfMarket === null ? 'standard' : String(product.typeOfMarket),
  evolution: numberOf(product.evolution) ?? bounds.evolution.usual,
  dimension: numberOf(product.dimension) ?? bounds.dimension.usual,
  picture: product.im && product.image ? { iri: product.im, path: product.image } : null,
})

export const bodyOf = ({ picture, ...fields }: ProductFields): NewProduct => ({
  ...fields,
  name: fields.name.trim(),
  im: picture?.iri ?? null,
})
