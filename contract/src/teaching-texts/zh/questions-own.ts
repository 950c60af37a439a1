import type { TeachingTexts } from '../types.ts'

/** What questions say otherwise where they are about the company of the reader. */
export const ownQuestions: TeachingTexts['ownQuestions'] = {
  d01: { text: '您未能服务{u}位客户。当时需要知道什么？什么时候知道？' },
  d03: {
    b: {
      1: '市场本身（季节、生命周期）使对您产品的需求变化了{market}件。',
      2: '您的决策使其变化了{decisions}件。',
    },
  },
  d04: { text: '您的市场份额增加了{x}个百分点。靠的是哪项决策？代价多大？' },
  f14: { text: '您的生产计划超过了产能。怎样才能提前发现？' },
  t21: { text: '您的企业透支了。哪项决策早已预示了这一点？' },
  t22: {
    text: '您获得了一笔紧急贷款，代价很高。提前一个季度可以做什么？',
    b: { 0: '紧急贷款为{loans} BA。' },
  },
  h26: { b: { 0: '您的工人士气为{morale}%。', 2: '培训水平为{training}%，新人会使它下降。' } },
  h29: { b: { 0: '加班为{overtime}%。' } },
  r33: { b: { 0: '您的税前利润为{profit} BA。' } },
  i36: { b: { 1: '您的研发等级为{level}。', 2: '向下一等级的进度为{progress}%。' } },
  i37: { text: '您的研发达到了新等级：改变了什么？' },
  e41: {
    text: '“{e}”对您利润的影响为{a} BA。您事先做了哪些准备？',
    a: ['找出是什么减轻或加重了影响：资金、库存、产能还是价格。', '找出事件之前的哪项决策造成了差别。'],
  },
  l42: { text: '您的预测更准了：从{x}分到{y}分（满分100分）。您的方法有什么改变？' },
  l43: { b: { 0: '您的预测得分为{score}分（满分100分）。' } },
  l44: { text: '您的利润提高了{x} BA。您从上季度学到了什么？' },
}
