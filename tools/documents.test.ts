import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { root } from './machine.mjs'

const pages = [
  'ARCHITECTURE.md',
  'docs/security.md',
  'docs/reliability.md',
  'docs/operations.md',
  'docs/performance.md',
  'docs/scaling.md',
  'docs/testing.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
]
const file = /`([\w./-]+\.(?:tsx?|mjs|md|json))`/g

const textOf = (page: string): string => readFileSync(join(root, page), 'utf8')

test.each(pages)('%s names only files that exist', page => {
  const named = [...textOf(page).matchAll(file)].map(([, path = '']) => path)
  const missing = named.filter(
    path => !existsSync(join(root, path)) && !existsSync(join(root, 'server/src', path)),
  )
  expect(missing).toEqual([])
})

test.each([...pages, 'README.md'])('%s links only to files that exist', page => {
  const targets = [...textOf(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path)
  expect(targets.filter(path => !existsSync(join(root, page, '..', path)))).toEqual([])
})

/** Folders that are not part of the sources. */
const generated = ['node_modules', 'dist', 'data', 'coverage']

const foldersIn = (container: string): string[] =>
  readdirSync(join(root, container), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !entry.name.startsWith('.') && !generated.includes(entry.name))
    .flatMap(({ name }) => (name === 'packages' ? foldersIn(name).map(each => `${name}/${each}`) : [name]))

test.each([
  ['the repository', 'folder', '.'],
  ['web/src', 'folder of `web/src`', 'web/src'],
  ['server/src', 'folder of `server/src`', 'server/src'],
])('ARCHITECTURE.md lists exactly the folders of %s', (_, heading, container) => {
  const [, after = ''] = textOf('ARCHITECTURE.md').split(`| ${heading} | content |`)
  const [table = ''] = after.split('\n\n')
  const listed = [...table.matchAll(/^\| `([\w/-]+)` \|/gm)].map(([, name = '']) => name)
  expect(listed.toSorted()).toEqual(foldersIn(container).toSorted())
})

test('the README lists exactly the settings that the product reads', () => {
  const read = [
    ...`${textOf('server/src/platform/config.ts')}${textOf('server/src/platform/site-config.ts')}`.matchAll(
      /\b(?:env\.|')?([A-Z][A-Z\d]*_[A-Z_\d]+|PORT|HOST|METRICS|REGISTRATION|CONTACT|DPO)\b/g,
    ),
  ]
  const rows = [...textOf('README.md').matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell)
  const documented = rows.flatMap(cell => [...cell.matchAll(/`([A-Z_\d]+)`/g)].map(([, name = '']) => name))
  expect([...new Set(documented)].sort()).toEqual([...new Set(read.map(([, name = '']) => name))].sort())
})

/** The fields of a Kubernetes resource whose consistency can be checked without a cluster. */
type Resource = {
  kind: string
  metadata: { name: string }
  spec: {
    selector?: { app?: string; matchLabels?: { app: string } }
    ports?: { targetPort: string }[]
    template?: {
      metadata: { labels: { app: string } }
      spec: {
        containers: {
          ports: { name: string; containerPort: number }[]
          env: { name: string; value: string }[]
          volumeMounts: { name: string }[]
          [probe: `${string}Probe`]: { httpGet: { path: string; port: string } }
        }[]
        volumes: { name: string }[]
      }
    }
    rules?: { http: { paths: { backend: { service: { name: string; port: { name: string } } } }[] } }[]
  }
}

test('the Kubernetes resources are valid YAML, refer to each other and set only known settings', () => {
  const [, text = ''] = /```yaml\n(.*?)```/s.exec(textOf('docs/scaling.md')) ?? []
  const documents = parseAllDocuments(text, { uniqueKeys: true, strict: true })
  expect(documents.flatMap(document => document.errors)).toEqual([])
  const resources = documents.map(document => document.toJS() as Resource)
  const [deployment, service, ingress, budget] = resources
  expect(resources.map(({ kind }) => kind)).toEqual([
    'Deployment',
    'Service',
    'Ingress',
    'PodDisruptionBudget',
  ])
  const pod = deployment?.spec.template
  const [container] = pod?.spec.containers ?? []
  const app = pod?.metadata.labels.app
  expect(deployment?.spec.selector?.matchLabels?.app).toBe(app)
  expect(service?.spec.selector?.app).toBe(app)
  expect(budget?.spec.selector?.matchLabels?.app).toBe(app)
  const [port] = container?.ports ?? []
  expect(service?.spec.ports?.map(({ targetPort }) => targetPort)).toEqual([port?.name])
  const backend = ingress?.spec.rules?.[0]?.http.paths[0]?.backend.service
  expect(backend).toEqual({ name: service?.metadata.name, port: { name: port?.name } })
  expect(container?.volumeMounts.map(({ name }) => name)).toEqual(pod?.spec.volumes.map(({ name }) => name))
  const routes = textOf('contract/src/routes.ts')
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const) {
    expect(container?.[probe]?.httpGet.port).toBe(port?.name)
    expect(routes).toContain(`path: '${container?.[probe]?.httpGet.path}'`)
  }
  const settings = textOf('server/src/platform/config.ts')
  for (const { name } of container?.env ?? []) expect(settings).toContain(name)
})
