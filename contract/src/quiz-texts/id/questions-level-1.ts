import type { QuizTexts } from '../types.ts'

/** The questions of level 1. */
export const firstQuestions = {
  z01: {
    question: 'Berapa pendapatan Anda?',
    feedback: [
      'Harga × produk dibuat, bukan terjual: hitung hanya unit yang dibeli pelanggan.',
      'Pelanggan yang tidak terlayani tidak membayar: kalikan harga dengan penjualan, bukan permintaan.',
      'Diterima belum tentu terjual: penjualan dihitung saat terjadi, walau pelanggan membayar kemudian.',
    ],
  },
  z02: {
    question: 'Berapa unit yang Anda jual?',
    feedback: [
      'Tidak semua pelanggan terlayani: perhitungkan mereka yang pulang tanpa produk.',
      'Dibuat belum tentu terjual: unit yang dibuat bisa tetap di persediaan, yang terjual bisa berasal dari sana.',
      'Seharusnya dikurangkan: permintaan tidak terpenuhi adalah bagian dari permintaan, bukan tambahannya.',
    ],
  },
  z03: {
    question: 'Berapa unit yang tersisa dalam persediaan?',
    feedback: [
      'Persediaan awal terlupa: mulailah dari unit yang sudah ada pada awal triwulan.',
      'Penjualan terlupa: kurangi persediaan dengan unit yang diterima pelanggan.',
      'Permintaan, bukan penjualan: hanya unit yang dikirim yang keluar dari persediaan.',
    ],
  },
  z04: {
    question: 'Berapa bagian pelanggan yang Anda layani?',
    feedback: [
      'Itu bagian yang tidak terlayani: yang ditanyakan adalah pelanggan yang menerima produk.',
      'Dibagi produksi: bagian pelanggan dihitung terhadap jumlah pelanggan.',
      'Pecahan terbalik: pelanggan terlayani menjadi pembilang, semua pelanggan penyebut.',
    ],
  },
  z05: {
    question: 'Berapa perubahan kas?',
    feedback: [
      'Laba bukan penerimaan: bandingkan uang yang masuk dengan uang yang keluar.',
      'Penjualan kredit ikut dihitung: pakai yang dibayar pelanggan, bukan yang dibeli.',
      'Tanda terbalik: mulailah dari uang masuk, lalu kurangi uang keluar.',
    ],
  },
  z06: {
    question: 'Berapa kas pada akhir triwulan?',
    feedback: [
      'Saldo awal terlupa: itu perubahan selama triwulan, padahal sudah ada saldo pada awalnya.',
      'Laba, bukan arus: tambahkan pergerakan uang pada saldo awal, bukan laba atau rugi.',
      'Pengeluaran terlupa: kurangi juga uang yang keluar selama triwulan.',
    ],
  },
  z07: {
    question: 'Berapa laba bersih?',
    feedback: [
      'Bunga dan pajak terlupa: itu laba usaha, lanjutkan sampai baris terakhir laporan laba rugi.',
      'Pajak terlupa: kurangi dengan pajak penghasilan.',
      'Arus kas: bandingkan pendapatan dengan beban, bukan penerimaan dengan pengeluaran.',
    ],
  },
  z08: {
    question: 'Berapa poin perubahan pangsa pasar Anda?',
    feedback: [
      'Tanda terbalik: mulailah dari pangsa triwulan ini, lalu kurangi pangsa sebelumnya.',
      'Tingkat, bukan perubahan: bandingkan pangsa ini dengan pangsa triwulan sebelumnya.',
      'Perubahan relatif: perubahan dalam poin adalah selisih biasa antara dua persentase.',
    ],
  },
  z09: {
    question: 'Berapa % perubahan harga Anda?',
    feedback: [
      'Itu perubahan dalam BA: bandingkan dengan harga semula.',
      'Dasarnya harga baru: persentase perubahan dihitung dari harga sebelumnya.',
      'Tanda terbalik: kenaikan bernilai positif, penurunan negatif.',
    ],
  },
  z10: {
    question: 'Berapa bagian kapasitas yang terpakai?',
    feedback: [
      'Penjualan, bukan produksi: kapasitas dipakai untuk membuat produk, terjual atau tidak.',
      'Hanya satu dari dua kapasitas, yaitu mesin: cari yang membatasi bengkel.',
      'Hanya satu dari dua kapasitas, yaitu pekerja: cari yang membatasi bengkel.',
    ],
  },
  z11: {
    question: 'Berapa kapasitas produksi?',
    feedback: [
      'Yang lebih kecil menentukan: mesin tanpa pekerja, atau sebaliknya, tidak membuat apa-apa.',
      'Tidak dijumlahkan: mesin dan pekerja bersama-sama membuat produk yang sama.',
      'Terlaksana, bukan mungkin: kapasitas adalah yang seharusnya dapat dibuat bengkel.',
    ],
  },
  z12: {
    question: 'Berapa unit per pekerja (unit dibuat)?',
    feedback: [
      'Terjual, bukan dibuat: pekerja membuat, pelanggan membeli.',
      'Per mesin, bukan per pekerja: ganti pembaginya.',
      'Mungkin, bukan terlaksana: pakai produksi triwulan ini, bukan kapasitas.',
    ],
  },
  z13: {
    question: 'Berapa biaya seorang pekerja per triwulan, termasuk iuran jaminan sosial?',
    feedback: [
      'Iuran jaminan sosial terlupa: perusahaan membayarnya di samping upah.',
      'Per unit dibuat: bagilah dengan jumlah pekerja.',
      'Pekerja dihitung dua kali: yang menganggur sudah termasuk dalam jumlah pekerja.',
    ],
  },
  z14: {
    question: 'Berapa margin per unit (harga − biaya produksi)?',
    feedback: [
      'Tenaga kerja terlupa: bahan baku hanya sebagian dari biaya produksi.',
      'Tanda terbalik: mulailah dari harga, lalu kurangi biayanya.',
      'Laba per unit: di dalamnya ada beban selain produksi, sedangkan margin berhenti sebelum itu.',
    ],
  },
  z15: {
    question: 'Berapa biaya produksi satu unit?',
    feedback: [
      'Dibagi penjualan: biaya ini milik unit yang dibuat.',
      'Bahan baku saja: pakai seluruh biaya pembuatan, termasuk tenaga kerja.',
      'Penyimpanan bukan produksi: menyimpan produk bukan bagian dari membuatnya.',
    ],
  },
  z16: {
    question: 'Berapa penjualan, dalam BA, yang hilang karena kekurangan produk?',
    feedback: [
      'Sebesar biaya: pelanggan seharusnya membayar harga jual.',
      'Margin saja: yang ditanyakan penjualan, sebelum dikurangi biaya.',
      'Seluruh permintaan: hanya pelanggan yang tidak terlayani yang hilang dari penjualan Anda.',
    ],
  },
  z17: {
    question: 'Berapa biaya iklan per unit terjual?',
    feedback: [
      'Per unit dibuat: bagilah dengan unit terjual.',
      'Per pelanggan, terlayani atau tidak: di sini hanya unit terjual yang dihitung.',
      'Dalam % penjualan: yang diminta adalah jumlah uang per unit.',
    ],
  },
  z18: {
    question: 'Berapa bagian permintaan yang tidak terpenuhi?',
    feedback: [
      'Terhadap penjualan: bandingkan pelanggan yang tidak terlayani dengan seluruh permintaan.',
      'Bagian terlayani: yang ditanyakan adalah pelanggan yang pulang tanpa produk.',
      'Terhadap produksi: bagian dari permintaan dibagi dengan permintaan.',
    ],
  },
} satisfies Partial<QuizTexts['questions']>
