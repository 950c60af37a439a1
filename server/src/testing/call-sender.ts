import { authorisation } from '@trimestre/contract/authorisation'
import { fillPath } from '@trimestre/contract/client'
import type { Endpoint } from '@trimestre/contract/endpoint'
import { endpoints } from '@trimestre/contract/endpoints'
import type { Problem } from '@trimestre/contract/errors'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import { type CallInput, recipes, type Setting } from './call-recipes.ts'

/** Returns a caller that the call accepts: the super administrator where possible. */
function callerOf(name: EndpointName): string | null {
  const [anonymous, player, , administrator, , superAdministrator] = authorisation[name]
  if (anonymous !== 401 || (endpoints[name] as Endpoint).access === 'anonymous') return null
  if (superAdministrator === 'ok') return 'superadmin'
  return administrator === 'ok' ? 'admin' : player === 'ok' ? 'joueur1' : null
}

/** Parts of a request that replace those the call would accept; the body is the text that is sent, `as` who sends it. */
type Spoiled = {
  params?: CallInput['params']
  query?: CallInput['query']
  body?: string
  type?: string
  as?: string
}

/** Makes a call as a caller who may make it, with chosen parts of the request replaced. */
export type Sender = { valid: CallInput; send(spoiled: Spoiled): Promise<Problem> }

/** Prepares a valid request of a call, of which the test can then replace parts. */
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
    async send({ params, query, body, type = 'application/json', as = sender }) {
      const search = new URLSearchParams(
        Object.entries({ ...valid.query, ...query }).map(([key, value]): [string, string] => [
          key,
          `${value}`,
        ]),
      )
      const answer = await setting.server.fetch(
        `${fillPath(path, { ...valid.params, ...params })}?${search}`,
        {
          ...(as !== null && { as }),
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
