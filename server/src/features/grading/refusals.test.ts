import type { ApiError } from '@trimestre/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { aComponent, aGradingScheme } from '../../testing/grading-scheme.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// What no client of the contract sends, and what does not exist.

let server: TestServer
let gameId: number

beforeAll(async () => {
  server = await startTestServer()
  gameId = (await aGame(server, { players: ['joueur1'] })).id
})
afterAll(() => server.stop())

async function send(method: string, path: string, body?: unknown) {
  const response = await server.fetch(`/api/v1/games/${gameId}/${path}`, {
    as: 'admin',
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const { violations } = (await response.json()) as Partial<Pick<ApiError, 'violations'>>
  return [response.status, ...(violations ?? []).map(({ propertyPath, code }) => `${propertyPath} ${code}`)]
}

const withComponent = (given: object) => ({
  ...aGradingScheme(),
  components: [{ ...aComponent(), ...given }],
})
const withScale = (scale: unknown) => ({ ...aGradingScheme(), scale })
const rules = (...given: object[]) => withComponent({ kind: 'thresholds', options: { rules: given } })

describe('a scheme', () => {
  it.each<[string, object, string]>([
    ['of an unknown kind', withComponent({ kind: 'rank' }), 'components[0].kind validation/choice'],
    [
      'of an unknown normalisation',
      withComponent({ normalisation: 'zscore' }),
      'components[0].normalisation validation/choice',
    ],
    [
      'with an unknown rule',
      rules({ rule: 'luck', points: 1 }),
      'components[0].options.rules[0].rule validation/choice',
    ],
    [
      'with a rule of 101 points',
      rules({ rule: 'cash', points: 101 }),
      'components[0].options.rules[0].points validation/out-of-bounds',
    ],
    ['without any rule', rules(), 'components[0].options.rules validation/empty'],
    [
      'with an unknown treatment of missing scores',
      { ...aGradingScheme(), missing: 'guess' },
      'missing validation/choice',
    ],
    ['of an unknown scale', withScale({ kind: 'stars' }), 'scale.kind validation/choice'],
    ['out of 10', withScale({ kind: 'number', max: 10, step: 1 }), 'scale.max validation/choice'],
    ['in thirds', withScale({ kind: 'number', max: 20, step: 0.3 }), 'scale.step validation/choice'],
    [
      'with a table of one row',
      withScale({ kind: 'table', table: [{ min: 0, label: 'Tout' }] }),
      'scale.table validation/out-of-bounds',
    ],
    ['with a key in capitals', withComponent({ key: 'Oral' }), 'components[0].key validation/characters'],
    [
      'with half a point of weight',
      withComponent({ weight: 99.5 }),
      'components[0].weight validation/integer',
    ],
    ['without components', { ...aGradingScheme(), components: [] }, 'components validation/empty'],
    [
      'with thirteen components',
      {
        ...aGradingScheme(),
        components: Array.from({ length: 13 }, (_, index) =>
          aComponent({ key: `c${index}`, weight: index === 0 ? 100 : 0 }),
        ),
      },
      'components validation/out-of-bounds',
    ],
    [
      'that reads linear scores from high to low',
      withComponent({ normalisation: 'linear', low: 80, high: 20 }),
      'components[0].high validation/out-of-bounds',
    ],
  ])('%s is refused', async (_, scheme, violation) => {
    expect(await send('PUT', 'grading', scheme)).toEqual([422, violation])
    const [status, previewed] = await send('POST', 'grading/preview', { scheme })
    expect([status, String(previewed).replace(/^scheme\./, '')]).toEqual([422, violation])
    expect(await send('GET', 'grading')).toEqual([200])
  })
})

describe('a version or a request for a review that does not exist', () => {
  it.each<[string, string, unknown?]>([
    ['GET', 'grading/versions/9'],
    ['GET', 'grading/versions/9/export?format=csv'],
    ['POST', 'grading/versions/9/publish', { reviewed: true }],
    ['PUT', 'grading/reviews/999', { answer: 'Le calcul est juste.' }],
  ])('is not found: %s %s', async (method, path, body) => {
    expect(await send(method, path, body)).toEqual([404])
  })
})

it('a file has one of two formats', async () => {
  expect(await send('GET', 'grading/export?format=pdf')).toEqual([422, 'format validation/choice'])
})
