import type { ProductChange } from '@trimestre/contract/products'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import type { Reader } from '../../platform/db/database.ts'
import { mount } from '../../platform/http/http.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { findMedia } from '../media/service.ts'
import { presentProduct } from './present.ts'
import {
  deleteProduct,
  findPicturedProduct,
  findProduct,
  insertProduct,
  isUsedByAGame,
  listProducts,
  type NewProductRow,
  type ProductRow,
  updateProduct,
} from './repo.ts'

export function registerProductRoutes(app: FastifyInstance, { db }: Context): void {
  const show = async (id: number) => presentProduct(found(await findPicturedProduct(db, id)))

  mount(app, 'listProducts', async () => (await listProducts(db)).map(presentProduct))

  mount(app, 'createProduct', async ({ readBody }) => {
    const body = readBody()
    await requirePicture(db, body.im)
    const fields = { ...readFields(body), name: body.name }
    return show((await db.transaction(tx => insertProduct(tx, fields))).id)
  })

  mount(app, 'updateProduct', async ({ params, readBody }) => {
    found(await findProduct(db, params.id))
    const body = readBody()
    await requirePicture(db, body.im)
    const fields = readFields(body)
    return show(found(await db.transaction(tx => updateProduct(tx, params.id, fields))).id)
  })

  mount(app, 'deleteProduct', async ({ params }) => {
    found(await findProduct(db, params.id))
    if (await isUsedByAGame(db, params.id)) throw new Refusal('products/in-use')
    await db.transaction(tx => deleteProduct(tx, params.id))
    return undefined
  })
}

/** Returns only the fields that the body names; null clears a field. */
function readFields(body: ProductChange): Partial<NewProductRow> {
  const { name, description, typeOfMarket, evolution, dimension, im: mediaId } = body
  const given = { name, typeOfMarket, evolution, dimension, mediaId }
  const fields = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return description === undefined ? fields : { ...fields, description: description ?? '' }
}

/** Refuses with 422 when the picture does not exist. */
async function requirePicture(reader: Reader, id: number | null | undefined): Promise<void> {
  if (typeof id !== 'number' || (await findMedia(reader, id)) !== undefined) return
  throw invalid([violation('im', 'reference')])
}

function found<Row extends ProductRow>(product: Row | undefined): Row {
  if (product === undefined) throw new Refusal('request/not-found')
  return product
}
