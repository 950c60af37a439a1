import { fillPath } from '@trimestre/contract/client'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import type { CallInput } from './call-recipes.ts'

/** A request as it is sent over the network. */
export type WireRequest = {
  method: string
  path: string
  headers: Record<string, string | string[]>
  body: string | Buffer | undefined
}

/** Returns a random whole number from 0 to `below` - 1. */
export type Dice = (below: number) => number

/** Returns a generator of the same numbers for the same seed (mulberry32). */
export function createDice(seed: number): Dice {
  let state = seed >>> 0
  return below => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const pick = <T>(dice: Dice, from: readonly T[]): T => from[dice(from.length)] as T

const json = { 'content-type': 'application/json' }

const texts = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', 'x\udfff', '\u202eabc', '\u2066\u2069', '\ufeff', '\u200b'],
  ...['e\u0301'.repeat(200), 'x'.repeat(300), 'x'.repeat(12_000), '𝕏'.repeat(200), '١٢٣', '½', '✓\u0007'],
  ...['NaN', 'Infinity', '-Infinity', '1e999', '0x10', '1_000', '1,5', '--1', '+1', '01', '1.', '.5', '1e3'],
  ...["'; drop table users; --", '" or ""="', '$(id)', '{{7*7}}', '%s%n%x', '\\N', '=1+1', '@sum(1)', '\t=1'],
  ...[
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '//evil.example/x.png',
    '/\\evil.example',
    'data:,x',
  ],
  ...['../../etc/passwd', '..\\..\\x', '%2e%2e%2f', 'file:///etc/passwd', 'C:\\x', '/dev/null', 'CON', '.'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'null',
    'undefined',
    'true',
    '[object Object]',
  ],
  ...['02/31/2027', '13/01/2027', '2027-02-30', '0000-00-00', '24:00', '\r\nX-Injected: 1', 'a\nb', 'é@é.é'],
  ...['/api/v1/users/1', '/api/v1/nothing/99999999999999999999', '/api/v1/games/-1', 'Impôt', 'IMPOT'],
]
const numbers = [0, -0, -1, 1.5, 1e15, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53 + 2, 0.1 + 0.2, -2147483649]
const others: unknown[] = [
  ...[null, true, false, [], {}, [[]], [null], [{}], { id: {} }, { '@id': [] }, { $ne: 1 }, { length: 1e9 }],
  ...[{ id: '99999999999999999999' }, { '@id': '/api/v1/x/1/../2' }, { toString: 1 }, ['a', 1]],
  ...[
    Array.from({ length: 600 }, (_, index) => index),
    { __proto__: null, constructor: { prototype: { x: 1 } } },
  ],
]

