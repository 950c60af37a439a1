import type { ProductChange } from '@trimestre/contract/products'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { presentProduct } from './present.ts'
import {
  deleteProduct,
  findProduct,
  insertProduct,
  isUsedByAGame,
  listProducts,
  type NewProductRow,
  type ProductRow,
  updateProduct,
} from './repo.ts'

export function registerProductRoutes(app: FastifyInstance, { db }: Context): void {
  mount(app, 'listProducts', async () => (await listProducts(db)).map(presentProduct))

  mount(app, 'createProduct', async ({ readBody }) => {
    const body = readBody()
    return presentProduct(await insertProduct(db, { ...readFields(body), name: body.name }))
  })

  mount(app, 'updateProduct', async ({ params, readBody }) => {
    found(await findProduct(db, params.id))
    const body = readBody()
    return presentProduct(found(await updateProduct(db, params.id, readFields(body))))
  })

  mount(app, 'deleteProduct', async ({ params }) => {
    found(await findProduct(db, params.id))
    if (await isUsedByAGame(db, params.id)) throw new Refusal('products/in-use')
    await deleteProduct(db, params.id)
    return undefined
  })
}

/** Only the fields the body names; null empties one. */
function readFields(body: ProductChange): Partial<NewProductRow> {
  const { name, description, typeOfMarket, evolution, dimension } = body
  const given = { name, typeOfMarket, evolution, dimension }
  const fields = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return description === undefined ? fields : { ...fields, description: description ?? '' }
}

function found(product: ProductRow | undefined): ProductRow {
  if (product === undefined) throw new Refusal('request/not-found')
  return product
}
