import type { TeachingTexts } from '../types.ts'

/** What questions say otherwise where they are about the company of the reader. */
export const ownQuestions: TeachingTexts['ownQuestions'] = {
  d01: {
    text: 'Vous n’avez pas servi {u, plural, one {{u} client} other {{u} clients}}. Que fallait-il savoir, et quand ?',
  },
  d03: {
    b: {
      1: 'Le marché lui-même (saison, cycle de vie) a changé votre demande de {market} unités.',
      2: 'Vos décisions l’ont changée de {decisions} unités.',
    },
  },
  d04: { text: 'Vous gagnez {x} points de part. Par quelle décision, à quel coût ?' },
  f14: { text: 'Votre plan de production dépassait la capacité. Comment le voir avant ?' },
  t21: { text: 'Votre entreprise est à découvert. Quelle décision le laissait prévoir ?' },
  t22: {
    text: 'Vous avez reçu un prêt d’urgence, et il coûte cher. Qu’auriez-vous pu faire un trimestre plus tôt ?',
    b: { 0: 'Le prêt d’urgence est de {loans} BA.' },
  },
  h26: {
    b: {
      0: 'Le moral de vos ouvriers est de {morale} %.',
      2: 'Leur taux de formation est de {training} % ; les nouveaux le font baisser.',
    },
  },
  h29: { b: { 0: 'Les heures supplémentaires sont de {overtime} %.' } },
  r33: { b: { 0: 'Votre résultat avant impôt était de {profit} BA.' } },
  i36: {
    b: {
      1: 'Votre niveau de R&D est {level}.',
      2: 'L’avancement vers le niveau suivant est de {progress} %.',
    },
  },
  i37: { text: 'Vous avez franchi un niveau de R&D : qu’est-ce qui a changé ?' },
  e41: {
    text: '« {e} » a pesé {a} BA sur votre résultat. Qu’aviez-vous fait pour vous y préparer ?',
    a: [
      'Cherchez ce qui en a amorti ou renforcé l’effet : argent, stock, capacité ou prix.',
      'Cherchez quelle décision d’avant l’événement a fait la différence.',
    ],
  },
  l42: {
    text: 'Vos prévisions sont meilleures : {x} puis {y} sur 100. Qu’est-ce qui a changé dans votre méthode ?',
  },
  l43: { b: { 0: 'Le score de votre prévision est de {score} sur 100.' } },
  l44: { text: 'Votre résultat s’améliore de {x} BA. Qu’avez-vous retenu du trimestre d’avant ?' },
}
