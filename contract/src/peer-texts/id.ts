import type { PeerTexts } from '../peer-texts.ts'

export const peerTexts: PeerTexts = {
  part: {
    text: 'Mengerjakan bagiannya',
    low: 'tidak mengerjakan yang disepakati',
    middle: 'mengerjakan yang disepakati',
    high: 'mengerjakan lebih bila diperlukan',
  },
  ecoute: {
    text: 'Mendengarkan dan membantu',
    low: 'memotong atau mengabaikan',
    middle: 'mendengarkan dan menjawab',
    high: 'memajukan gagasan orang lain',
  },
  delais: {
    text: 'Menjaga tim tepat waktu',
    low: 'lupa',
    middle: 'siap tepat waktu',
    high: 'melihat lebih awal dan mengingatkan',
  },
  qualite: {
    text: 'Memeriksa dan memperbaiki',
    low: 'membiarkan kesalahan',
    middle: 'memeriksa bidangnya',
    high: 'mengangkat mutu keseluruhan',
  },
  savoir: {
    text: 'Memahami dan dapat menjelaskan',
    low: 'memutuskan tanpa tahu',
    middle: 'menjelaskan pilihannya',
    high: 'menjelaskan kepada yang lain',
  },
}
