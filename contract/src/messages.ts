import * as z from 'zod'
import { violationMessages } from './errors.ts'
import { boolean, instant, integer, objectOf, oneOf, openRecord, pathId, text } from './fields.ts'

/*
 * Announcements of staff, the threads of companies, and what a person is notified of.
 */

/** The longest announcement, and the longest message of a thread, in characters. */
export const announcementMax = 2000
export const messageMax = 2000
/** The number of pinned announcements of a game. */
export const pinsMax = 3
/** The minutes during which the text of an announcement may change. */
export const announcementEditMinutes = 10
/** The messages that one person may send in a minute. */
export const messagesPerMinute = 10
/** How many messages, and how many notifications, one response contains at most. */
export const messagesPerPage = 50

export const announcementAudiences = ['game', 'company', 'staff'] as const
export type AnnouncementAudience = (typeof announcementAudiences)[number]

/** `team`: the members and observers of a company among themselves; `staff`: these and the staff of its game. */
export const messageThreads = ['team', 'staff'] as const
export type MessageThread = (typeof messageThreads)[number]

/** Who reads what teams write among themselves: the team alone, or from a moment on also staff. */
export const teamThreadStates = ['private', 'open'] as const
export type TeamThreads = (typeof teamThreadStates)[number]

export const mailPreferences = ['immediate', 'digest', 'none'] as const
export type MailPreference = (typeof mailPreferences)[number]

/** The kinds of notifications with what is mailed about each unless a person chooses otherwise. */
export const notificationKinds = {
  invited: 'immediate',
  'quarter.opened': 'immediate',
  'quarter.closing': 'immediate',
  'results.published': 'immediate',
  'quarter.reopened': 'immediate',
  announcement: 'digest',
  message: 'digest',
  'journal.open': 'none',
  'pass.refused': 'digest',
  'results.ready': 'none',
  'quiz.opened': 'digest',
  'quiz.closing': 'digest',
  'peer.opened': 'digest',
  'peer.released': 'digest',
  'grade.published': 'immediate',
  'review.asked': 'digest',
  'review.answered': 'immediate',
} as const satisfies Record<string, MailPreference>
export type NotificationKind = keyof typeof notificationKinds
export const notificationKindNames = Object.keys(notificationKinds) as [
  NotificationKind,
  ...NotificationKind[],
]

/** A person as others read them: null for the author of an erased account. */
const author = z.object({ id: z.number(), name: z.string() }).nullable()

export const AnnouncementSchema = z.object({
  id: z.number(),
  text: z.string(),
  audience: z.enum(announcementAudiences),
  /** The company of the audience `company`. */
  companyId: z.number().nullable(),
  pinned: z.boolean(),
  /** Whether the projector shows it. */
  projected: z.boolean(),
  at: z.string(),
  until: z.string().nullable(),
  by: author,
})
export type Announcement = z.output<typeof AnnouncementSchema>

export const AnnouncementBody = z.object({
  text: text(announcementMax).refine(given => given.trim() !== '', { error: violationMessages.required }),
  audience: oneOf(announcementAudiences),
  companyId: integer(1, Number.MAX_SAFE_INTEGER, violationMessages.reference).nullish(),
  pinned: boolean().nullish(),
  projected: boolean().nullish(),
  /** When it is shown; at once without. */
  at: instant().nullish(),
  /** Until when it is shown; without end when absent. */
  until: instant().nullish(),
})
export type AnnouncementInput = z.output<typeof AnnouncementBody>

export const AnnouncementParams = z.object({ id: pathId(), announcementId: pathId() })
export const ThreadParams = z.object({ id: pathId(), thread: z.enum(messageThreads) })
export const MessageParams = z.object({ ...ThreadParams.shape, messageId: pathId() })

export const MessageSchema = z.object({
  id: z.number(),
  by: author,
  /** Null once it is deleted. */
  text: z.string().nullable(),
  at: z.string(),
  /** Whether this caller may delete it. */
  deletable: z.boolean(),
})
export type Message = z.output<typeof MessageSchema>

export const ThreadSchema = z.object({
  readers: z.enum(['team', 'team+staff']),
  /** The oldest first, at most {@link messagesPerPage}. */
  messages: z.array(MessageSchema),
  /** Whether there are earlier ones. */
  more: z.boolean(),
  /** Up to which message this caller has read; 0 for none. */
  upTo: z.number(),
  unread: z.number(),
})
export type Thread = z.output<typeof ThreadSchema>

/** `before`: only messages earlier than this one. */
export const ThreadQuery = z.object({ before: integer(1, Number.MAX_SAFE_INTEGER).optional() })
export const MessageBody = z.object({
  text: text(messageMax).refine(given => given.trim() !== '', { error: violationMessages.required }),
})
export const ReadBody = z.object({ upTo: integer(0, Number.MAX_SAFE_INTEGER) })

export const NotificationSchema = z.object({
  id: z.number(),
  kind: z.enum(notificationKindNames),
  /** The game that it is about; null for those about none. */
  game: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** What its sentence names, such as the number of a quarter; never a text that a person wrote. */
  data: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  at: z.string(),
  read: z.boolean(),
  /** The address in the application where it leads. */
  link: z.string(),
})
export type NotificationItem = z.output<typeof NotificationSchema>

export const NotificationsSchema = z.object({
  unread: z.number(),
  /** The newest first, at most {@link messagesPerPage}. */
  items: z.array(NotificationSchema),
})
export type Notifications = z.output<typeof NotificationsSchema>

/** `after`: only notifications with a larger id; `unread=1`: only unread ones. */
export const NotificationsQuery = z.object({
  after: integer(0, Number.MAX_SAFE_INTEGER).optional(),
  unread: z.enum(['0', '1'], { error: violationMessages.choice }).optional(),
})

/** Everything up to an id, or single ones; ids of other people are ignored. */
export const ReadNotificationsBody = z.object({
  upTo: integer(0, Number.MAX_SAFE_INTEGER).nullish(),
  ids: z
    .array(integer(1, Number.MAX_SAFE_INTEGER), { error: violationMessages.list })
    .max(500, { error: violationMessages['too-long'] })
    .nullish(),
})
export const UnreadSchema = z.object({ unread: z.number() })

/** What is mailed, by kind. */
export const NotificationPreferencesSchema = objectOf(notificationKindNames, z.enum(mailPreferences))
export type NotificationPreferences = z.output<typeof NotificationPreferencesSchema>

/** A kind that is absent stays as it is; an unknown one is refused. */
export const NotificationPreferencesBody = openRecord(oneOf(mailPreferences), () => violationMessages.object)
  .superRefine((given, context) => {
    for (const kind of Object.keys(given)) {
      if (Object.hasOwn(notificationKinds, kind)) continue
      context.addIssue({ code: 'custom', path: [kind], message: violationMessages.unknown })
    }
  })
  .meta({ propertyNames: { enum: notificationKindNames } })

/** The random token of a link in a mail. */
export const UnsubscribeParams = z.object({ token: z.string().max(200) })
