// Runs before the first paint: the page opens in the colours, the language and the direction stored on this device.
;(() => {
  const root = document.documentElement
  try {
    const kept = JSON.parse(localStorage.getItem('ui') ?? '{}')
    const isDark = kept.scheme ? kept.scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
    if (isDark) root.setAttribute('data-scheme', 'dark')
    if (/^[a-zA-Z]+Theme$/.test(kept.theme)) root.setAttribute('data-theme', kept.theme)
    const locale = localStorage.getItem('locale')
    const servedLanguage = root.lang
    if (/^[a-z]{2}(-[A-Z]{2})?$/.test(locale)) {
      root.lang = locale
      root.dir = locale === 'ar' ? 'rtl' : 'ltr'
    }
    // The server renders the page in the language of the browser, for an anonymous visitor outside the application and for
    // a user inside. A frame for somebody else is hidden.
    const isKnown = localStorage.getItem('token') !== null
    const isInside = /^\/app(?:\/|$)/.test(location.pathname)
    const isEntrance = /^\/(?:login|register)?\/?$/.test(location.pathname)
    const isOther = root.lang !== servedLanguage || (isInside && !isKnown) || (isEntrance && isKnown)
    if (isOther) root.setAttribute('data-frame', 'veiled')
    if (isInside && !isKnown)
      location.replace(
        `/login?next=${encodeURIComponent(location.pathname + location.search + location.hash)}`,
      )
    if (isInside) root.setAttribute('data-aside', asideOf(kept))
    if (/^(ltr|rtl)$/.test(kept.direction)) root.dir = kept.direction
    if (kept.reduceMotion === true) root.setAttribute('data-reduce-motion', '')
  } catch {
    // Storage refused or damaged: the defaults of the page stand.
  }
  // Scripts send the forms. The sign-in page sends one that was submitted before its script has loaded.
  addEventListener('submit', event => {
    event.preventDefault()
    event.target.dataset.submitted = ''
  })
  // Returns where the menu will be: as wide as it will be, under the header, or nowhere.
  function asideOf({ layout, sidebarOpen }) {
    const isOpen = sidebarOpen !== false
    if (layout === 'sidebar') return isOpen ? 'drawer' : 'icons'
    if (/^(top-navigation|mega-menu)$/.test(layout)) return 'bar'
    // Only the menus of players have groups, and so a list beside the rail.
    if (/ROLE_USER/.test(localStorage.getItem('role'))) return isOpen ? 'list' : 'rail'
    return isOpen ? 'rail' : 'none'
  }
  const dark = root.getAttribute('data-scheme') === 'dark'
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#1B1B1B' : '#F4F6F8')
})()
