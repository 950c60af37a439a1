import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Rule, rules, type TestFile, withoutComments } from './rules.ts'

// Checks the source of all tests for patterns that make tests fail by chance.

const root = join(import.meta.dirname, '..')
const folders = ['engine', 'contract', 'chart', 'packages', 'server/src', 'web', 'e2e', 'bench', 'tools']
const generated = ['node_modules', 'dist', 'data', 'test-results', 'playwright-report']

const isTestFile = (path: string) =>
  /\.(test|spec)\.tsx?$/.test(path) || /^e2e\/tests\/.*\.ts$/.test(path) || /\/testing\/.*\.ts$/.test(path)

const files: TestFile[] = folders
  .flatMap(pathsBelow)
  .filter(isTestFile)
  .map(path => ({ path, text: withoutComments(readFileSync(join(root, path), 'utf8')) }))

describe.each(rules)('$name', rule => {
  const { covers, finds, why, instead, refused, allowed, except = {} } = rule

  test('is respected in all tests', () => {
    const found = files
      .filter(({ path }) => covers(path) && !Object.hasOwn(except, path))
      .flatMap(file => placesIn(file, rule))
    expect(found, `${why}. Instead: ${instead}`).toEqual([])
  })

  test.each(refused)('refuses %j', text => {
    expect(finds(text, 'e2e/tests/example.spec.ts')).not.toEqual([])
  })

  test.each(allowed)('accepts %j', text => {
    expect(finds(text, 'server/src/example.test.ts')).toEqual([])
  })

  test('makes exceptions only for files that need them', () => {
    const needless = Object.keys(except).filter(path => {
      const file = files.find(one => one.path === path)
      return file === undefined || placesIn(file, rule).length === 0
    })
    expect(needless).toEqual([])
  })
})

function placesIn({ path, text }: TestFile, { finds }: Rule): string[] {
  return finds(text, path).map(offset => {
    const line = text.slice(0, offset).split('\n').length
    return `${path}:${line}: ${text.split('\n')[line - 1]?.trim()}`
  })
}

function pathsBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    if (generated.includes(entry.name)) return []
    const path = posix.join(folder, entry.name)
    return entry.isDirectory() ? pathsBelow(path) : [path]
  })
}
