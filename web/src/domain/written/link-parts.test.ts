import { expect, test } from 'vitest'
import { linkParts } from './link-parts.ts'

const hrefs = (text: string) => linkParts(text).flatMap(({ href }) => (href === null ? [] : [href]))

test.each([
  ['Lisez https://exemple.org/a?b=1, puis décidez.', ['https://exemple.org/a?b=1']],
  ['(http://exemple.org/x)', ['http://exemple.org/x']],
  ['« https://exemple.org »', ['https://exemple.org']],
  ['javascript:alert(1) ftp://exemple.org data:text/html,x', []],
  ['<a href="https://exemple.org">', ['https://exemple.org']],
  ['https:// et rien', []],
])('only addresses of the web become links: %s', (text, expected) => {
  expect(hrefs(text)).toEqual(expected)
})

test('the parts of a text are the whole text, in order', () => {
  const text = 'Un\nhttps://exemple.org/a deux http://exemple.org/b.\nTrois <b>'
  expect(
    linkParts(text)
      .map(part => part.text)
      .join(''),
  ).toBe(text)
})
