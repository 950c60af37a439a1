// The page an identity provider comes back to: hands the one-time code to the window that opened it, and to no other
// site, and is closed by it; without one, the sign-in page that was left goes on. The code travels in the fragment,
// which no log sees.

// Milliseconds after which nobody waits for it any more: the page that opened it was left or loaded anew.
const patience = 10_000
const { code, error } = document.body.dataset
const told = code === undefined ? { error } : { code }
if (window.opener) {
  window.opener.postMessage({ source: 'trimestre-oidc', ...told }, window.location.origin)
  setTimeout(() => window.close(), patience)
} else {
  window.location.replace(`${pageLeft() ?? '/login-firebase'}#${new URLSearchParams(told)}`)
}

function pageLeft() {
  try {
    const page = sessionStorage.getItem('oidc-return')
    sessionStorage.removeItem('oidc-return')
    return /^\/(?:login|register)-firebase(?:\?|$)/.test(page) ? page : null
  } catch {
    // Storage refused.
    return null
  }
}
