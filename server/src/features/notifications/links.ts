import type { NotificationKind } from '@trimestre/contract/messages'
import type { RoleName } from '@trimestre/contract/roles'

type Leading = { kind: NotificationKind; gameId: number | null; data: Record<string, string | number | null> }

/** Returns the address in the application where a notification leads its reader. */
export function linkOf({ kind, gameId, data }: Leading, role: RoleName): string {
  if (gameId === null) return '/app'
  if (role !== 'ROLE_USER') return staffLinkOf(kind, gameId, data)
  switch (kind) {
    case 'invited':
      return `/app/user/game_details/${gameId}`
    case 'message':
      return `/app/user/messages?thread=${data.thread}`
    case 'journal.open':
      return '/app/user/journal'
    case 'quiz.opened':
    case 'quiz.closing':
      return '/app/user/quiz'
    case 'peer.opened':
    case 'peer.released':
      return '/app/user/peers'
    case 'grade.published':
    case 'review.answered':
      return '/app/user/grade'
    default:
      return '/app/user/joined-game'
  }
}

function staffLinkOf(kind: NotificationKind, gameId: number, data: Leading['data']): string {
  switch (kind) {
    case 'message':
      return `/app/admin/company/${data.companyId}/messages?thread=${data.thread}`
    case 'review.asked':
      return `/app/admin/games?game=${gameId}&tab=grades`
    default:
      return `/app/admin/pass_trimestre?game=${gameId}`
  }
}
