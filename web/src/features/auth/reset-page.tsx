import { useState } from 'react'
import { ChoosePasswordCard } from './choose-password-card.tsx'
import { ResetRequestCard } from './reset-request-card.tsx'

/** Without a token: asks for the mail. With the token of a mail: chooses another password. */
export default function ResetPage() {
  const [token, setToken] = useState(() => new URLSearchParams(window.location.search).get('token'))
  if (token === null) return <ResetRequestCard />
  return <ChoosePasswordCard token={token} onAskAgain={() => setToken(null)} />
}
