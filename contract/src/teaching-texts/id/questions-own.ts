import type { TeachingTexts } from '../types.ts'

/** What questions say otherwise where they are about the company of the reader. */
export const ownQuestions: TeachingTexts['ownQuestions'] = {
  d01: { text: 'Anda tidak melayani {u} pelanggan. Apa yang perlu diketahui, dan kapan?' },
  d03: {
    b: {
      1: 'Pasar sendiri (musim, daur hidup) mengubah permintaan Anda sebesar {market} unit.',
      2: 'Keputusan Anda mengubahnya sebesar {decisions} unit.',
    },
  },
  d04: { text: 'Anda menambah {x} poin pangsa pasar. Dengan keputusan apa, dan berapa biayanya?' },
  f14: { text: 'Rencana produksi Anda melebihi kapasitas. Bagaimana melihatnya lebih awal?' },
  t21: { text: 'Perusahaan Anda mengalami cerukan. Keputusan mana yang menandakannya?' },
  t22: {
    text: 'Anda menerima pinjaman darurat, dan itu mahal. Apa yang dapat Anda lakukan satu triwulan lebih awal?',
    b: { 0: 'Pinjaman darurat itu sebesar {loans} BA.' },
  },
  h26: {
    b: {
      0: 'Semangat kerja para pekerja Anda {morale}%.',
      2: 'Tingkat pelatihannya {training}%; orang baru menurunkannya.',
    },
  },
  h29: { b: { 0: 'Lembur sebesar {overtime}%.' } },
  r33: { b: { 0: 'Laba Anda sebelum pajak {profit} BA.' } },
  i36: { b: { 1: 'Tingkat litbang Anda {level}.', 2: 'Kemajuan menuju tingkat berikutnya {progress}%.' } },
  i37: { text: 'Anda mencapai satu tingkat litbang: apa yang berubah?' },
  e41: {
    text: '“{e}” berdampak {a} BA pada hasil Anda. Apa yang telah Anda siapkan?',
    a: [
      'Cari apa yang meredam atau memperkuat pengaruhnya: uang, persediaan, kapasitas, atau harga.',
      'Keputusan mana sebelum peristiwa itu yang membuat perbedaan?',
    ],
  },
  l42: { text: 'Prediksi Anda lebih baik: {x}, lalu {y} dari 100. Apa yang berubah dalam cara Anda?' },
  l43: { b: { 0: 'Prediksi Anda bernilai {score} dari 100.' } },
  l44: { text: 'Hasil Anda membaik sebesar {x} BA. Apa yang Anda pelajari dari triwulan sebelumnya?' },
}
