import type { PeerTexts } from '../peer-texts.ts'

export const peerTexts: PeerTexts = {
  part: {
    text: 'Fait sa part du travail',
    low: 'ne fait pas ce qui était convenu',
    middle: 'fait ce qui était convenu',
    high: 'fait davantage quand il le faut',
  },
  ecoute: {
    text: 'Écoute et aide les autres',
    low: 'coupe ou ignore',
    middle: 'écoute, répond',
    high: 'fait avancer les idées des autres',
  },
  delais: {
    text: 'Tient l’équipe dans les délais',
    low: 'oublie',
    middle: 'est prêt à l’heure',
    high: 'voit venir et prévient',
  },
  qualite: {
    text: 'Vérifie et améliore',
    low: 'laisse des erreurs',
    middle: 'vérifie son domaine',
    high: 'relève le niveau de l’ensemble',
  },
  savoir: {
    text: 'Comprend et sait expliquer',
    low: 'décide sans savoir',
    middle: 'explique ses choix',
    high: 'explique aux autres',
  },
}
