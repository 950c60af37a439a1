import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let pages: string

beforeAll(async () => {
  pages = await mkdtemp(join(tmpdir(), 'trimestre-frames-'))
  const html = (script: string) =>
    `<!doctype html>\n<html lang="en" dir="ltr"><head><meta\n name="description"\n content="y" /><title>x</title>${script}</head><body><!--frame--></body></html>`
  const frame = (word: string) => ({
    title: `${word} — %host%`,
    description: `What ${word} is: "$&"`,
    html: `<p>${word} $& %host%</p>`,
  })
  const frames = (language: string) => ({
    signIn: frame(`${language} form`),
    signInClosed: frame(`${language} form without registration`),
    signInWithProvider: frame(`${language} form or %provider%`),
    '/app': frame(`${language} application`),
    notFound: frame(`${language} nowhere`),
    notFoundInApp: frame(`${language} nowhere inside`),
  })
  const signIn = html('<!--form--><script>colour()</script>').replace('</body>', '<!--application--></body>')
  await writeFile(join(pages, 'index.html'), html('<!--all-->'))
  await writeFile(join(pages, 'sign-in.html'), signIn)
  await writeFile(join(pages, 'frames.json'), JSON.stringify({ fr: frames('fr'), en: frames('en') }))
  const preloads = {
    '/app/user/games': '<link href="/games.js">',
    '/app/user/game_details/$gameId': '<link href="/{language}/texts.json"><link href="/d.js">',
  }
  await writeFile(join(pages, 'preloads.json'), JSON.stringify(preloads))
  server = await startTestServer({ pages })
})
afterAll(async () => {
  await server.stop()
  await rm(pages, { recursive: true })
})

const read = async (path: string, language: string) =>
  (await server.fetch(path, { headers: { 'accept-language': language } })).text()

it.each([
  ['/', 'fr form'],
  ['/login', 'fr form'],
  ['/login/', 'fr form'],
  ['/?next=/app', 'fr form'],
  ['/login/?changed=1', 'fr form'],
  ['/app/user/games', 'fr application'],
  ['/nowhere', 'fr nowhere'],
  ['/app/nowhere', 'fr nowhere inside'],
])('%s is rendered before any script has loaded', async (path, word) => {
  const html = await read(path, 'fr')
  expect(html).toContain(`<div id="frame"><p>${word} $& 127.0.0.1`)
  expect(html).toContain(`<title>${word} — 127.0.0.1`)
  expect(html).toContain(`content="What ${word} is: &quot;$&amp;&quot;"`)
})

it('the form is rendered without registration, and every page says so, where registration is closed', async () => {
  const closed = await startTestServer({ pages, env: { REGISTRATION: 'closed' } })
  try {
    const headers = { 'accept-language': 'fr' }
    const html = await (await closed.fetch('/login', { headers })).text()
    expect(html).toContain('<p>fr form without registration $& 127.0.0.1')
    const page = await (await closed.fetch('/register', { headers })).text()
    expect(page).toContain('<html lang="fr" dir="ltr" data-registration="closed"')
    expect(await read('/', 'fr')).not.toContain('data-registration')
  } finally {
    await closed.stop()
  }
})

it('every page says that free games are closed where they are', async () => {
  const closed = await startTestServer({ pages, env: { SOLO_GAMES: '0' } })
  try {
    expect(await (await closed.fetch('/app/user/games')).text()).toContain(' data-solo-games="closed"')
    expect(await read('/app/user/games', 'fr')).not.toContain('data-solo-games')
  } finally {
    await closed.stop()
  }
})

it('the head of a page names the files of its screen, whatever stands for a variable in its address', async () => {
  for (const path of ['/app/user/game_details/12', '/app/user/game_details/12/?x=1']) {
    const html = await read(path, 'fr')
    expect(html, path).toContain('<!--all--><link href="/fr/texts.json"><link href="/d.js"></head>')
  }
  for (const path of ['/app/user/game_details/x', '/app', '/nowhere'])
    expect(await read(path, 'fr'), path).not.toContain('<link')
})

