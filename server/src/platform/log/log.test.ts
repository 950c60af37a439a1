import { expect, it } from 'vitest'
import { createLog, faultFields } from './log.ts'

it('writes one JSON line per entry', () => {
  const lines: string[] = []
  createLog(line => lines.push(line)).warn('something', { user: 3, text: 'two\nlines' })
  expect(lines).toHaveLength(1)
  expect(lines[0]?.split('\n')).toHaveLength(2)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', event: 'something', user: 3 })
})

it('excludes the parameters of a failed query from the log', () => {
  const cause = new Error('duplicate key')
  const fault = new Error('Failed query: insert into users values ($1)\nparams: $argon2id$secret\nmore', {
    cause,
  })
  const fields = faultFields(fault)
  expect(fields.message).toBe('Failed query: insert into users values ($1)')
  expect(fields.cause).toBe('duplicate key')
  expect(fields.stack).toContain('log.test.ts')
  expect(JSON.stringify(fields)).not.toMatch(/secret|more/)
})
