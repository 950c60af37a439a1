import { roleOf } from '../../../domain/session.ts'
import { useSignedIn } from '../../../domain/use-session.ts'
import { AdministratorHome } from './administrator-home.tsx'
import { SuperAdministratorHome } from './super-administrator-home.tsx'

/** The page `/app`, which renders the home page of the staff role. */
export default function HomePage() {
  const role = roleOf(useSignedIn())
  return role === 'ROLE_SUPER_ADMIN' ? <SuperAdministratorHome /> : <AdministratorHome />
}
