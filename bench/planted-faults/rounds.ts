import type { PlantedFault } from './list.ts'

const pass = 'server/src/game-day/pass'
const rounds = 'server/src/features/rounds'
const results = 'server/src/features/results'
const games = 'server/src/features/games'

/** Faults of closing, publishing, undoing, opening again and restarting quarters, and of who sees what meanwhile. */
export const faultsOfRounds: PlantedFault[] = [
  // Closing.
  {
    name: 'a held quarter is published as many seconds later as its delay has minutes',
    file: `${pass}/turn.ts`,
    find: '(publication.delay ?? 0) * 60_000',
    replacement: '(publication.delay ?? 0) * 1_000',
  },
  {
    name: 'the next quarter opens while the results of the one before stay hidden',
    file: `${pass}/turn.ts`,
    find: "const shows = opensNext || publication.mode === 'immediate'",
    replacement: "const shows = publication.mode === 'immediate'",
  },
  {
    name: 'a planned publication opens the next quarter although staff wanted to open it by hand',
    file: `${pass}/pass-quarter.ts`,
    find: 'opensNext: steps.publishAt != null && held.game.publication.opensNext',
    replacement: 'opensNext: steps.publishAt != null',
  },
  {
    name: 'the class code closes with a quarter that is still hidden',
    file: `${pass}/pass-quarter.ts`,
    find: 'steps.shows && (game.joining',
    replacement: 'steps.plays && (game.joining',
  },
  {
    name: 'a hidden quarter says when it was published',
    file: `${pass}/rounds-repo.ts`,
    find: 'closed_at = at, published_at = case when is_shown then at end',
    replacement: 'closed_at = at, published_at = at',
  },
  {
    name: 'a quarter of practice is stored as one that counts',
    file: `${pass}/play-round.ts`,
    find: 'isPractice: held.game.practice',
    replacement: 'isPractice: false',
  },
  {
    name: 'an automatic pass shows results that are to be held back',
    file: `${pass}/due-pass.ts`,
    find: "opensNext: game.publication.mode === 'immediate'",
    replacement: 'opensNext: true',
  },
  // Publishing.
  {
    name: 'a planned pass is done although the results of the quarter before wait for staff',
    file: `${pass}/due-pass.ts`,
    find: "last?.state === 'hidden' || last?.pendingId != null",
    replacement: 'last?.pendingId != null',
  },
  {
    name: 'a publication opens a quarter of a paused game',
    file: `${pass}/turn.ts`,
    find: 'act.opensNext && game.pausedAt === null',
    replacement: 'act.opensNext',
  },
  {
    name: '« publish at … and open the next quarter » forgets to open it',
    file: `${pass}/rounds-repo.ts`,
    find: 'set publish_at = asked.at, opens_next = asked.opens_next',
    replacement: 'set publish_at = asked.at',
  },
  {
    name: 'publishing corrected results opens one more quarter beside the one in play',
    file: `${pass}/turn.ts`,
    find: "opens: mayOpen && last.state !== 'open'",
    replacement: 'opens: mayOpen',
  },
  {
    name: 'publishing corrected results marks the quarters before them as replaced',
    file: `${pass}/rounds-repo.ts`,
    find: 'and r.version = v.version and r.computed_version <> v.version',
    replacement: 'and r.version = v.version',
  },
  {
    name: 'a planned publication cannot be given up for one by hand in the settings',
    file: `${games}/publication.ts`,
    find: 'delay === undefined ? publication.delay : delay',
    replacement: 'delay ?? publication.delay',
  },
  {
    name: 'a game cannot end while its last quarter is hidden',
    file: `${games}/lifecycle.ts`,
    find: "rounds.some(round => round.state === 'published' && awaitsPublication(round))",
    replacement: 'rounds.some(awaitsPublication)',
  },
  {
    name: 'only the last of several corrected quarters can be published',
    file: `${pass}/inputs-repo.ts`,
    find: 'order by pending.round_nb limit 1',
    replacement: 'order by pending.round_nb desc limit 1',
  },
  // Undoing.
  {
    name: 'a version that nobody saw is listed as one that was shown and replaced',
    file: `${pass}/rounds-repo.ts`,
    find: "set state = 'withdrawn', ended_at = at",
    replacement: "set state = 'superseded', ended_at = at",
  },
  {
    name: 'a clock closes a quarter that staff has just opened again',
    file: `${pass}/pass-quarter.ts`,
    find: "if (steps.withdraws && last.state === 'hidden') return",
    replacement: "if (steps.withdraws && last.state === 'open') return",
  },
  {
    name: 'players are notified that corrected results were withdrawn, of which they knew nothing',
    file: `${pass}/pass-quarter.ts`,
    find: "if (steps.withdraws && last.state !== 'hidden') news",
    replacement: "if (steps.withdraws && last.state === 'open') news",
  },
  {
    name: 'undoing the close of a published quarter succeeds without any effect',
    file: `${pass}/turn.ts`,
    find: "if (isPublished || last.state === 'open')",
    replacement: "if (last.state === 'open')",
  },
  {
    name: 'players still read that a quarter is closed after it was opened again',
    file: `${pass}/pass-quarter.ts`,
    find: 'steps.opens || steps.withdraws || steps.publishAt',
    replacement: 'steps.opens || steps.publishAt',
  },
  // Opening again, computing again, restarting, rehearsing.
  {
    name: 'a quarter that is decided again begins with empty sheets unless staff asks to keep them',
    file: `${rounds}/act-routes.ts`,
    find: "keepsSaved: sheets !== 'clear'",
    replacement: "keepsSaved: sheets === 'keep'",
  },
  {
    name: 'computing a quarter again gives back what a company had before it was reset',
    file: `${pass}/replay-chain.ts`,
    find: '(withdrawnInVersion ?? 1) <= round.version',
    replacement: '(withdrawnInVersion ?? 1) < round.version',
  },
  {
    name: 'a corrected decision also replaces those of later quarters',
    file: `${pass}/recompute.ts`,
    find: '{ parameters: stored, corrected: {} }',
    replacement: '{ parameters: stored, corrected: decisions }',
  },
  {
    name: 'a quarter is computed again in the phase of the next one',
    file: `${pass}/recompute.ts`,
    find: 'phasePlan?.[quarterOfRound(roundNb) - 1]',
    replacement: 'phasePlan?.[quarterOfRound(roundNb)]',
  },
  {
    name: 'a second correction forgets which decisions staff had corrected before',
    file: `${pass}/play-round.ts`,
    find: "[...Object.keys(own), ...keys.filter(isOf('corrected'))]",
    replacement: '[...Object.keys(own)]',
  },
  {
    name: 'the sheets after a restart begin with the decisions of the first quarter of practice',
    file: `${pass}/reopen.ts`,
    find: 'rounds.findLast(isPublished)',
    replacement: 'rounds.find(isPublished)',
  },
  {
    name: 'the sheet that a single player finds after a restart counts as saved',
    file: `${pass}/reopen-repo.ts`,
    find: 'm.until is null) > 1',
    replacement: 'm.until is null) > 0',
  },
  {
    name: 'a rehearsal does not notice that a price has jumped',
    file: `${pass}/dry-run-repo.ts`,
    find: 'order by round_nb desc offset 1 limit 1',
    replacement: 'order by round_nb desc limit 1',
  },
  {
    name: 'a comparison does not say that a quarter opened on corrected ones',
    file: `${rounds}/compare.ts`,
    find: 'if (from === to) return []',
    replacement: 'if (from !== to) return []',
  },
  // Who sees what.
  {
    name: 'players read the replaced results of quarters that counted',
    file: `${results}/past-repo.ts`,
    find: "audience === 'staff' ? undefined : or(roundVersions.practice, isSolo(reader, company.gameId))",
    replacement:
      "audience === 'staff' ? or(roundVersions.practice, isSolo(reader, company.gameId)) : undefined",
  },
  {
    name: 'players see an empty ranking while a quarter is hidden',
    file: `${results}/repo.ts`,
    find: 'gt(version, 0)',
    replacement: 'gt(rounds.computedVersion, 0)',
  },
  {
    name: 'after a quarter was opened again, companies appear at the opening position',
    file: `${results}/repo.ts`,
    find: "closed.state = 'published' and",
    replacement: 'closed.etat = 0 and',
  },
]
