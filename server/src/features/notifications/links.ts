import type { NotificationKind } from '@trimestre/contract/messages'
import type { RoleName } from '@trimestre/contract/roles'

type Leading = { kind: NotificationKind; gameId: number | null; data: Record<string, string | number | null> }

/** Returns the address in the application where a notification leads its reader. */
export function linkOf({ kind, gameId, data }: Leading, role: RoleName): string {
  if (gameId === null) return '/app'
  if (role !== 'ROLE_USER')
    return kind === 'message'
      ? `/app/admin/company/${data.companyId}/messages?thread=${data.thread}`
      : `/app/admin/pass_trimestre?game=${gameId}`
  switch (kind) {
    case 'invited':
      return `/app/user/game_details/${gameId}`
    case 'message':
      return `/app/user/messages?thread=${data.thread}`
    case 'journal.open':
      return '/app/user/journal'
    default:
      return '/app/user/joined-game'
  }
}
