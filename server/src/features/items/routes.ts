import type { ItemDescriptionChange } from '@trimestre/contract/catalogue'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { findMenu } from '../menus/repo.ts'
import { presentDescription, presentItem } from './present.ts'
import {
  type DescriptionTexts,
  deleteItem,
  findDescription,
  findItem,
  insertItem,
  listItems,
  updateDescription,
  updateItem,
} from './repo.ts'

export function registerItemRoutes(app: FastifyInstance, { db }: Context): void {
  mount(app, 'listItems', async () => (await listItems(db)).map(presentItem))

  mount(app, 'createItem', async ({ readBody }) => {
    const { name, menu: menuId, itemDescription } = readBody()
    await requireMenu(menuId)
    const texts = readTexts(itemDescription ?? {})
    const id = await db.transaction(tx => insertItem(tx, { name, menuId }, texts))
    return presentItem(found(await findItem(db, id)))
  })

  mount(app, 'updateItem', async ({ params, readBody }) => {
    const { description } = found(await findItem(db, params.id))
    const { name, menu: menuId, itemDescription } = readBody()
    if (menuId !== undefined) await requireMenu(menuId)
    await db.transaction(async tx => {
      await updateItem(tx, params.id, { ...(name && { name }), ...(menuId && { menuId }) })
      await updateDescription(tx, description.id, readTexts(itemDescription ?? {}))
    })
    return presentItem(found(await findItem(db, params.id)))
  })

  mount(app, 'deleteItem', async ({ params }) => {
    found(await findItem(db, params.id))
    await db.transaction(tx => deleteItem(tx, params.id))
    return undefined
  })

  mount(app, 'getItemDescription', async ({ params }) =>
    presentDescription(found(await findItem(db, params.id)).description),
  )

  mount(app, 'updateItemDescription', async ({ params, readBody }) => {
    found(await findDescription(db, params.id))
    const texts = readTexts(readBody())
    await db.transaction(tx => updateDescription(tx, params.id, texts))
    return presentDescription(found(await findDescription(db, params.id)))
  })

  async function requireMenu(id: number): Promise<void> {
    if ((await findMenu(db, id)) === undefined) throw invalid([violation('menu', 'reference')])
  }
}

/** Reads only the texts that the body names; null empties a text. */
function readTexts(body: ItemDescriptionChange): Partial<DescriptionTexts> {
  const { description1, description2, description3 } = body
  const given = Object.entries({ description1, description2, description3 })
  return Object.fromEntries(
    given.filter(([, text]) => text !== undefined).map(([key, text]) => [key, text ?? '']),
  )
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Refusal('request/not-found')
  return row
}
