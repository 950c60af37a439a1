import { authorisation } from '@trimestre/contract/authorisation'
import type { Endpoint } from '@trimestre/contract/endpoint'
import { endpointsBySubject } from '@trimestre/contract/endpoints'
import { templated } from '@trimestre/contract/openapi'
import { positions } from '@trimestre/contract/rights'
import { type EndpointName, routes } from '@trimestre/contract/routes'

/** Generates `docs/calls.md` from the contract: every call, and who may make it. */
export function callsPage(): string {
  const count = Object.keys(routes).length
  const subjects = Object.values(endpointsBySubject).map(({ description, calls }) => {
    const rows = Object.entries<Endpoint>(calls).map(([name, endpoint]) =>
      row(name as EndpointName, endpoint),
    )
    return [`## ${description}`, '', ...head, ...rows].join('\n')
  })
  return `${[introduction(count), ...subjects].join('\n\n')}\n`
}

const introduction = (count: number): string =>
  [
    '# The calls of the API',
    '',
    `${count} calls. This page is written from the contract by \`npx vitest run -u --project api server/src/reference.test.ts\`,`,
    'and a test holds it to the contract; each cell is tried on the running server by `server/src/authorisation.test.ts`. Bodies,',
    'answers and refusals of each call: `/api/openapi.json` and `/api/reference` of a running product.',
    '',
    'Own: one’s account or company, a game invited to or joined; of an administrator: the games given to them and the',
    'players they may manage. Foreign: somebody else’s. Member without the area: of a company in a game played in teams, where',
    'the area in question is entrusted to another member. Observer: of such a company.',
  ].join('\n')

const head = [
  `| call | what it does | ${positions.join(' | ')} |`,
  `|---|---|${positions.map(() => '---').join('|')}|`,
]

function row(name: EndpointName, { summary }: Endpoint): string {
  const { method, path } = routes[name]
  const cells = authorisation[name].map(verdict => verdict ?? '–')
  return `| ${method} \`${templated(path)}\` | ${summary} | ${cells.join(' | ')} |`
}
