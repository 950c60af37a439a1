import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('products', () => {
  it('are listed for every signed-in user', async () => {
    const products = await (await server.client('joueur1'))('listProducts')
    expect(products[0]).toMatchObject({
      ...{ key: 'veloUrbain', title: 'Vélo urbain', reworded: [] },
      ...{ im: null, image: '/products/veloUrbain.svg' },
    })
    expect(await refusedWith((await server.client())('listProducts'))).toBe('401 auth/required')
  })

  it('store text or numbers as they were sent, and merge changes', async () => {
    const root = await server.client('superadmin')
    const body = { name: 'Sac', typeOfMarket: 'luxe', evolution: 1.5, dimension: '2800' }
    const created = await root('createProduct', { body })
    expect(created).toMatchObject(body)
    const params = { id: created.id }
    const changed = await root('updateProduct', { params, body: { description: 'Cuir', evolution: null } })
    expect(changed).toMatchObject({ ...body, description: 'Cuir', evolution: null })
    expect(await root('updateProduct', { params, body: {} })).toEqual(changed)
  })

  it('show their own picture until one is uploaded, and can be sent back as they were received', async () => {
    const root = await server.client('superadmin')
    const [, ready] = await root('listProducts')
    if (ready === undefined) throw new Error('there is no second product')
    const params = { id: ready.id }
    const { im, ...withoutIri } = ready
    expect(await root('updateProduct', { params, body: withoutIri })).toEqual(ready)
    expect(await root('updateProduct', { params, body: ready })).toEqual(ready)
    const renamed = await root('updateProduct', { params, body: { name: 'Tabouret' } })
    expect(renamed).toMatchObject({ key: ready.key, image: ready.image, reworded: ['name'] })
    expect(await root('createProduct', { body: { name: 'Lampe' } })).toMatchObject({
      ...{ key: null, image: null, reworded: ['name', 'description'] },
    })
  })

  it('require a name and a JSON object', async () => {
    const root = await server.client('superadmin')
    expect((await refusalOf(root('createProduct', { body: { name: ' ' } }))).detail).toBe('Required')
    for (const body of ['null', '[]', '"x"', '3', '']) {
      const answer = await server.fetch('/api/v1/products', {
        as: 'superadmin',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect(answer.status).toBe(422)
    }
  })

  it('are changed by super administrators only', async () => {
    for (const name of ['admin', 'joueur1']) {
      const client = await server.client(name)
      const calls = [
        () => client('createProduct', { body: { name: 'x' } }),
        () => client('updateProduct', { params: { id: 1 }, body: { name: 'x' } }),
        () => client('deleteProduct', { params: { id: 1 } }),
      ]
      for (const call of calls) expect(await refusedWith(call())).toBe('403 auth/forbidden')
    }
  })

  it('are deleted once, unless a game uses them', async () => {
    const root = await server.client('superadmin')
    const product = await root('createProduct', { body: { name: 'Passager' } })
    await root('deleteProduct', { params: { id: product.id } })
    expect(await refusedWith(root('deleteProduct', { params: { id: product.id } }))).toBe(
      '404 request/not-found',
    )
    const game = await aGame(server)
    const used = root('deleteProduct', { params: { id: game.product?.id ?? 0 } })
    expect(await refusedWith(used)).toBe('409 products/in-use')
  })
})
