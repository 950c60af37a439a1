import { authorisation } from '@trimestre/contract/authorisation'
import type { Endpoint } from '@trimestre/contract/endpoint'
import { endpoints } from '@trimestre/contract/endpoints'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import { expect, test } from 'vitest'
import texts from './locales/fr/system.json' with { type: 'json' }

const auditedCalls = (Object.keys(routes) as EndpointName[]).filter(
  name =>
    routes[name].method !== 'GET' &&
    name !== 'logout' &&
    (endpoints[name] as Endpoint).access !== 'anonymous' &&
    [authorisation[name][3], authorisation[name][5]].includes('ok'),
)

test('every audited call has a text', () => {
  expect(auditedCalls.filter(name => !Object.hasOwn(texts.act, name))).toEqual([])
})
