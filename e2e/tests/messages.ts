import { type BrowserContext, expect, type Page } from '@playwright/test'
import { patiently } from '../../testing/patience.ts'

// Messages are shown briefly, one after the other, so a test that looks for one on the page may be too late.

/** Makes the pages of this context record every message, however briefly it is shown. */
export async function recordMessages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const messages: string[] = []
    const latest = new WeakMap<Element, string>()
    const look = () => {
      for (const place of document.querySelectorAll('[role=status], [role=alert]')) {
        const text = place.textContent?.replace(/\s+/g, ' ').trim() ?? ''
        if (latest.get(place) === text) continue
        latest.set(place, text)
        if (text !== '') messages.push(text)
      }
    }
    Object.assign(window, { recordedMessages: messages })
    new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true })
  })
}

/** Waits until the page has shown this message since it was loaded; each message counts once. */
export async function expectMessage(page: Page, text: string | RegExp, limit = 20_000): Promise<void> {
  await expect(async () => {
    const { isFound, messages } = await takeMessage(page, text)
    expect(isFound, `« ${text} » is shown; so far: ${JSON.stringify(messages)}`).toBe(true)
  }).toPass({ timeout: patiently(limit) })
}

/** Forgets every message with this text that the page has shown so far. */
export async function forgetMessages(page: Page, text: string): Promise<void> {
  await page.evaluate(forgotten => {
    const { recordedMessages: messages } = window as unknown as { recordedMessages: string[] }
    messages.splice(0, messages.length, ...messages.filter(message => !message.includes(forgotten)))
  }, text)
}

function takeMessage(
  page: Page,
  text: string | RegExp,
): Promise<{ isFound: boolean; messages: readonly string[] }> {
  return page.evaluate(wanted => {
    const { recordedMessages: messages } = window as unknown as { recordedMessages: string[] }
    const place = messages.findIndex(message =>
      typeof wanted === 'string' ? message.includes(wanted) : wanted.test(message),
    )
    if (place >= 0) messages.splice(place, 1)
    return { isFound: place >= 0, messages }
  }, text)
}
