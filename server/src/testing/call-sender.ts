import { authorisation } from '@trimestre/contract/authorisation'
import { fillPath } from '@trimestre/contract/client'
import type { Endpoint } from '@trimestre/contract/endpoint'
import { endpoints } from '@trimestre/contract/endpoints'
import type { Problem } from '@trimestre/contract/errors'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import { type CallInput, recipes, type Setting } from './call-recipes.ts'

/** Somebody the call lets in: the super administrator where possible. */
function callerOf(name: EndpointName): string | null {
  const [anonymous, player, , administrator, , superAdministrator] = authorisation[name]
  if (anonymous !== 401 || (endpoints[name] as Endpoint).access === 'anonymous') return null
  if (superAdministrator === 'ok') return 'superadmin'
  return administrator === 'ok' ? 'admin' : player === 'ok' ? 'joueur1' : null
}

/** What is sent instead of what the call accepts; a body as the text that goes over the wire. */
type Spoiled = { params?: CallInput['params']; query?: CallInput['query']; body?: string; type?: string }

/** Makes a call as somebody who may make it, with a part of the request of one's choice. */
export type Sender = { valid: CallInput; send(spoiled: Spoiled): Promise<Problem> }

/** What the call answers when a part of a request that it would accept is another one. */
export async function senderOf(
  name: EndpointName,
  setting: Pick<Setting, 'server' | 'game' | 'owners'>,
): Promise<Sender> {
  const caller = callerOf(name)
  const valid = await recipes[name]({ ...setting, caller, isOwn: true })
  const sender = valid.caller ?? caller
  const { method, path } = routes[name]
  return {
    valid,
    async send({ params, query, body, type = 'application/json' }) {
      const search = new URLSearchParams(
        Object.entries({ ...valid.query, ...query }).map(([key, value]): [string, string] => [
          key,
          `${value}`,
        ]),
      )
      const answer = await setting.server.fetch(
        `${fillPath(path, { ...valid.params, ...params })}?${search}`,
        {
          ...(sender !== null && { as: sender }),
          method,
          ...(method !== 'GET' && {
            headers: { 'content-type': type },
            body: body ?? JSON.stringify(valid.body ?? null),
          }),
        },
      )
      const text = await answer.text()
      return answer.ok ? ({ status: answer.status } as Problem) : (JSON.parse(text) as Problem)
    },
  }
}
