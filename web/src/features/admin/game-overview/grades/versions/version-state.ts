import type { GradeVersion, ListedGradeVersion } from '@trimestre/contract/grading'

/** `shown`: what students read; `replaced`: published, and a later version is shown instead. */
export type VersionState = 'frozen' | 'shown' | 'replaced'

type Listed = Pick<ListedGradeVersion, 'n' | 'published'>

/** Returns the state of a version among all of its game. */
export function versionState({ n, published }: Listed, all: readonly Listed[]): VersionState {
  if (!published) return 'frozen'
  return n === lastPublished(all) ? 'shown' : 'replaced'
}

/** Returns the number of the version that students read, 0 without one. */
export const lastPublished = (all: readonly Listed[]): number =>
  all.reduce((last, { n, published }) => (published ? Math.max(last, n) : last), 0)

/** Whether a version may still be published: none that is later has been. */
export const mayPublish = (version: Listed, all: readonly Listed[]): boolean =>
  version.published === null && version.n > lastPublished(all)

/** What leads to published grades next; null when the last version is published. */
export type GradingStep = 'scheme' | 'freeze' | 'publish'

/** Returns the next step. The newest version comes first; one that is not published yet waits for that. */
export function nextStep(
  versions: readonly Listed[],
  { isChanged, isReady }: { isChanged: boolean; isReady: boolean },
): GradingStep | null {
  if (isChanged) return 'scheme'
  const [latest] = versions
  if (!latest) return isReady ? 'freeze' : 'scheme'
  return mayPublish(latest, versions) ? 'publish' : null
}

type Final = Pick<GradeVersion['rows'][number], 'userId' | 'username' | 'final'>

/** Returns the names of the people whose grade of now is another one than in a frozen version. */
export function changedSince(frozen: readonly Final[], now: readonly Final[]): string[] {
  const finals = new Map(frozen.map(({ userId, final }) => [userId, final]))
  const present = new Set(now.map(({ userId }) => userId))
  return [
    ...now.filter(({ userId, final }) => !finals.has(userId) || finals.get(userId) !== final),
    ...frozen.filter(({ userId }) => !present.has(userId)),
  ].map(({ username }) => username)
}
