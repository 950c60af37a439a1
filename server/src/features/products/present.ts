import type { Game } from '@trimestre/contract/games'
import type { Product } from '@trimestre/contract/products'
import { readyProductPicture } from '@trimestre/contract/ready-product-pictures'
import { iri, linkTo } from '../../platform/http/iri.ts'
import { rewordedProduct } from '../catalogue/service.ts'
import { publicPath } from '../media/service.ts'
import type { PicturedProduct } from './repo.ts'

/** Returns a product as the API represents it; `im` is the IRI of its picture, `image` the path that serves it. */
export function presentProduct(row: PicturedProduct): Product {
  return {
    '@id': iri('products', row.id),
    '@type': 'Product',
    id: row.id,
    key: row.key,
    name: row.name,
    title: row.name,
    description: row.description,
    typeOfMarket: row.typeOfMarket,
    evolution: row.evolution,
    dimension: row.dimension,
    im: row.mediaId === null ? null : iri('media_objects', row.mediaId),
    image: pictureOf(row),
    reworded: rewordedProduct(row),
  }
}

/** Returns the product of a game as the game shows it. */
export function presentProductOfGame(row: PicturedProduct): NonNullable<Game['product']> {
  const { id, key, name } = row
  return { ...linkTo('products', id), key, name, image: pictureOf(row), reworded: rewordedProduct(row) }
}

/** Returns the path of the uploaded picture, otherwise of the picture that a ready product has. */
function pictureOf({ key, pictureFile }: PicturedProduct): string | null {
  if (pictureFile !== null) return publicPath(pictureFile)
  return key === null ? null : readyProductPicture(key)
}
