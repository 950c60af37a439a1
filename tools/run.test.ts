import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fingerprint } from './builds.mjs'
import { installStamp, isInstalled } from './install.mjs'
import { root } from './machine.mjs'
import { inParallel } from './processes.mjs'
import { diskFullMessage } from './progress.mjs'
import { complaintAboutMachine } from './version.mjs'

const linux = { platform: 'linux', arch: 'x64' }

test('names a Node or npm that is too old and the version that is required', () => {
  expect(complaintAboutMachine('18.20.4', undefined)).toContain('Node 18.20.4 is too old')
  expect(complaintAboutMachine('20.18.0', undefined)).toContain('20.19')
  expect(complaintAboutMachine('20.19.0', 'npm/9.9.3 node/v20.19.0 linux x64')).toContain(
    'npm 9.9.3 is too old',
  )
})

test('the oldest Node and npm that the product supports are accepted', () => {
  expect(complaintAboutMachine('20.19.0', 'npm/10.0.0 node/v20.19.0 linux x64')).toBeUndefined()
  expect(complaintAboutMachine('24.21.0', undefined)).toBeUndefined()
})

test('another lock file or another machine requires another installation', () => {
  const stamps = [
    installStamp('lock', 'linux', 'x64'),
    installStamp('lock', 'linux', 'arm64'),
    installStamp('lock', 'darwin', 'x64'),
    installStamp('other lock', 'linux', 'x64'),
  ]
  expect(new Set(stamps).size).toBe(4)
  expect(installStamp('lock', 'linux', 'x64')).toBe(stamps[0])
})

test('recognises a manual installation without the packages for other machines', () => {
  const entry = { version: '1.0.0', integrity: 'sha512-a' }
  const lock = {
    packages: {
      '': {},
      engine: { version: '0.1.0' },
      'node_modules/a': entry,
      'node_modules/a-win': { ...entry, optional: true, os: ['win32'], cpu: ['x64'] },
      'node_modules/a-musl': { ...entry, optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
      'node_modules/a-linux': { ...entry, optional: true, os: ['linux'], cpu: ['x64'] },
    },
  }
  const complete = { packages: { 'node_modules/a': entry, 'node_modules/a-linux': entry } }
  expect(isInstalled(lock, complete, linux)).toBe(true)
  expect(isInstalled(lock, { packages: { 'node_modules/a': entry } }, linux)).toBe(false)
  const older = { packages: { ...complete.packages, 'node_modules/a': { ...entry, version: '0.9.0' } } }
  expect(isInstalled(lock, older, linux)).toBe(false)
})

test('rebuilds the pages when a source changes, but not when only its time or its tests change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trimestre-tools-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => writeFileSync(join(folder, 'web', name), text)
  mkdirSync(join(folder, 'web', 'dist'), { recursive: true })
  write('page.tsx', 'one')
  const before = fingerprint(folder, ['web', 'absent'])
  write('page.tsx', 'one')
  write('page.test.tsx', 'test')
  write('dist/page.js', 'built')
  expect(fingerprint(folder, ['web', 'absent'])).toBe(before)
  write('page.tsx', 'two')
  expect(fingerprint(folder, ['web', 'absent'])).not.toBe(before)
})

test('recognises a full disk in the output of npm and Vite', () => {
  expect(diskFullMessage('npm error code ENOSPC', '/srv/game')).toContain(
    'The disk that holds /srv/game is full',
  )
  expect(diskFullMessage('npm error code E404', '/srv/game')).toBeUndefined()
})

test('at most the given number of tasks run at a time, and results keep their order', async () => {
  let running = 0
  let most = 0
  const lastHasEnded = Promise.withResolvers<void>()
  const task = (value: number, work: () => Promise<void> | void) => async () => {
    most = Math.max(most, ++running)
    await work()
    running -= 1
    return value
  }
  // The first task ends last.
  const tasks = [task(1, () => lastHasEnded.promise), task(2, () => undefined), task(3, lastHasEnded.resolve)]
  expect(await inParallel(tasks, 2)).toEqual([1, 2, 3])
  expect(most).toBe(2)
})

test('an unknown verb prints the list of verbs and exits with code 1', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools', 'run.mjs'), 'fly'], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Say one of: start, .*\.\n$/)
})

test('a command that only lists prints nothing but its list to stdout', () => {
  const stdout = execFileSync(process.execPath, [join(root, 'tools', 'run.mjs'), 'bench'], {
    encoding: 'utf8',
  })
  expect(stdout).toMatch(/^npm run bench -- <name>\n/)
})
