import { events as seededEvents } from '@trimestre/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const taxOf = async () => {
  const events = await (await server.client('superadmin'))('listEvents')
  return events.find(event => event.name === 'Impôt')?.id ?? 0
}

describe('events', () => {
  it('are listed to administrators', async () => {
    const events = await (await server.client('admin'))('listEvents')
    expect(events).toHaveLength(seededEvents.length)
    expect(await refusedWith((await server.client('joueur1'))('listEvents'))).toBe('403 auth/forbidden')
    expect(await refusedWith((await server.client())('listEvents'))).toBe('401 auth/required')
  })

  it('convert an impact in percent into one effect on demand, and store the impact as sent', async () => {
    const root = await server.client('superadmin')
    const event = await root('createEvent', {
      body: { name: 'Mode', impact: 15, eventDate: '2027-03-01T10:00:00Z' },
    })
    expect(event).toMatchObject({ impact: 15, eventDate: '2027-03-01', key: null })
    expect(event.effects).toEqual([{ criterion: 'coefDemande', operation: 'multiply', value: 1.15 }])
    const params = { id: event.id }
    const other = await root('updateEvent', { params, body: { impact: -20 } })
    expect(other.effects).toEqual([{ criterion: 'coefDemande', operation: 'multiply', value: 0.8 }])
    const words = await root('createEvent', { body: { name: 'Rumeur', impact: 'On parle beaucoup' } })
    expect(words).toMatchObject({ impact: 'On parle beaucoup', effects: [] })
  })

  it('accept effects on the criteria of the catalogue', async () => {
    const root = await server.client('superadmin')
    const effects = [
      { criterion: 'coutMatiere', operation: 'multiply' as const, value: 1.4 },
      { criterion: 'tauxDecouvert', operation: 'add' as const, value: 0.02 },
    ]
    const event = await root('createEvent', { body: { name: 'Choc', impact: 10, effects } })
    expect(event.effects).toEqual(effects)
    const params = { id: event.id }
    const same = await root('updateEvent', { params, body: { description: 'Fort', impact: 10 } })
    expect(same).toMatchObject({ description: 'Fort', effects })
  })

  it.each([
    [{ criterion: 'inconnu', operation: 'add', value: 1 }, 'effects[0].criterion'],
    [{ criterion: 'tauxImpot', operation: 'add', value: 5 }, 'effects[0].value'],
    [{ criterion: 'coefDemande', operation: 'multiply', value: -1 }, 'effects[0].value'],
    [{ criterion: 'coefDemande', operation: 'divide', value: 1 }, 'effects[0].operation'],
    [{ criterion: 'coefDemande', operation: 'add', value: 'x' }, 'effects[0].value'],
  ])('refuse the effect %o', async (effect, path) => {
    const answer = await server.fetch('/api/v1/events', {
      as: 'superadmin',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Faux', effects: [effect] }),
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ violations: [{ propertyPath: path }] })
  })

  it('require a name, a valid date and a valid impact', async () => {
    const root = await server.client('superadmin')
    expect((await refusalOf(root('createEvent', { body: { name: '' } }))).detail).toBe('Required')
    for (const wrong of [{ eventDate: '2027-02-30' }, { eventDate: 'demain' }, { impact: -150 }]) {
      const call = root('createEvent', { body: { name: 'x', ...wrong } })
      expect(await refusedWith(call)).toBe('422 request/invalid')
    }
  })

  it('include Impôt, which can be neither deleted nor renamed', async () => {
    const root = await server.client('superadmin')
    const params = { id: await taxOf() }
    expect(await refusedWith(root('deleteEvent', { params }))).toBe('409 events/tax')
    expect(await refusedWith(root('updateEvent', { params, body: { name: 'TVA' } }))).toBe(
      '409 events/tax-name',
    )
    const changed = await root('updateEvent', {
      params,
      body: { name: 'Impôt', description: 'Sur les bénéfices' },
    })
    expect(changed.description).toBe('Sur les bénéfices')
  })

  it('list their texts that differ from those shipped with the product', async () => {
    const root = await server.client('superadmin')
    const strike = (await root('listEvents')).find(({ key }) => key === 'greve')
    expect(strike?.reworded).toEqual([])
    const params = { id: strike?.id ?? 0 }
    const changed = await root('updateEvent', { params, body: { name: 'Grève des transports' } })
    expect(changed.reworded).toEqual(['name'])
    const back = await root('updateEvent', { params, body: { name: strike?.name } })
    expect(back.reworded).toEqual([])
  })

  it('are deleted once, unless a game uses them', async () => {
    const root = await server.client('superadmin')
    const { id } = await root('createEvent', { body: { name: 'Passager' } })
    const game = await aGame(server)
    const insert = 'insert into game_events (game_id, event_id, nb_tour, nb_trimestre) values ($1, $2, 2, 2)'
    await server.context.db.$client.query(insert, [game.id, id])
    expect(await refusedWith(root('deleteEvent', { params: { id } }))).toBe('409 events/in-use')
    await root('deleteGame', { params: { id: game.id } })
    await root('deleteEvent', { params: { id } })
    expect(await refusedWith(root('deleteEvent', { params: { id } }))).toBe('404 request/not-found')
  })

  it('are written by super administrators only', async () => {
    for (const [name, refusal] of [
      ['admin', '403 auth/forbidden'],
      ['joueur1', '403 auth/forbidden'],
      [undefined, '401 auth/required'],
    ] as const) {
      const client = await server.client(name)
      const params = { id: 1 }
      expect(await refusedWith(client('createEvent', { body: { name: 'x' } }))).toBe(refusal)
      expect(await refusedWith(client('updateEvent', { params, body: {} }))).toBe(refusal)
      expect(await refusedWith(client('deleteEvent', { params }))).toBe(refusal)
    }
  })
})
