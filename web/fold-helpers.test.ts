import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { foldInto } from './fold-helpers.ts'

const chunk = (name: string, code: string, imports: string[] = []) =>
  ({ name, fileName: `assets/${name}-1.js`, code, imports }) as unknown as Rolldown.OutputChunk

const run = (code: string): Promise<Record<string, unknown>> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`)

function folded() {
  const helper = chunk('helper', 'var a=n=>n+1,b=2;export{a as t,b};')
  const asked = [helper.fileName]
  const host = chunk('host', 'import{t as a}from"./helper-1.js";const x=a(1);export{x};', asked)
  const user = chunk(
    'user',
    'import{x}from"./host-1.js";import{b,t as c}from"./helper-1.js";export const y=c(x)+b;',
    ['assets/host-1.js', ...asked],
  )
  const alone = chunk('alone', 'import{t}from"./helper-1.js";export const z=t(4);', asked)
  foldInto(host, helper, [helper, host, user, alone])
  return { host, user, alone }
}

test('a file that has taken in another does what both did, and gives what both gave', async () => {
  const { host, user } = folded()
  expect(host.imports).toEqual([])
  const given = await run(host.code)
  expect(given.x).toBe(2)
  const withHost = user.code.replaceAll(
    './host-1.js',
    `data:text/javascript,${encodeURIComponent(host.code)}`,
  )
  expect((await run(withHost)).y).toBe(5)
  expect(user.imports).toEqual(['assets/host-1.js'])
})

test('who does not need the file that took in another has a copy', async () => {
  const { alone } = folded()
  expect(alone.imports).toEqual([])
  expect((await run(alone.code)).z).toBe(5)
})

test('what is imported in another way is refused, not left out', () => {
  const helper = chunk('helper', 'var a=1;export{a as t};')
  const host = chunk('host', 'export{};')
  const user = chunk('user', 'import*as h from"./helper-1.js";', [helper.fileName])
  expect(() => foldInto(host, helper, [host, user])).toThrow(/assets\/user-1\.js/)
})
