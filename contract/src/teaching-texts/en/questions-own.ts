import type { TeachingTexts } from '../types.ts'

/** What questions say otherwise where they are about the company of the reader. */
export const ownQuestions: TeachingTexts['ownQuestions'] = {
  d01: {
    text: 'You left {u, plural, one {{u} customer} other {{u} customers}} unserved. What did you need to know, and when?',
  },
  d03: {
    b: {
      1: 'The market itself (season, life cycle) moved your demand by {market} units.',
      2: 'Your decisions moved it by {decisions} units.',
    },
  },
  d04: { text: 'You gained {x} points of share. By which decision, at what cost?' },
  f14: { text: 'Your production plan exceeded capacity. How could you have seen it before?' },
  t21: { text: 'Your company is overdrawn. Which decision foretold it?' },
  t22: {
    text: 'You received an emergency loan, and it is dear. What could you have done a quarter earlier?',
    b: { 0: 'The emergency loan amounts to {loans} BA.' },
  },
  h26: {
    b: {
      0: 'The morale of your workers is {morale}%.',
      2: 'Their training level is {training}%; newcomers lower it.',
    },
  },
  h29: { b: { 0: 'Overtime is {overtime}%.' } },
  r33: { b: { 0: 'Your result before tax was {profit} BA.' } },
  i36: { b: { 1: 'Your R&D level is {level}.', 2: 'Progress to the next level is {progress}%.' } },
  i37: { text: 'You reached a level of R&D: what changed?' },
  e41: {
    text: '“{e}” weighed {a} BA on your result. What had you done to be ready?',
    a: [
      'Find what softened the effect or made it stronger: money, stock, capacity or price.',
      'Find the decision before the event that made the difference.',
    ],
  },
  l42: { text: 'Your predictions are better: {x}, then {y} of 100. What changed in your method?' },
  l43: { b: { 0: 'Your prediction scores {score} out of 100.' } },
  l44: { text: 'You improved your result by {x} BA. What did you learn from the quarter before?' },
}
