import { describe, expect, it } from 'vitest'
import { callerAddress, countedAs, readTrustedProxies, type TrustedProxies } from './caller-address.ts'

const proxy = '127.0.0.1'
const trusted = (setting: string): TrustedProxies => {
  const read = readTrustedProxies(setting)
  if (!read) throw new Error(`${setting} is not read`)
  return read
}
const caller = (setting: string, forwardedFor: string | undefined, peer = proxy) =>
  callerAddress(peer, forwardedFor, trusted(setting))

describe('TRUST_PROXY', () => {
  it.each(['', '0', 'false'])('trusts no proxy with %j', setting => {
    expect(readTrustedProxies(setting)).toBeUndefined()
    expect(callerAddress(proxy, '203.0.113.7', undefined)).toBe(proxy)
  })

  it.each([
    ['1', 1],
    ['true', 1],
    ['2', 2],
    ['10', 10],
  ] as const)('reads %s as %i proxies', (setting, hops) => {
    expect(readTrustedProxies(setting)).toEqual({ hops })
  })

  it.each([
    '11',
    '-1',
    '1.5',
    'yes',
    'nginx',
    '10.0.0.0/33',
    '::1/129',
    '0.0.0.0/0',
    '10.0.0.0/',
    '10.0.0',
    '10.0.0.0/8,,::1',
    '10.0.0.0/8;::1',
    'fe80::1%eth0',
    'loopback,everybody',
    '1,2',
  ])('rejects %j', setting => {
    expect(readTrustedProxies(setting)).toBeNull()
  })
})

describe('the caller address behind one proxy', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['9.9.1.1, 203.0.113.7', '203.0.113.7'],
    ['127.0.0.1,10.0.0.1,::1,203.0.113.7', '203.0.113.7'],
    ['  203.0.113.7\t', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8::7]:51234', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:DB8:0:0:0:0:0:7', '2001:db8::7'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
  ])('is, for X-Forwarded-For %j, %s', (header, expected) => {
    expect(caller('1', header)).toBe(expected)
  })

  it.each([
    undefined,
    '',
    ',',
    'unknown',
    '_hidden',
    'abc<script>',
    '203.0.113.7, unknown',
    '203.0.113',
    '203.0.113.7.',
    '0x7f.1',
    '203.0.113.7:',
    '203.0.113.7:1234567',
    '[203.0.113.7]',
    '2001:db8::7::',
    'localhost',
    'x'.repeat(14_000),
    `203.0.113.7, ${'9'.repeat(14_000)}`,
    '203.0.113.7,',
  ])('is that of the proxy for X-Forwarded-For %j', header => {
    expect(caller('1', header)).toBe(proxy)
  })

  it('differs for each visitor', () => {
    const seen = ['203.0.113.7', '203.0.113.8'].map(address => caller('1', `9.9.9.9, ${address}`))
    expect(seen).toEqual(['203.0.113.7', '203.0.113.8'])
  })
})

describe('the caller address behind several proxies', () => {
  it.each([
    ['9.9.9.9, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['203.0.113.7, 10.0.0.2', '203.0.113.7'],
    // The request reached the second proxy directly.
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.7, nonsense, 10.0.0.2', '10.0.0.2'],
  ])('with a known number of proxies, is, for X-Forwarded-For %j, %s', (header, expected) => {
    expect(caller('2', header)).toBe(expected)
  })

  it.each([
    ['9.9.9.9, 203.0.113.7, 10.2.0.2, 192.168.1.4', '10.0.0.5', '203.0.113.7'],
    ['9.9.9.9, 203.0.113.7', '192.168.1.4', '203.0.113.7'],
    ['9.9.9.9, 203.0.113.7', '::ffff:192.168.1.4', '203.0.113.7'],
    // The peer is not a trusted proxy: its header is ignored.
    ['203.0.113.7', '192.168.1.5', '192.168.1.5'],
    ['203.0.113.7', '2001:db9::1', '2001:db9::1'],
    ['203.0.113.7', '2001:db8:1::9', '203.0.113.7'],
    ['10.0.0.9', '10.0.0.5', '10.0.0.9'],
  ])('with known networks, is, for X-Forwarded-For %j from %s, %s', (header, peer, expected) => {
    expect(caller('10.0.0.0/8,192.168.1.4, 2001:db8::/32', header, peer)).toBe(expected)
  })

  it('accepts the word loopback for proxies on this machine', () => {
    expect(caller('loopback', '203.0.113.7', '127.0.0.1')).toBe('203.0.113.7')
    expect(caller('loopback', '203.0.113.7', '::1')).toBe('203.0.113.7')
    expect(caller('loopback', '203.0.113.7', '10.0.0.1')).toBe('10.0.0.1')
  })
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
])('rate limits count %s as %s', (address, expected) => {
  expect(countedAs(address)).toBe(expected)
})
