import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './machine.mjs'

const pages = ['docs/security.md', 'docs/reliability.md', 'docs/operations.md', 'SECURITY.md']
const file = /`([\w./-]+\.(?:tsx?|mjs|md|json))`/g

test.each(pages)('%s names only files that exist', page => {
  const named = [...readFileSync(join(root, page), 'utf8').matchAll(file)].map(([, path = '']) => path)
  const missing = named.filter(
    path => !existsSync(join(root, path)) && !existsSync(join(root, 'server/src', path)),
  )
  expect(missing).toEqual([])
})
