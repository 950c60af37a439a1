import type { Announcement, AnnouncementAudience, AnnouncementInput } from '@trimestre/contract/messages'
import type { TimeChoice } from '../../../../domain/staff/time-choice.ts'

/** The fields of the form. */
export type AnnouncementFields = {
  text: string
  audience: AnnouncementAudience
  companyId: number | null
  pinned: boolean
  projected: boolean
  /** When it is shown; null for at once. */
  time: TimeChoice | null
}

/** Whether the text, the audience and the time of an announcement may still change. */
export const isRecent = ({ at }: Pick<Announcement, 'at'>, now: number): boolean =>
  now - Date.parse(at) < 10 * 60_000

export const fieldsOf = (
  announcement: Announcement | undefined,
  companyId: number | undefined,
  text = '',
): AnnouncementFields => ({
  text: announcement?.text ?? text,
  audience: announcement?.audience ?? (companyId === undefined ? 'game' : 'company'),
  companyId: announcement?.companyId ?? companyId ?? null,
  pinned: announcement?.pinned ?? false,
  projected: announcement?.projected ?? false,
  time: null,
})

/**
 * Returns what the call is sent. What the form does not show stays as it is: the time of an announcement that is shown,
 * and its end.
 * @param at the chosen instant in ISO 8601, null without one
 */
export const bodyOf = (
  { text, audience, companyId, pinned, projected }: AnnouncementFields,
  at: string | null,
  announcement: Announcement | undefined,
): AnnouncementInput => ({
  text,
  audience,
  companyId: audience === 'company' ? companyId : null,
  pinned,
  projected: audience === 'game' && projected,
  at: at ?? announcement?.at ?? null,
  until: announcement?.until ?? null,
})
