import { Navigate } from '@tanstack/react-router'
import { roleOf, useSignedIn } from '../../app/session.ts'
import { AdministratorHome } from './administrator-home.tsx'
import { SuperAdministratorHome } from './super-administrator-home.tsx'

/** `/app`: each role's own beginning. */
export default function HomePage() {
  const role = roleOf(useSignedIn())
  if (role === 'ROLE_ADMIN') return <AdministratorHome />
  if (role === 'ROLE_SUPER_ADMIN') return <SuperAdministratorHome />
  return <Navigate to="/app/user/dashboard" replace />
}
