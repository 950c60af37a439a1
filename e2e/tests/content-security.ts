import { expect, type Page, type Response } from '@playwright/test'

// A page sends requests only to the product and runs only the scripts of the build.

/** Collects the requests to other hosts and the reports of scripts that the browser refuses to run. */
export function watch(page: Page, own: string): { foreignRequests: string[]; refused: string[] } {
  const foreignRequests: string[] = []
  const refused: string[] = []
  page.on('request', request => {
    const { protocol, origin } = new URL(request.url())
    if (/^(?:https?|wss?):$/.test(protocol) && origin !== own) foreignRequests.push(request.url())
  })
  page.on('websocket', socket => {
    if (new URL(socket.url()).host !== new URL(own).host) foreignRequests.push(socket.url())
  })
  page.on('console', message => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text())
  })
  return { foreignRequests, refused }
}

/**
 * Expects no inline event handler and only one inline script: the one that runs before the first paint, allowed by its
 * hash.
 */
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
