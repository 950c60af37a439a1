import { useState } from 'react'
import { ChoosePasswordCard } from './choose-password-card.tsx'
import { ResetRequestCard } from './reset-request-card.tsx'

/** The password reset: requests a mail without a token, and sets a new password with the token of a mail. */
export default function ResetPage() {
  const [token, setToken] = useState(() => new URLSearchParams(window.location.search).get('token'))
  if (token === null) return <ResetRequestCard />
  return <ChoosePasswordCard token={token} onRequestNewMail={() => setToken(null)} />
}
