import type { MenuChange } from '@trimestre/contract/catalogue'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { presentMenu } from './present.ts'
import {
  deleteMenu,
  findMenu,
  hasItems,
  insertMenu,
  listMenus,
  type MenuRow,
  type NewMenuRow,
  updateMenu,
} from './repo.ts'

export function registerMenuRoutes(app: FastifyInstance, { db }: Context): void {
  mount(app, 'listMenus', async () => (await listMenus(db)).map(presentMenu))

  mount(app, 'createMenu', async ({ readBody }) => {
    const body = readBody()
    const fields = { ...readFields(body), name: body.name }
    return presentMenu(await db.transaction(tx => insertMenu(tx, fields)))
  })

  mount(app, 'updateMenu', async ({ params, readBody }) => {
    found(await findMenu(db, params.id))
    const fields = readFields(readBody())
    return presentMenu(found(await db.transaction(tx => updateMenu(tx, params.id, fields))))
  })

  mount(app, 'deleteMenu', async ({ params }) => {
    const menu = found(await findMenu(db, params.id))
    if (menu.key !== null) throw new Refusal('menus/seeded')
    if (await hasItems(db, menu.id)) throw new Refusal('menus/in-use')
    await db.transaction(tx => deleteMenu(tx, menu.id))
    return undefined
  })
}

/** Reads only the fields that the body names; null empties a field. */
function readFields(body: MenuChange): Partial<NewMenuRow> {
  const { name, title, icon, link, linkParent, badge, position } = body
  const given = { name, title, icon, link, linkParent, badge, position: position ?? undefined }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

function found(menu: MenuRow | undefined): MenuRow {
  if (menu === undefined) throw new Refusal('request/not-found')
  return menu
}
