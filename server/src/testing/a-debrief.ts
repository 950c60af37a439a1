import {
  type Debrief,
  type DebriefQuestion,
  type QuestionTheme,
  type Replay,
  type ReplayFigure,
  replayFigures,
} from '@trimestre/contract/debrief'

/** The largest and the smallest value of each figure in {@link aReplay}. */
const ranges: Record<ReplayFigure, readonly [number, number]> = {
  classement: [1, 1],
  valeurSociete: [80_000, 260_000],
  prixVente: [44, 61],
  nombreProduitVendu: [900, 3200],
  partMarche: [2, 31],
  demande: [1000, 3600],
  nombreProduitsFabriques: [900, 3400],
  nombreProduitStok: [0, 700],
  demandeNonSatisfaite: [0, 400],
  resultatNet: [-12_000, 23_000],
  liquidites: [-8000, 64_000],
  prixProduit: [31, 47],
  pointsQualite: [20, 95],
}

/** Returns a number from 0 to 1 that depends on its arguments alone. */
function share(...seeds: readonly number[]): number {
  const mixed = seeds.reduce((hash, seed) => Math.imul(hash ^ (seed + 0x9e37), 0x85ebca6b) >>> 0, 7)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 0x1_0000_0000
}

/** Returns the replay of a game with companies of these names. */
export function aReplay(names: readonly string[], quarterCount: number): Replay {
  const quarters = Array.from({ length: quarterCount }, (_, index) => ({
    round: index + 1,
    quarter: index + 1,
  }))
  const series = replayFigures.map((figure, row) => [
    figure,
    quarters.map(({ quarter }) =>
      names.map((_, company) => {
        const [least, most] = ranges[figure]
        const value = least + share(row, quarter, company) * (most - least)
        return figure === 'classement'
          ? ((company + quarter) % names.length) + 1
          : Math.round(value * 100) / 100
      }),
    ),
  ])
  return {
    quarters,
    companies: names.map((label, index) => ({ companyId: index + 1, label, kind: 'human' })),
    series: Object.fromEntries(series),
  }
}

export type DebriefSentences = { fact: string; moment: string; question: string; answer: readonly string[] }

const themes: readonly (readonly [QuestionTheme, string | null])[] = [
  ['d', 'result.demande'],
  ['p', 'result.prixVente'],
  ['t', 'result.coutSousActivite'],
  ['l', 'result.resultatNet'],
  ['g', null],
]

/** Returns the debrief of a quarter, or of a game up to it, made of these sentences. */
export function aDebrief(
  sentences: DebriefSentences,
  given: Partial<Debrief> & Pick<Debrief, 'quarter'>,
): Debrief {
  const scope = given.scope ?? 'round'
  const quarters =
    scope === 'round' ? [given.quarter] : Array.from({ length: given.quarter }, (_, index) => index + 1)
  const place = { kind: 'cause', companyId: 2, label: 'B', weight: 50, figures: {} } as const
  const question = ([theme, figure]: (typeof themes)[number], index: number): DebriefQuestion => ({
    id: `${theme}0${index}`,
    theme,
    round: given.quarter,
    quarter: given.quarter,
    strength: 90 - index * 10,
    level: 'b',
    companyId: index === 2 ? 2 : null,
    label: null,
    figures: { u: 1234, x: 5.5 },
    text: sentences.question,
    answer: [...sentences.answer],
    link: figure === null ? null : { companyId: index === 2 ? 2 : null, round: given.quarter, figure },
  })
  return {
    round: given.quarter,
    version: 2,
    practice: false,
    scope,
    facts: quarters.flatMap(quarter => [
      ...(['market', 'prices', 'stockouts', 'stocks', 'capacity', 'people', 'results', 'cash'] as const).map(
        kind => ({ kind, round: quarter, quarter, figures: {}, text: sentences.fact }),
      ),
      {
        kind: 'predictions' as const,
        round: quarter,
        quarter,
        figures: { mean: 60 + quarter },
        text: sentences.fact,
      },
    ]),
    turningPoints: [1, 2, 3, 4, 5].map(() => ({
      ...place,
      round: given.quarter,
      quarter: given.quarter,
      text: sentences.moment,
      link: null,
    })),
    questions: themes.map(question),
    note: '',
    noteOrigin: null,
    consent: null,
    ...given,
  }
}

/** Sentences in three scripts, as a debrief has them, with a name in other letters. */
export const sentences: Record<'fr' | 'ar' | 'zh', DebriefSentences> = {
  fr: {
    fact: 'La demande totale est de 12\u202f345 unités, après 11\u202f020 au trimestre précédent, soit 12,03\u00a0%.',
    moment:
      '« Prix de vente » retire 4\u202f200 BA au résultat net de Les Abeilles par rapport au trimestre précédent.',
    question: '3 entreprises n’ont pas servi 1\u202f234 clients. Que fallait-il savoir, et quand ?',
    answer: [
      'Le stock de 400 et la production de 987 unités ont manqué à la demande.',
      'La capacité des machines a limité la production.',
    ],
  },
  ar: {
    fact: 'بلغ الطلب الإجمالي \u206812\u202f345\u2069 وحدة، بعد \u206811\u202f020\u2069 في الفصل السابق، أي \u206812.03\u2069%.',
    moment:
      'خفّض سعر البيع صافي نتيجة \u2068Les Abeilles\u2069 بمقدار \u20684\u202f200\u2069 BA مقارنة بالفصل السابق.',
    question: 'لم تلبِّ \u20683\u2069 شركات طلب \u20681\u202f234\u2069 زبونًا. ماذا كان ينبغي أن تعرف، ومتى؟',
    answer: [
      'نقص مخزون \u2068400\u2069 وإنتاج \u2068987\u2069 وحدة عن الطلب.',
      'حدّت طاقة الآلات من الإنتاج.',
    ],
  },
  zh: {
    fact: '总需求为 12,345 件，上一季度为 11,020 件，变化 12.03%。',
    moment: '与上一季度相比，“售价”使 Les Abeilles 的净利润减少 4,200 BA。',
    question: '有 3 家企业未能满足 1,234 位客户的需求。应当知道什么，又应在何时知道？',
    answer: ['400 件库存与 987 件产量不足以满足需求。', '机器产能限制了产量。'],
  },
}
