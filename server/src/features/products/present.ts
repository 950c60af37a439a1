import type { Product } from '@trimestre/contract/products'
import { iri } from '../../platform/iri.ts'
import type { ProductRow } from './repo.ts'

/** A product as the API shows it; it has no picture before pictures can be sent. */
export function presentProduct(row: ProductRow): Product {
  return {
    '@id': iri('products', row.id),
    '@type': 'Product',
    id: row.id,
    name: row.name,
    title: row.name,
    description: row.description,
    typeOfMarket: row.typeOfMarket,
    evolution: row.evolution,
    dimension: row.dimension,
    im: null,
    image: null,
  }
}