it('the sign-in page names the files of the page that follows, but does not load them', async () => {
  const template = (links: string) => `<template id="application">${links}</template></body>`
  for (const path of ['/', '/login', '/login?changed=1', '/login?next=/elsewhere.example'])
    expect(await read(path, 'fr'), path).toMatch(/<!--form-->.*<body>/s)
  for (const path of ['/', '/login', '/login?changed=1'])
    expect(await read(path, 'fr'), path).toContain(template('<link href="/games.js">'))
  expect(await read('/login?next=%2Fapp%2Fuser%2Fgame_details%2F12%3Fx%3D1', 'fr')).toContain(
    template('<link href="/fr/texts.json"><link href="/d.js">'),
  )
})

it('the script that the build has put into a page may run there, and no other', async () => {
  const scripts = async (path: string) => {
    const answer = await server.fetch(path, { headers: { 'accept-language': 'fr' } })
    return /script-src [^;]*/.exec(answer.headers.get('content-security-policy') ?? '')?.[0]
  }
  // echo -n 'colour()' | openssl dgst -sha256 -binary | base64
  expect(await scripts('/login')).toBe(
    "script-src 'self' 'sha256-gDlYylS1q5SVwYx46jV+2iTGfzgrJf+8Ti+HDdFXYBQ='",
  )
  expect(await scripts('/app')).toBe("script-src 'self'")
  expect(await scripts('/api/health')).toBe("script-src 'self'")
})

it('the form offers the identity provider of a school under its name', async () => {
  const env = { OIDC_ISSUER: 'http://127.0.0.1:1', OIDC_CLIENT_ID: 'trimestre', OIDC_NAME: 'ENT <Lycée>' }
  const school = await startTestServer({ pages, env })
  const answer = await school.fetch('/login', { headers: { 'accept-language': 'fr' } })
  expect(await answer.text()).toContain('<div id="frame"><p>fr form or ENT &lt;Lycée&gt; $& 127.0.0.1')
  await school.stop()
})

it('a screen without a frame is the bare page', async () => {
  expect(await read('/setup', 'fr')).toContain('<body><!--frame--></body>')
})

it('a language without texts is served in English, and says so', async () => {
  const html = await read('/login', 'de')
  expect(html).toContain('<html lang="en"')
  expect(html).toContain('en form')
})

it('the host is text, whatever a client calls it', async () => {
  const { port } = new URL(server.url)
  const html = await new Promise<string>((resolve, reject) => {
    const headers = { host: 'a"><script>alert(1)</script>' }
    request({ host: '127.0.0.1', port, path: '/login', headers }, async answer => {
      let text = ''
      for await (const chunk of answer) text += chunk
      resolve(text)
    })
      .on('error', reject)
      .end()
  })
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('<script>alert')
})

it('a school with a name and a logo of its own is presented from the first paint on, in texts and settings', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trimestre-school-'))
  const logo = join(folder, 'logo.svg')
  await writeFile(logo, '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
  await writeFile(join(folder, 'index.html'), '<html lang="en"><title>x</title><!--frame--></html>')
  const html = [
    '<svg data-logo="" width="44" height="44"><rect></rect></svg>%host%',
    '<p data-setting="contact">Contact: %contact%</p><p data-setting="dpo">DPO: %dpo%</p>',
  ].join('')
  const frame = { title: 'Privacy', html }
  await writeFile(join(folder, 'frames.json'), JSON.stringify({ en: { '/privacy': frame } }))
  const env = { SITE_NAME: 'School "A" & co', SITE_LOGO: logo, CONTACT: 'Ms <Martin>' }
  const school = await startTestServer({ pages: folder, env })
  try {
    const page = await (await school.fetch('/privacy')).text()
    const [, address = ''] = /<img src="(\/site-logo\/\w+)" width="44" height="44"/.exec(page) ?? []
    expect(page).toContain('data-site-name="School &quot;A&quot; &amp; co"')
    expect(page).toContain(`data-site-logo="${address}"`)
    expect(page).toContain(
      'alt="" class="logo">School &quot;A&quot; &amp; co<p data-setting="contact">Contact: Ms &lt;Martin&gt;</p></div>',
    )
    const picture = await school.fetch(address)
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(picture.headers.get('content-security-policy')).toContain('sandbox')
    expect((await school.fetch('/site-logo/0')).status).toBe(404)
  } finally {
    await school.stop()
    await rm(folder, { recursive: true })
  }
})
