import { expect, test } from 'vitest'
import { openStream } from './stream.ts'

const saved = 'id: 5\nevent: company.updated\ndata: {"companyId":3,"change":"saved"}\n\n'

/** Creates a server that sends these responses in turn and records the last event ID of each request. */
function serverOf(answers: Response[]) {
  const asked: (string | null)[] = []
  const send = async (_url: unknown, init?: RequestInit) => {
    asked.push(new Headers(init?.headers).get('last-event-id'))
    const answer = answers.shift()
    if (answer === undefined) throw new TypeError('out of reach')
    return answer
  }
  return { asked, send: send as typeof fetch }
}

test('a stream reports each connection and its end, and each attempt resumes from the last event', async () => {
  const { asked, send } = serverOf([
    new Response(saved),
    new Response(saved),
    new Response('{"code":"access/denied"}', { status: 403 }),
  ])
  const said: string[] = []
  const stream = openStream({
    gameId: 7,
    getToken: () => 'token',
    fetch: send,
    signal: new AbortController().signal,
    retryMs: 1,
    onEvent: event => said.push(event.name),
    onOpen: () => said.push('open'),
    onClose: () => said.push('closed'),
  })
  await expect(stream).rejects.toMatchObject({ status: 403, code: 'access/denied' })
  const once = ['open', 'company.updated', 'closed']
  expect(said).toEqual([...once, ...once, 'closed'])
  expect(asked).toEqual([null, '5', '5'])
})
