import { languages } from '@trimestre/contract/languages'
import type { NotificationKind } from '@trimestre/contract/messages'
import type { FastifyReply } from 'fastify'
import { knownLanguage } from '../../platform/http/language.ts'
import { escapeHtml } from './mail-template.ts'
import { mailTexts } from './mail-texts.ts'

/** Before the button, after it, and for a link that is not one of ours. */
export type UnsubscribeStep = 'ask' | 'done' | 'unknown'

/** Renders the page of a link that ends mails: it is read in any browser, without scripts and without signing in. */
export function showUnsubscribePage(
  reply: FastifyReply,
  step: UnsubscribeStep,
  kinds: readonly NotificationKind[],
  code: string,
): string {
  const language = knownLanguage(code)
  const { unsubscribePage: texts, notifications } = mailTexts[language]
  const labels = kinds.map(kind => `<li>${escapeHtml(notifications.kinds[kind])}</li>`).join('')
  const button = `<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>${escapeHtml(texts.button)}</button></form>`
  reply.type('text/html; charset=utf-8')
  return `<!doctype html>
<html lang="${language}" dir="${languages[language].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(texts.title)}</title>
<style>
:root { color-scheme: light dark; --page: #f4f5f7; --card: #fff; --text: #1f2430; --button: #1565c0; --label: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --page: #1b1b1b; --card: #292929; --text: #f2f2f2; --button: #90caf9; --label: #1b1b1b; }
}
body { margin: 0; padding: 24px 12px; background: var(--page); color: var(--text); font: 16px/1.55 'Source Sans 3', system-ui, Tahoma, Arial, sans-serif; overflow-wrap: anywhere; }
main { max-width: 520px; margin: 0 auto; padding: 32px 28px; border-radius: 12px; background: var(--card); }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3; }
ul { margin: 0 0 24px; padding-inline-start: 24px; }
button { min-height: 44px; padding: 10px 22px; border: 0; border-radius: 8px; background: var(--button); color: var(--label); font: inherit; font-weight: 600; cursor: pointer; }
a { color: var(--button); }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts[step])}</p>
${labels === '' ? '' : `<ul>${labels}</ul>`}
${step === 'ask' ? button : `<p><a href="/app">${escapeHtml(texts.open)}</a></p>`}
</main>
</body>
</html>
`
}
