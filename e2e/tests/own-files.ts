import { expect, type Page, type Response } from '@playwright/test'

// A page asks nobody but the product for anything, and runs nothing but what the build made.

/** Collects what leaves for elsewhere, and what the browser refuses to run. */
export function watch(page: Page, own: string): { abroad: string[]; refused: string[] } {
  const abroad: string[] = []
  const refused: string[] = []
  page.on('request', request => {
    const { protocol, origin } = new URL(request.url())
    if (/^(?:https?|wss?):$/.test(protocol) && origin !== own) abroad.push(request.url())
  })
  page.on('websocket', socket => {
    if (new URL(socket.url()).host !== new URL(own).host) abroad.push(socket.url())
  })
  page.on('console', message => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text())
  })
  return { abroad, refused }
}

/** In the page itself no script but the one that runs before the first paint, allowed by its hash; no handler in a tag. */
export async function expectNoOtherScriptInside(
  page: Page,
  answer: Response | null,
  path: string,
): Promise<void> {
  const policy = (await answer?.headerValue('content-security-policy')) ?? ''
  expect(policy, path).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(?:;|$)/)
  const inside = await page
    .locator('script:not([src]), [onclick], [onload], [onerror]')
    .evaluateAll(tags => tags.map(tag => tag.outerHTML))
  expect(inside, path).toEqual([expect.stringMatching(/^<script>/)])
}
