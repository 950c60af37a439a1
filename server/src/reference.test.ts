import { createConfig, lintFromString } from '@redocly/openapi-core'
import type { OpenApiDocument, Operation } from '@trimestre/contract/openapi'
import { templated } from '@trimestre/contract/openapi'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recipes } from './testing/call-recipes.ts'
import { callsPage } from './testing/calls-page.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let document: OpenApiDocument

beforeAll(async () => {
  server = await startTestServer()
  document = (await (await server.fetch('/api/openapi.json')).json()) as OpenApiDocument
})
afterAll(() => server.stop())

const names = Object.keys(routes) as EndpointName[]

function operations(): [string, Operation][] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  )
}

async function problemsOf(source: unknown): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      // The redirect to the identity provider returns only 302.
      'operation-2xx-response': 'off',
      // `companies/user/…` and `companies/{id}/…`: an id is a number, which the linter does not consider.
      'no-ambiguous-paths': 'off',
    },
  })
  const problems = await lintFromString({
    source: JSON.stringify(source),
    config,
    absoluteRef: 'openapi.json',
  })
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)
}

describe('the OpenAPI document', () => {
  it('contains each call of the contract once, under its own name', () => {
    const described = operations().map(([call, { operationId }]) => `${operationId} ${call}`)
    const expected = names.map(name => `${name} ${routes[name].method} ${templated(routes[name].path)}`)
    expect(described.sort()).toEqual(expected.sort())
  })

  it('has as many calls as the page of calls and as the tests of each call', async () => {
    const page = callsPage()
    await expect(page).toMatchFileSnapshot('../../docs/calls.md')
    const rows = page.match(/^\| (?:GET|POST|PUT|DELETE) /gm) ?? []
    expect(rows).toHaveLength(names.length)
    expect(Object.keys(recipes)).toHaveLength(names.length)
    expect(operations()).toHaveLength(names.length)
  })

  it('satisfies the strict rules of a public linter, which does detect faults', async () => {
    expect(await problemsOf(document)).toEqual([])
    const { operationId: _operationId, ...unnamed } = document.paths['/api/login']?.post ?? {}
    const faulty = { ...document, paths: { '/api/login': { post: unnamed } } }
    expect(await problemsOf(faulty)).not.toEqual([])
  })

  it('states for each call who may make it and how it may be refused', () => {
    for (const [call, { description, responses, security }] of operations()) {
      expect(description, call).toMatch(/^Who: /)
      expect(
        Object.keys(responses).some(status => status >= '400'),
        call,
      ).toBe(true)
      expect('401' in responses || security.length === 0, call).toBe(true)
    }
  })
})

describe('the reference pages', () => {
  it('show the document without external resources', async () => {
    const page = await server.fetch('/api/reference')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toContain('text/html')
    const html = await page.text()
    expect(html).not.toMatch(/(?:src|href)="https?:/)
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/)
    const shown = await server.fetch('/api/reference/json')
    expect(await shown.json()).toEqual(document)
  })
})
