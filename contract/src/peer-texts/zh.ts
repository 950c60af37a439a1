import type { PeerTexts } from '../peer-texts.ts'

export const peerTexts: PeerTexts = {
  part: {
    text: '承担自己的一份工作',
    low: '没有完成约定的事',
    middle: '完成了约定的事',
    high: '必要时做得更多',
  },
  ecoute: {
    text: '倾听并帮助他人',
    low: '打断或不理会',
    middle: '倾听并回应',
    high: '推动他人的想法',
  },
  delais: {
    text: '让团队按时完成',
    low: '忘记',
    middle: '按时准备好',
    high: '提前察觉并提醒',
  },
  qualite: {
    text: '检查并改进',
    low: '留下错误',
    middle: '检查自己负责的部分',
    high: '提升整体水平',
  },
  savoir: {
    text: '理解并能说明',
    low: '不了解就决定',
    middle: '说明自己的选择',
    high: '讲解给他人听',
  },
}
