import type { QuizTexts } from '../types.ts'

/** The questions of levels 2 to 4. */
export const laterQuestions = {
  z19: {
    question: 'Berapa iklan dalam % pendapatan?',
    feedback: [
      'Penerimaan: bagilah dengan yang terjual, bukan dengan uang yang diterima.',
      'Bagian dari beban: bandingkan iklan dengan penjualan.',
      'Per unit terjual: bagilah dengan jumlah uang, bukan jumlah produk.',
    ],
  },
  z20: {
    question: 'Berapa margin laba bersih dalam % pendapatan?',
    feedback: [
      'Penerimaan: bandingkan laba dengan yang terjual, bukan dengan uang yang diterima.',
      'Sebelum bunga dan pajak: margin bersih berawal dari baris terakhir laporan laba rugi.',
      'Itu surplus usaha bruto: masih harus dikurangi penyusutan, bunga, dan pajak.',
    ],
  },
  z21: {
    question: 'Berapa produksi periode berjalan?',
    feedback: [
      'Perubahan persediaan terlupa: yang dibuat tidak selalu terjual.',
      'Tanda terbalik: yang masuk persediaan juga dibuat, jadi ditambahkan.',
      'Seluruh persediaan, bukan perubahannya: hanya yang masuk atau keluar triwulan ini yang dihitung.',
    ],
  },
  z22: {
    question: 'Berapa nilai tambah?',
    feedback: [
      'Persediaan terlupa: mulailah dari produksi, bukan dari penjualan saja.',
      'Beban eksternal terlupa: energi, pengangkutan, atau iklan juga berasal dari pihak ketiga.',
      'Beban karyawan sudah dikurangkan: nilai tambah dihitung sebelum upah dan pungutan.',
    ],
  },
  z23: {
    question: 'Berapa surplus usaha bruto?',
    feedback: [
      'Iuran jaminan sosial terlupa: itu bagian dari biaya karyawan.',
      'Penyusutan dikurangkan terlalu dini: surplus usaha bruto diukur sebelum penyusutan.',
      'Karyawan terlupa: kurangi nilai tambah dengan upah, iuran jaminan sosial, dan pajak.',
    ],
  },
  z24: {
    question: 'Berapa laba usaha?',
    feedback: [
      'Penyusutan terlupa: surplus usaha bruto belum memperhitungkan pemakaian mesin dan bangunan.',
      'Tanda terbalik: penyusutan adalah beban.',
      'Bunga dikurangkan terlalu dini: laba keuangan dihitung setelah laba usaha.',
    ],
  },
  z25: {
    question: 'Berapa kemampuan pendanaan sendiri?',
    feedback: [
      'Penyusutan harus ditambahkan kembali: laba berkurang tanpa ada uang keluar.',
      'Tanda terbalik: penyusutan tidak mengeluarkan uang, jadi ditambahkan pada laba.',
      'Bunga dan pajak terlupa: keduanya harus dibayar dan mengurangi hasil kegiatan.',
    ],
  },
  z26: {
    question: 'Berapa kali surplus usaha bruto menutup bunga?',
    feedback: [
      'Setelah penyusutan: surplus usaha bruto dihitung sebelumnya.',
      'Setelah semuanya: laba bersih sudah membayar bunga, mulailah dari surplus usaha bruto.',
      'Pokok ikut dihitung: angsuran juga melunasi pinjaman, pakai bunganya saja.',
    ],
  },
  z27: {
    question: 'Berapa bagian nilai mesin yang sudah disusutkan?',
    feedback: [
      'Itu bagian yang tersisa: yang ditanyakan adalah bagian yang sudah disusutkan.',
      'Hanya satu triwulan: pakai seluruh penyusutan sejak mesin dibeli.',
      'Dibagi nilai neto: bandingkan penyusutan dengan nilai perolehan.',
    ],
  },
  z28: {
    question: 'Seberapa penuh gudang Anda?',
    feedback: [
      'Produksi: lihat yang tersisa dalam persediaan, bukan yang dibuat.',
      'Dalam nilai: bandingkan unit dengan tempat untuk unit, bukan jumlah uang.',
      'Penjualan sudah keluar: unit terjual tidak lagi memakai tempat.',
    ],
  },
  z29: {
    question: 'Berapa biaya penyimpanan per unit dalam persediaan?',
    feedback: [
      'Per unit dibuat: bagilah dengan unit yang tersisa dalam persediaan.',
      'Per unit terjual: bagilah dengan unit yang tersisa dalam persediaan.',
      'Nilai, bukan biaya: yang ditanyakan adalah biaya menyimpan produk.',
    ],
  },
  z30: {
    question: 'Berapa hari penjualan dalam persediaan (triwulan 90 hari)?',
    feedback: [
      'Produksi: bandingkan persediaan dengan laju penjualan.',
      'Satu bulan: triwulan dalam perhitungan ini lebih dari 30 hari.',
      'Pecahan terbalik: persediaanlah yang dibagi penjualan.',
    ],
  },
  z31: {
    question: 'Berapa bagian neraca yang didanai ekuitas?',
    feedback: [
      'Itu utang: yang ditanyakan adalah uang pemilik.',
      'Itu pinjaman: asalnya dari bank, bukan dari pemilik.',
      'Modal saja: cadangan, saldo laba, dan laba juga milik pemilik.',
    ],
  },
  z32: {
    question: 'Berapa utang keuangan dalam % ekuitas?',
    feedback: [
      'Semua utang: pakai hanya utang kepada bank.',
      'Pecahan terbalik: utang menjadi pembilang.',
      'Terhadap total neraca: bagilah dengan ekuitas saja.',
    ],
  },
  z33: {
    question: 'Berapa tarif pajak efektif?',
    feedback: [
      'Setelah pajak: bagilah dengan laba sebelum pajak.',
      'Terhadap penjualan: yang dikenai pajak adalah laba.',
      'Sebelum bunga: bunga juga mengurangi laba kena pajak.',
    ],
  },
  z34: {
    question: 'Berapa biaya bahan baku per unit dibuat?',
    feedback: [
      'Per unit terjual: bahan ini ada dalam unit yang dibuat.',
      'Termasuk energi: pakai bahan baku saja.',
      'Biaya penuh: di dalamnya juga ada tenaga kerja dan biaya bengkel lainnya.',
    ],
  },
  z35: {
    question: 'Berapa bagian beban usaha yang merupakan beban karyawan?',
    feedback: [
      'Iuran jaminan sosial terlupa: biaya karyawan lebih dari sekadar upah.',
      'Terhadap penjualan: bagilah dengan beban usaha.',
      'Terhadap nilai tambah: bagilah dengan beban usaha.',
    ],
  },
  z36: {
    question: 'Berapa rata-rata lama penagihan (dalam hari, triwulan 90 hari)?',
    feedback: [
      'Piutang dua triwulan terlupa: pakai semua penjualan yang belum tertagih.',
      'Satu bulan: triwulan dalam perhitungan ini lebih dari 30 hari.',
      'Pecahan terbalik: piutanglah yang dibagi penjualan.',
    ],
  },
  z37: {
    question: 'Berapa kebutuhan modal kerja (persediaan neto, termasuk piutang pajak)?',
    feedback: [
      'Kas bukan bagiannya: kebutuhan adalah uang yang tertahan dalam kegiatan di luar bank.',
      'Persediaan terlupa: barang jadi juga menahan uang.',
      'Utang terlupa: kurangi dengan yang masih ditunggu pemasok, negara, dan pemilik.',
    ],
  },
  z38: {
    question: 'Berapa modal kerja bersih (dengan nilai neto)?',
    feedback: [
      'Pinjaman terlupa: itu juga sumber dana jangka panjang.',
      'Cerukan adalah utang jangka pendek: hanya sumber dana jangka panjang yang dihitung.',
      'Aset tetap terlupa: kurangi dengan aset jangka panjang yang dibiayai sumber dana ini.',
    ],
  },
  z39: {
    question: 'Berapa kas bersih (modal kerja bersih − kebutuhan modal kerja)?',
    feedback: [
      'Kebutuhan terlupa: kurangi modal kerja bersih dengan dana yang tertahan dalam kegiatan.',
      'Tanda terbalik: cerukan adalah utang, jadi dikurangkan.',
      'Pengurangan terbalik: kedua suku tertukar.',
    ],
  },
  z40: {
    question: 'Berapa litbang dalam % pendapatan?',
    feedback: [
      'Kumulatif: pakai anggaran triwulan ini saja.',
      'Bagian dari beban: bandingkan litbang dengan penjualan.',
      'Penerimaan: bagilah dengan yang terjual, bukan dengan uang yang diterima.',
    ],
  },
  z41: {
    question: 'Berapa biaya pengangkutan per unit terjual?',
    feedback: [
      'Per unit dibuat: hanya unit terjual yang dikirim.',
      'Termasuk layanan purnajual: pakai pengangkutan saja.',
      'Per pelanggan, terlayani atau tidak: hanya unit terjual yang dikirim.',
    ],
  },
  z42: {
    question:
      'Berapa titik impas dalam unit, jika biaya variabel = bahan per unit dibuat + pengangkutan per unit terjual dan beban usaha lainnya tetap?',
    feedback: [
      'Biaya variabel terlupa: setiap unit terjual hanya menyisakan harga dikurangi biaya ini.',
      'Biaya variabel dihitung dua kali: kurangkan dari total untuk memperoleh biaya tetap.',
      'Biaya penuh, bukan biaya variabel: biaya produksi juga memuat biaya tetap.',
    ],
  },
  z43: {
    question: 'Berapa efek harga terhadap pendapatan (dengan jumlah triwulan sebelumnya)?',
    feedback: [
      'Jumlah baru: di sini efek harga dihitung dari penjualan sebelumnya.',
      'Efek total: harga dan jumlah tercampur, pisahkan harganya.',
      'Itu efek volume: ubah harganya, bukan jumlahnya.',
    ],
  },
  z44: {
    question: 'Berapa efek volume terhadap pendapatan (dengan harga triwulan sebelumnya)?',
    feedback: [
      'Harga baru: di sini efek volume dihitung dengan harga sebelumnya.',
      'Efek total: harga dan jumlah tercampur, pisahkan jumlahnya.',
      'Itu efek harga: ubah jumlahnya, bukan harganya.',
    ],
  },
  z45: {
    question: 'Berapa biaya kapasitas menganggur per unit dibuat?',
    feedback: [
      'Per unit terjual: bagilah dengan unit yang dibuat.',
      'Per unit yang tidak dibuat: bagilah dengan unit yang benar-benar dibuat.',
      'Biaya penuh: pakai hanya biaya kapasitas yang tidak terpakai.',
    ],
  },
  z46: {
    question: 'Berapa tingkat pengembalian atas ekuitas awal?',
    feedback: [
      'Ekuitas akhir: kembalilah ke ekuitas sebelum laba dan dividen triwulan ini.',
      'Pengembalian atas aset: bagilah dengan ekuitas awal saja.',
      'Sebelum bunga dan pajak: yang menjadi hak pemilik adalah laba bersih.',
    ],
  },
  z47: {
    question: 'Berapa margin dari penjualan barang dagang?',
    feedback: [
      'Pembelian terlupa: barang ini dibayar kepada pemasok.',
      'Margin semua penjualan: pakai hanya barang yang dijual kembali.',
      'Biaya bengkel: produk ini dibeli, bukan dibuat.',
    ],
  },
  z48: {
    question: 'Berapa bagian laba bersih triwulan ini yang dibagikan?',
    feedback: [
      'Terhadap ekuitas: bagilah dengan laba triwulan ini.',
      'Terhadap kemampuan pendanaan sendiri: bagilah dengan laba, bukan dengan uang hasil kegiatan.',
      'Terhadap penjualan: bandingkan dividen dengan laba.',
    ],
  },
} satisfies Partial<QuizTexts['questions']>
