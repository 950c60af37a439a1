import { Navigate } from '@tanstack/react-router'

/** `/app/user/` is no page of its own. */
export default function PlayerRoot() {
  return <Navigate to="/app/user/dashboard" replace />
}
