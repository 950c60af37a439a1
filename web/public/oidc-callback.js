// The page an identity provider comes back to: hands the one-time code to the window that opened it, and to no other
// site; without one, the sign-in page goes on here. The code travels in the fragment, which no log sees.
const { code, error } = document.body.dataset
const told = code === undefined ? { error } : { code }
if (window.opener) {
  window.opener.postMessage({ source: 'trimestre-oidc', ...told }, window.location.origin)
  window.close()
} else {
  window.location.replace(`/login-firebase#${new URLSearchParams(told)}`)
}
