import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { advisoryFindings, lockFindings, withoutExceptions } from './audit.mjs'
import { root } from './machine.mjs'

const sound = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' }
const found = (packages: Parameters<typeof lockFindings>[0]['packages'], scripts: string[] = []) =>
  lockFindings({ packages }, scripts).map(each => `${each.package} ${each.finding}`)

test('every finding in the dependencies of this repository has an exception', () => {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const findings = lockFindings(read('package-lock.json'), Object.keys(read('package.json').allowScripts))
  expect(withoutExceptions(findings, read('tools/audit-exceptions.json'))).toEqual([])
})

test('each exception gives its reason', () => {
  const exceptions: { reason: string }[] = JSON.parse(
    readFileSync(join(root, 'tools/audit-exceptions.json'), 'utf8'),
  )
  expect(exceptions.filter(({ reason }) => reason.length < 20)).toEqual([])
})

test('reports an unofficial origin, a missing digest, an unknown script or licence, and a deprecation', () => {
  expect(found({ 'node_modules/good': sound })).toEqual([])
  expect(
    found({
      'node_modules/far': { ...sound, resolved: 'git+ssh://git@example.org/far.git' },
      'node_modules/old': { ...sound, integrity: 'sha1-x' },
      'node_modules/a/node_modules/@b/script': { ...sound, hasInstallScript: true },
      'node_modules/closed': { ...sound, license: 'SEE LICENSE IN LICENSE' },
      'node_modules/gone': { ...sound, deprecated: 'use another' },
    }),
  ).toEqual(['far origin', 'old integrity', '@b/script script', 'closed licence', 'gone deprecated'])
  expect(found({ 'node_modules/good': { ...sound, hasInstallScript: true } }, ['good'])).toEqual([])
})

test('accepts alternative licences if one is known, and combined licences only if all are known', () => {
  expect(found({ 'node_modules/good': { ...sound, license: '(SSPL-1.0 OR MIT)' } })).toEqual([])
  expect(found({ 'node_modules/bad': { ...sound, license: 'MIT AND SSPL-1.0' } })).toEqual(['bad licence'])
})

test('reports a workspace that names no exact version', () => {
  const dependencies = { '@trimestre/contract': '*', exact: '1.2.3', loose: '^1.2.3' }
  expect(found({ web: { dependencies } })).toEqual(['loose version'])
})

test('reports a known vulnerability once, by its advisory number, unless an exception covers it', () => {
  const advisory = {
    name: 'left-pad',
    url: 'https://github.com/advisories/GHSA-1234-5678-9012',
    title: 'pads too far',
    severity: 'high',
  }
  const vulnerabilities = { 'left-pad': { via: [advisory] }, 'uses-it': { via: ['left-pad', advisory] } }
  const findings = advisoryFindings({ vulnerabilities })
  expect(findings.map(({ finding }) => finding)).toEqual(['GHSA-1234-5678-9012'])
  const exception = { package: 'left-pad', finding: 'GHSA-1234-5678-9012', reason: 'we never pad' }
  expect(withoutExceptions(findings, [exception])).toEqual([])
  expect(withoutExceptions(findings, [{ ...exception, package: 'other' }])).toHaveLength(1)
})
