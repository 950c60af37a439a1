import { avatarNames } from '@trimestre/contract/avatars'
import { companyColours, companyEmblems } from '@trimestre/contract/company-identity'
import { effectOperations } from '@trimestre/contract/effects'
import { errors, violationMessages } from '@trimestre/contract/errors'
import { gradeWarningCodes } from '@trimestre/contract/grading'
import {
  gradeKinds,
  missingRules,
  normalisations,
  thresholdRuleNames,
} from '@trimestre/contract/grading-defaults'
import { anomalyCodes } from '@trimestre/contract/round-limits'
import { dryRunGiven } from '@trimestre/contract/rounds'
import type { TFunction } from 'i18next'
import { describe, expect, test } from 'vitest'
import wording from './wording.json' with { type: 'json' }

// The compiler checks that a used key exists (i18next.d.ts); this test checks that a key in a catalogue is used.

type Tree = { [key: string]: string | Tree }

const catalogues = import.meta.glob<Tree>('./locales/fr/*.json', { eager: true, import: 'default' })
const sources = Object.values(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../dev/**'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

/**
 * Prefixes of keys that are looked up by a name from the engine, the server or a URL; a name without a key is shown
 * unchanged.
 */
const madeAtRunTime: Record<string, readonly string[]> = {
  common: ['route.'],
  auth: ['strength.'],
  player: ['figure.', 'line.', 'piece.', 'account.', 'origin.'],
  overview: ['alert.'],
  catalogue: ['menu.', 'item.', 'unit.', 'choice.', 'event.', 'product.'],
  cases: ['case.'],
  criteria: ['group.', 'unit.', 'rule.'],
  system: ['act.', 'alerts.', 'detail.'],
  explain: [
    ...['formula.', 'cause.', 'causeHint.', 'source.', 'opening.', 'market.', 'term.', 'line.'],
    ...['past.', 'segment.', 'level.', 'news.', 'story.'],
  ],
  terms: [
    ...['platform.', 'account.', 'conduct.', 'data.', 'purpose.'],
    ...['duration.', 'rights.', 'minors.', 'service.', 'short.', 'yours.', 'elsewhere.'],
  ],
}

/**
 * The relevant content of each source file: the namespaces of its `t`, its quoted strings, and its keys written around
 * `${…}`.
 */
const files = sources.map(text => ({
  namespaces: new Set([
    'common',
    ...captures(text, /(?:useTranslation\(|TFunction<)\[?'(\w+)'/g),
    ...captures(text, /\bns: '(\w+)'/g),
  ]),
  quoted: new Set(captures(text, /'([^'\n]*)'/g)),
  patterns: captures(text, /`([\w:-]+[.:][^`\n]*\$\{[^`\n]*)`/g),
}))
/** All possible values of a `${…}`: quoted strings, names, the server's codes and the client's own. */
const values = new Set([
  'server/unreachable',
  ...Object.keys(errors),
  ...Object.keys(violationMessages),
  ...avatarNames,
  ...effectOperations,
  ...companyColours,
  ...companyEmblems,
  ...anomalyCodes,
  ...dryRunGiven,
  ...gradeKinds,
  ...gradeWarningCodes,
  ...missingRules,
  ...normalisations,
  ...thresholdRuleNames,
  ...files.flatMap(({ quoted }) => [...quoted]),
  ...sources.flatMap(text => captures(text, /\b([\w-]+)\??:/g)),
])

function captures(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found ?? '')
}

function keysOf(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  )
}

/**
 * Whether a pattern can produce a key: `games.${action}` produces `games.join` when some file contains `join` as a
 * value or as a name.
 */
function says(pattern: string, key: string): boolean {
  const parts = pattern.split(/\$\{[^}]*\}/).map(part => part.replace(/[.]/g, '\\.'))
  const found = new RegExp(`^${parts.join('(.+)')}$`).exec(key)
  return found?.slice(1).every(value => values.has(value)) ?? false
}

function isUsed(namespace: string, key: string): boolean {
  if (madeAtRunTime[namespace]?.some(prefix => key.startsWith(prefix))) return true
  if (namespace === 'common' && Object.hasOwn(wording, key)) return true
  const full = `${namespace}:${key}`
  return files.some(({ namespaces, quoted, patterns }) => {
    const mayBeShort = namespaces.has(namespace)
    return (
      quoted.has(full) ||
      (mayBeShort && quoted.has(key)) ||
      patterns.some(
        pattern => says(pattern, pattern.includes(':') ? full : key) && (mayBeShort || pattern.includes(':')),
      )
    )
  })
}

test('the compiler rejects a key that no catalogue has', () => {
  const sentence = (t: TFunction) => t('ui.save')
  // @ts-expect-error: « ui.nowhere » is no key.
  const mistake = (t: TFunction) => t('ui.nowhere')
  expect([sentence, mistake]).toHaveLength(2)
})

describe('every key of the catalogue is used', () => {
  test.each(Object.keys(catalogues))('%s', path => {
    const namespace = path.replace(/^.*\/(\w+)\.json$/, '$1')
    const keys = new Set(
      keysOf(catalogues[path] ?? {}).map(key => key.replace(/(_ordinal)?_(one|other)$/, '')),
    )
    expect([...keys].filter(key => !isUsed(namespace, key))).toEqual([])
  })
})
