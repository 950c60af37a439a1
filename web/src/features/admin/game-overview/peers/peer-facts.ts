import type { PeerRound } from '@trimestre/contract/peers'
import type { TFunction } from 'i18next'
import { momentText } from '../../../../domain/moment-text.ts'
import type { Format } from '../../../../i18n/format.ts'

type Texts = TFunction<['peers', 'quizzes', 'common']>

/** Says in a few words each when a peer evaluation opens or closes, and between which bounds its factors lie. */
export function peerFacts(t: Texts, format: Format, round: PeerRound): string[] {
  const { state, opensAt, closesAt, lo, hi } = round
  const when = (moment: string) => ({ when: momentText(format, moment) })
  const isOver = state === 'closed' || state === 'released'
  return [
    ...(state === 'draft' && opensAt ? [t('quizzes:shared.opensAt', when(opensAt))] : []),
    ...(state === 'open' && !closesAt ? [t('quizzes:shared.closesByHand')] : []),
    ...(!isOver && closesAt ? [t('quizzes:shared.closesAt', when(closesAt))] : []),
    ...(lo !== null && hi !== null
      ? [t('peers:staff.bounds', { lo: format.number(lo), hi: format.number(hi) })]
      : []),
  ]
}

/** Says how many forms were given; null for a draft. */
export function peerProgress(t: Texts, { progress, state }: PeerRound) {
  if (!progress || state === 'draft') return null
  const { asked, given } = progress
  return { done: given, of: asked, text: t('peers:staff.progress', { count: given, asked }) }
}
