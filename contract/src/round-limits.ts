// Names and limits of rounds without their schemas, so that the pages of the application load nothing more.

/** The longest time between the close of a quarter and its publication: a week, in minutes. */
export const publicationDelayMax = 10_080

/** The largest number of versions of a round. */
export const versionsMax = 50

/** The furthest ahead that a publication is planned, in days. */
export const publicationDaysMax = 30

/** The longest reason, in characters. */
export const reasonMax = 300

/** The longest message of a pause, in characters. */
export const pauseMessageMax = 300

/** What a rehearsal finds unusual about a company. */
export const anomalyCodes = ['share', 'cash', 'loan', 'negative', 'untouched', 'jump', 'stock'] as const
export type AnomalyCode = (typeof anomalyCodes)[number]

/** The largest number of branches of a game. */
export const branchesMax = 20

/** The longest name of a branch, in characters. */
export const branchNameMax = 80

/** How long a branch is kept that is not pinned, in days. */
export const branchDays = 30
