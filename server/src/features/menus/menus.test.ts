import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('menus and items', () => {
  it('are listed to every signed-in user, with their explanations', async () => {
    const client = await server.client('joueur1')
    const menus = await client('listMenus')
    expect(menus).toHaveLength(11)
    const items = await client('listItems')
    expect(menus.map(menu => menu['@id'])).toContain(items[0]?.menu)
    const { '@id': iri, id, ...texts } = items[0]?.itemDescription ?? { '@id': '', id: 0 }
    expect(await client('getItemDescription', { params: { id: items[0]?.id ?? 0 } })).toEqual({
      '@id': iri,
      '@type': 'ItemDescription',
      id,
      ...texts,
    })
    const anonymous = await server.client()
    for (const name of ['listMenus', 'listItems'] as const) {
      expect(await refusedWith(anonymous(name))).toBe('401 auth/required')
    }
  })

  it('merge changes, and can be deleted once nothing refers to them', async () => {
    const root = await server.client('superadmin')
    const menu = await root('createMenu', { body: { name: 'Export', icon: 'globe' } })
    expect(menu).toMatchObject({ name: 'Export', icon: 'globe', key: null, title: null })
    const renamed = await root('updateMenu', { params: { id: menu.id }, body: { name: 'Exportation' } })
    expect(renamed).toEqual({ ...menu, name: 'Exportation' })
    const item = await root('createItem', {
      body: { name: 'Douane', menu: menu['@id'], itemDescription: { description1: 'Un' } },
    })
    expect(item).toMatchObject({
      menu: menu['@id'],
      itemDescription: { description1: 'Un', description2: '' },
    })
    const text = await root('updateItemDescription', {
      params: { id: item.itemDescription.id },
      body: { description2: 'Deux' },
    })
    expect(text).toMatchObject({ description1: 'Un', description2: 'Deux' })
    const changed = await root('updateItem', { params: { id: item.id }, body: { name: 'Taxes' } })
    expect(changed).toMatchObject({
      name: 'Taxes',
      menu: menu['@id'],
      itemDescription: { description2: 'Deux' },
    })
    const remove = () => root('deleteMenu', { params: { id: menu.id } })
    expect(await refusedWith(remove())).toBe('409 menus/in-use')
    await root('deleteItem', { params: { id: item.id } })
    expect(await refusedWith(root('deleteItem', { params: { id: item.id } }))).toBe('404 request/not-found')
    const gone = root('updateItemDescription', { params: { id: item.itemDescription.id }, body: {} })
    expect(await refusedWith(gone)).toBe('404 request/not-found')
    await remove()
    expect(await refusedWith(remove())).toBe('404 request/not-found')
  })

  it('list their texts that differ from those shipped with the product', async () => {
    const root = await server.client('superadmin')
    const item = (await root('listItems')).find(({ key }) => key === 'prixVente')
    expect(item?.reworded).toEqual([])
    const params = { id: item?.id ?? 0 }
    const body = { itemDescription: { description2: 'Vendre cher fait fuir.' } }
    expect((await root('updateItem', { params, body })).reworded).toEqual(['description2'])
    expect((await root('updateItem', { params, body: { name: 'Tarif' } })).reworded).toEqual([
      'name',
      'description2',
    ])
    const [menu] = await root('listMenus')
    expect(menu?.reworded).toEqual([])
    const renamed = await root('updateMenu', { params: { id: menu?.id ?? 0 }, body: { name: 'Atelier' } })
    expect(renamed.reworded).toEqual(['name'])
    const own = await root('createItem', { body: { name: 'Douane', menu: menu?.id ?? 0 } })
    expect(own).toMatchObject({
      key: null,
      reworded: ['name', 'description1', 'description2', 'description3'],
    })
  })

  it('include menus shipped with the product, which cannot be deleted', async () => {
    const root = await server.client('superadmin')
    const [seeded] = await root('listMenus')
    expect(await refusedWith(root('deleteMenu', { params: { id: seeded?.id ?? 0 } }))).toBe(
      '409 menus/seeded',
    )
  })

  it('require a name and an existing menu', async () => {
    const root = await server.client('superadmin')
    expect((await refusalOf(root('createMenu', { body: { name: '' } }))).detail).toBe('Required')
    const unknown = await refusalOf(root('createItem', { body: { name: 'x', menu: 9999 } }))
    expect(unknown.violations).toMatchObject([{ propertyPath: 'menu', code: 'validation/reference' }])
    const missing = await refusalOf(
      root('createItem', { body: { name: 'x' } as { name: string; menu: number } }),
    )
    expect(missing.detail).toBe('Required')
  })

  it('are written by super administrators only', async () => {
    for (const [name, refusal] of [
      ['admin', '403 auth/forbidden'],
      ['joueur1', '403 auth/forbidden'],
      [undefined, '401 auth/required'],
    ] as const) {
      const client = await server.client(name)
      const params = { id: 1 }
      const calls = [
        () => client('createMenu', { body: { name: 'x' } }),
        () => client('updateMenu', { params, body: {} }),
        () => client('deleteMenu', { params }),
        () => client('createItem', { body: { name: 'x', menu: 1 } }),
        () => client('updateItem', { params, body: {} }),
        () => client('deleteItem', { params }),
        () => client('updateItemDescription', { params, body: {} }),
      ]
      for (const call of calls) expect(await refusedWith(call())).toBe(refusal)
    }
  })

  it('have no component demonstrations', async () => {
    const answer = await server.fetch('/api/docs?src=Button')
    expect([answer.status, await answer.json()]).toEqual([200, []])
  })
})