const badValue = (dice: Dice): unknown => {
  const kind = dice(10)
  if (kind < 5) return pick(dice, texts)
  return kind < 7 ? pick(dice, numbers) : pick(dice, others)
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Bodies that are not JSON that any call accepts. */
const rawBodies: (string | Buffer)[] = [
  ...[
    '',
    ' ',
    'null',
    '[]',
    '{}',
    '"x"',
    '42',
    'true',
    'NaN',
    'undefined',
    '{',
    '[',
    '{"a":',
    '{"a":1,}',
    '[1,]',
  ],
  ...["{'a':1}", '{"a":1}{"b":2}', '{"a":1} //', '/* */{}', '\ufeff{}', '{"a":01}', '{"a":+1}', '{"a":.5}'],
  ...[
    '{"a":"\t"}',
    '{"a":"\\x"}',
    '{"a":"\\ud800"}',
    '{"a":1e999999}',
    '{"\u0000":1}',
    '"\\u0000"',
    '\u0000',
  ],
  ...['{"name":"a","name":{"b":1}}', '{"__proto__":{"polluted":true}}', '[{"__proto__":{"polluted":true}}]'],
  ...['{"constructor":{"prototype":{"polluted":true}}}', '{"a":{"__proto__":{"polluted":1}},"name":"x"}'],
  ...[
    '['.repeat(33),
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    '{"a":'.repeat(30_000),
    `"${'x'.repeat(900_000)}"`,
  ],
  ...[
    `[${'1,'.repeat(200_000)}1]`,
    `{"name":"${'y'.repeat(1_100_000)}"}`,
    '-'.repeat(10_000),
    '9'.repeat(100_000),
  ],
  ...[
    Buffer.from([0xff, 0xfe, 0x7b]),
    Buffer.from([0x22, 0xc0, 0xaf, 0x22]),
    Buffer.from('{"a":1}', 'utf16le'),
  ],
  ...[
    Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]),
    Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]>'),
  ],
]
const contentTypes = [
  ...[
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ],
  ...[
    'multipart/form-data; boundary=',
    'application/json; charset=utf-16',
    'application/json;;;',
    'nonsense',
    '/',
  ],
  ...['application/merge-patch+json', 'image/png', 'APPLICATION/JSON', 'application/json, text/plain', '*/*'],
]
const badPathParts = [
  ...[
    '0',
    '-1',
    '2147483648',
    '99999999999999999999',
    'abc',
    '1.5',
    '1e3',
    '0x1',
    '%00',
    '%ff',
    '%C0%AF',
    '%',
  ],
  ...[
    '..%2f..%2f',
    '%2e%2e',
    '..;',
    '%5c..%5c',
    "1'--",
    'null',
    '%20',
    '1%20',
    '+1',
    '%D9%A1',
    '%F0%9F%92%A9',
  ],
  ...[
    '__proto__',
    'constructor',
    'x'.repeat(600),
    '%0d%0aX-Injected:1',
    '1%2f2',
    '1%3fx',
    '{id}',
    ':id',
    '*',
  ],
]
const queryKeys = [
  'page',
  'itemsPerPage',
  'expected',
  'round',
  'game',
  'gameId',
  'adminId',
  'src',
  'from',
  'call',
]
const badHeaders: [string, string | string[]][] = [
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer a.b.c'],
  ['authorization', `Bearer ${'x'.repeat(7_000)}`],
  ['authorization', 'Basic YWRtaW46YWRtaW4='],
  // The header of a token whose algorithm is `none`.
  ['authorization', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
  ['accept-encoding', 'br;q=9, gzip;q=x, *;q=-1'],
  ['accept-language', `${'fr;q=1,'.repeat(500)}zz`],
  ['accept', 'application/x-nothing'],
  ['range', 'bytes=0-0,-1,5-2'],
  ['if-none-match', '*'],
  ['if-modified-since', 'yesterday'],
  ['last-event-id', '999999999999999999999'],
  ['last-event-id', "1'; select 1"],
  ['x-forwarded-for', '::1, 10.0.0.1, not-an-address'],
  ['x-forwarded-host', 'evil.example'],
  ['x-http-method-override', 'DELETE'],
  ['x-request-id', '{"forged":true}'],
  ['content-encoding', 'gzip'],
  ['cookie', `__proto__=1; ${'a=b; '.repeat(500)}`],
  ['expect', 'the-unexpected'],
  ['origin', 'https://evil.example'],
]

/** Corrupts one or a few parts of a request that the call would accept. */
export function spoil(name: EndpointName, valid: CallInput, dice: Dice): WireRequest {
  const request = wired(name, valid, dice)
  const kind = dice(100)
  if (kind < 8) request.path = withBadPath(name, valid, dice)
  else if (kind < 20) request.path += `${request.path.includes('?') ? '&' : '?'}${badQuery(dice)}`
  else if (kind < 28) {
    const [header, value] = pick(dice, badHeaders)
    request.headers[header] = value
  } else if (kind < 34 && request.body !== undefined)
    request.headers['content-type'] = pick(dice, contentTypes)
  else if (kind < 50 || !isFields(valid.body)) Object.assign(request, { body: pick(dice, rawBodies) })
  else request.body = JSON.stringify(spoiledFields(valid.body, dice))
  const mayHaveBody = request.method !== 'GET' && request.body !== undefined
  if (!mayHaveBody) request.body = undefined
  else request.headers['content-type'] ??= json['content-type']
  return request
}

const isFields = (body: unknown): body is Record<string, unknown> | unknown[] =>
  typeof body === 'object' && body !== null && !(body instanceof FormData)

function wired(name: EndpointName, { params = {}, query = {}, body }: CallInput, dice: Dice): WireRequest {
  const { method, path } = routes[name]
  const entries = Object.entries(query).map(([key, value]): [string, string] => [
    key,
    dice(3) === 0 ? asText(badValue(dice)) : String(value),
  ])
  const search = new URLSearchParams(entries).toString()
  return {
    method,
    path: fillPath(path, params) + (search === '' ? '' : `?${search}`),
    headers: {},
    body: body === undefined || body instanceof FormData ? undefined : JSON.stringify(body),
  }
}

function withBadPath(name: EndpointName, { params = {} }: CallInput, dice: Dice): string {
  const names = Object.keys(params)
  const { path } = routes[name]
  if (names.length === 0) return `${path}/${pick(dice, badPathParts)}`
  const spoiled = pick(dice, names)
  return names.reduce((filled, each) => {
    const value = each === spoiled ? pick(dice, badPathParts) : encodeURIComponent(String(params[each]))
    return filled.replace(`:${each}`, () => value)
  }, path as string)
}

function badQuery(dice: Dice): string {
  const key = pick(dice, queryKeys)
  const value = encodeURIComponent(asText(badValue(dice)).toWellFormed()).slice(0, 4_000)
  const forms = [
    `${key}=${value}`,
    `${key}[]=${value}`,
    `${key}=1&${key}=2`,
    `${key}`,
    `${key}[__proto__][x]=1`,
  ]
  return pick(dice, [...forms, '__proto__[polluted]=1', '%', '%zz=%', '&&&===', `${'a=1&'.repeat(300)}`])
}

/** Additional fields that no caller may set. */
const forbidden = {
  role: 1,
  roles: ['ROLE_SUPER_ADMIN'],
  enabled: true,
  id: 1,
  etat: 0,
  isAdmin: true,
  userCompany: 1,
}

function spoiledFields(body: Record<string, unknown> | unknown[], dice: Dice): unknown {
  if (Array.isArray(body)) {
    const kind = dice(4)
    if (kind === 0) return [...body, badValue(dice)]
    if (kind === 1) return Array.from({ length: 501 }, () => body[0] ?? 1)
    return body.map(entry => (isFields(entry) && dice(2) === 0 ? spoiledFields(entry, dice) : badValue(dice)))
  }
  const spoiled: Record<string, unknown> = { ...body }
  const keys = Object.keys(body)
  if (dice(5) === 0) Object.assign(spoiled, forbidden, { email: badValue(dice) })
  if (dice(6) === 0 && keys.length > 0) delete spoiled[pick(dice, keys)]
  for (let count = 1 + dice(2); count > 0 && keys.length > 0; count -= 1) {
    const key = pick(dice, keys)
    const inner = body[key]
    spoiled[key] = isFields(inner) && dice(2) === 0 ? spoiledFields(inner, dice) : badValue(dice)
  }
  return spoiled
}
