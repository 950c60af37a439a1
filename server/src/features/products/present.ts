import type { Product } from '@trimestre/contract/products'
import { iri } from '../../platform/http/iri.ts'
import { publicPath } from '../media/service.ts'
import type { PicturedProduct } from './repo.ts'

/** Returns a product as the API represents it; `im` is the IRI of its picture, `image` the path that serves it. */
export function presentProduct(row: PicturedProduct): Product {
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
    im: row.mediaId === null ? null : iri('media_objects', row.mediaId),
    image: row.pictureFile === null ? null : publicPath(row.pictureFile),
  }
}
