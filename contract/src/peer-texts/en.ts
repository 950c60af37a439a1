import type { PeerTexts } from '../peer-texts.ts'

export const peerTexts: PeerTexts = {
  part: {
    text: 'Does a fair share',
    low: 'does not do what was agreed',
    middle: 'does what was agreed',
    high: 'does more when it is needed',
  },
  ecoute: {
    text: 'Listens and helps',
    low: 'interrupts or ignores',
    middle: 'listens and answers',
    high: 'moves the ideas of others forward',
  },
  delais: {
    text: 'Keeps the team on time',
    low: 'forgets',
    middle: 'is ready on time',
    high: 'sees it coming and warns',
  },
  qualite: {
    text: 'Checks and improves',
    low: 'leaves mistakes',
    middle: 'checks their own area',
    high: 'raises the level of the whole',
  },
  savoir: {
    text: 'Understands and explains',
    low: 'decides without knowing',
    middle: 'explains their choices',
    high: 'explains to the others',
  },
}
