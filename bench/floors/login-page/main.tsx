import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

// The baseline of our pages: the code that React itself needs to render a name, a password and a button.

function LoginPage() {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  return (
    <main>
      <h1>Connexion</h1>
      <form>
        <label>
          Nom d’utilisateur <input value={username} onChange={event => setUsername(event.target.value)} />
        </label>
        <label>
          Mot de passe{' '}
          <input type="password" value={password} onChange={event => setPassword(event.target.value)} />
        </label>
        <button type="submit">Continuer</button>
      </form>
    </main>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <LoginPage />
    </StrictMode>,
  )
