import type { TeachingTexts } from '../types.ts'

/** Demand, prices, production, stock and cash. */
export const marketQuestions = {
  d01: {
    text: '{k} perusahaan tidak melayani {u} pelanggan. Apa yang perlu diketahui, dan kapan?',
    b: [
      'Permintaan yang harus dilayani {demand} unit, dan {made} unit dibuat dalam triwulan ini.',
      'Pada awal triwulan, {opening} unit ada dalam persediaan.',
      'Rencananya {planned} unit; mesin memungkinkan {machines}, pekerja {workers}. Batas terkecil yang menentukan.',
      'Permintaan diperkirakan sebelum rencana ditetapkan: sesudahnya, mesin dan perekrutan datang terlambat.',
    ],
    a: [
      'Bedakan apa yang kurang: rencana yang terlalu hati-hati, mesin, atau pekerja.',
      'Cari angka triwulan sebelumnya yang sudah menandakan permintaan ini.',
    ],
  },
  d02: {
    text: '{u} pelanggan yang ditolak pergi ke perusahaan lain. Siapa yang siap?',
    b: [
      '{receivers} perusahaan menerima pelanggan ini.',
      'Kapasitas produksi mereka yang tidak terpakai {spare} unit.',
      'Persediaan mereka pada akhir triwulan {left} unit.',
      'Yang siap adalah yang punya produk berlebih: pelanggan yang ditolak tidak menunggu.',
    ],
    a: [
      'Bandingkan persediaan dan sisa kapasitas mereka yang menerima pelanggan ini.',
      'Apakah itu direncanakan, atau kelebihannya hanya kesalahan yang beruntung?',
    ],
  },
  d03: {
    text: 'Permintaan total berubah {x}%. Mana yang dari pasar, mana yang dari Anda?',
    b: [
      'Permintaan total berubah dari {before} menjadi {now} unit.',
      'Pasar sendiri (musim, daur hidup) menjelaskan {market} unit.',
      'Keputusan menjelaskan {decisions} unit.',
      'Pasar berubah bagi semua; keputusan memindahkan pelanggan dan dapat memperbesar pasar.',
    ],
    a: [
      'Pisahkan apa yang tetap akan berubah tanpa Anda: musim dan daur hidup produk.',
      'Keputusan mana yang menarik pelanggan baru, dan mana yang mengambilnya dari pesaing?',
    ],
  },
  d04: {
    text: '{label} menambah {x} poin pangsa pasar. Dengan keputusan apa, dan berapa biayanya?',
    unnamed: 'Satu perusahaan menambah {x} poin pangsa pasar. Dengan keputusan apa, dan berapa biayanya?',
    b: [
      'Pangsa pasar naik dari {before}% menjadi {now}%.',
      'Keputusan yang paling menarik: “{decision}”, dengan tambahan {customers} pelanggan.',
      'Keputusan yang sama mengubah laba bersih sebesar {profit} BA.',
      'Tambahan pangsa hanya baik bila hasilnya lebih besar daripada biayanya.',
    ],
    a: [
      'Bandingkan pengaruh keputusan ini pada permintaan dan pada laba bersih.',
      'Apa yang tersisa dari tambahan ini bila pesaing melakukan hal yang sama?',
    ],
  },
  d05: {
    text: 'Pangsa {m}% tetapi rugi: apa gunanya pangsa pasar?',
    b: [
      'Harga jual {price} BA, biaya produksi per unit {cost} BA: tersisa {unitMargin} BA per unit.',
      'Margin penjualan {margin} BA, beban bersih lainnya {charges} BA.',
      'Selisihnya adalah rugi {loss} BA.',
      'Pangsa hanya berguna bila setiap unit menyisakan cukup untuk membayar beban tetap.',
    ],
    a: [
      'Hitung berapa unit lagi yang harus dijual, atau dengan harga berapa, untuk menutup beban tetap.',
      'Bedakan rugi yang menyiapkan masa depan dari rugi yang akan berulang.',
    ],
  },
  p06: {
    text: 'Harga berkisar dari {a} sampai {b} BA. Apa yang dijual sebagian dan tidak dimiliki yang lain?',
    b: [
      'Pada harga terendah: {lowSold} unit terjual, {lowShare}% dari pasar.',
      'Pada harga tertinggi: {highSold} unit terjual, {highShare}% dari pasar.',
      'Harga lebih tinggi bertahan karena kualitas, layanan, atau kesadaran merek; tanpa itu pelanggan pergi.',
    ],
    a: [
      'Bandingkan pangsa pasar di kedua ujung: cukupkah harga untuk menjelaskannya?',
      'Apa yang dilihat pelanggan selain harga: kualitas, layanan, iklan?',
    ],
  },
  p07: {
    text: 'Harga diturunkan {x}%: berapa tambahan pelanggan, berapa margin yang hilang?',
    b: [
      'Harga berubah dari {before} menjadi {now} BA.',
      'Harga ini mengubah permintaan sebesar {customers} unit.',
      'Harga ini mengubah margin penjualan sebesar {margin} BA.',
      'Penurunan menguntungkan bila pelanggan tambahan menghasilkan lebih dari yang hilang pada penjualan lain.',
    ],
    a: [
      'Bandingkan margin yang hilang pada setiap penjualan dengan margin dari penjualan tambahan.',
      'Periksa apakah kapasitas cukup untuk melayani pelanggan yang tertarik.',
    ],
  },
  p08: {
    text: 'Harga dinaikkan {x}%: apa yang hilang, apa yang didapat?',
    b: [
      'Harga berubah dari {before} menjadi {now} BA.',
      'Harga ini mengubah permintaan sebesar {customers} unit.',
      'Harga ini mengubah margin penjualan sebesar {margin} BA.',
      'Kenaikan menguntungkan bila penjualan yang tersisa memperoleh lebih dari yang dulu dibawa pelanggan yang pergi.',
    ],
    a: [
      'Bandingkan perolehan setiap penjualan dengan yang dulu dibawa pelanggan yang pergi.',
      'Berapa lama pelanggan yang tersisa akan menerima harga ini?',
    ],
  },
  p09: {
    text: 'Menjual seharga {p} BA yang biayanya {x} BA: kapan itu masuk akal?',
    b: [
      'Rata-rata setiap unit berbiaya {gap} BA di atas harganya.',
      'Namun satu unit tambahan hanya menambah biaya variabel, di antaranya bahan baku {materials} BA.',
      'Kapasitas menganggur menelan {idle} BA lagi, yang tidak termasuk dalam biaya per unit ini.',
      'Masuk akal untuk sementara bila harga menutup biaya variabel; tidak pernah untuk waktu lama.',
    ],
    a: [
      'Pisahkan dalam biaya per unit mana yang bergantung pada jumlah unit dan mana yang tidak.',
      'Pada volume berapa biaya ini turun di bawah harga?',
    ],
  },
  p10: {
    text: 'Hampir satu harga untuk semua. Mengapa, dan siapa yang untung?',
    b: [
      '{k} perusahaan menjual antara {lowest} dan {highest} BA.',
      'Bila harga sama, kualitas, layanan, dan iklan yang menentukan.',
    ],
    a: [
      'Apakah semua saling melihat, atau pasar tidak mengizinkan harga lain?',
      'Siapa yang biayanya terendah? Dialah yang paling untung pada harga bersama.',
    ],
  },
  f11: {
    text: '{x}% kapasitas tidak terpakai. Berapa biayanya?',
    b: [
      'Dibuat {made} unit dengan kapasitas {capacity}.',
      'Beban tetap dari kapasitas yang tidak terpakai mencapai {cost} BA.',
      'Upah dan penyusutan tetap dibayar walau tidak ada yang keluar dari bengkel.',
    ],
    a: [
      'Bandingkan biaya kapasitas menganggur dengan biaya berproduksi untuk persediaan.',
      'Apa yang kurang: pelanggan, pekerja, atau rencana yang lebih besar?',
    ],
  },
  f12: {
    text: 'Mesin tanpa pekerja, atau sebaliknya: di mana hambatannya?',
    b: [
      'Mesin memungkinkan {machines} unit, pekerja {workers}.',
      'Yang lebih kecil menentukan: {gap} unit dari kapasitas lainnya tidak berguna.',
      'Seorang pekerja rata-rata berbiaya {wage} BA per triwulan, dengan atau tanpa mesin.',
      'Berinvestasilah di hambatan: di tempat lain, setiap BA memperbesar yang tidak terpakai.',
    ],
    a: [
      'Bandingkan biaya satu unit kapasitas tambahan lewat pekerja dan lewat mesin.',
      'Mana yang lebih cepat diperbaiki, dan untuk berapa lama?',
    ],
  },
  f13: {
    text: 'Produk yang sama berbiaya {a} BA di sini dan {b} BA di sana. Dari mana selisihnya?',
    b: [
      'Bahan baku per unit: {lowMaterials} BA di sini, {highMaterials} BA di sana.',
      'Upah per unit: {lowWages} BA di sini, {highWages} BA di sana.',
      'Kapasitas menganggur per unit: {lowIdle} BA di sini, {highIdle} BA di sana.',
      'Selisih terbesar menunjukkan tempat mencari: pembelian, produktivitas, atau volume.',
    ],
    a: [
      'Uraikan biaya per unit: bahan baku, upah, mesin.',
      'Bagian mana dari selisih yang berasal dari volume, dan mana dari keputusan?',
    ],
  },
  f14: {
    text: '{k} rencana produksi melebihi kapasitas. Bagaimana melihatnya lebih awal?',
    b: [
      'Direncanakan {planned} unit dengan kapasitas {capacity}.',
      'Dibuat {made} unit.',
      'Proyeksi menunjukkan kapasitas sebelum diserahkan; bahan yang dibatalkan terkena denda.',
    ],
    a: [
      'Hitung ulang kapasitas mesin dan kapasitas pekerja dengan keputusan triwulan ini.',
      'Berapa biaya rencana yang terlalu besar, dan yang terlalu kecil?',
    ],
  },
  f15: {
    text: 'Mesin aus {x}%: apa hasil satu BA perawatan?',
    b: [
      'Perawatan dan perbaikan menelan {upkeep} BA.',
      'Anggaran perawatan hanya {budget} BA dari itu: sisanya kerusakan.',
      'Sebuah mesin rata-rata membuat {output} unit; keausan menurunkan angka ini.',
      'Biaya kerusakan tumbuh lebih cepat daripada keausan: perawatan teratur paling murah.',
    ],
    a: [
      'Bandingkan anggaran perawatan dan biaya kerusakan selama dua triwulan.',
      'Mulai keausan berapa sebuah mesin membuat lebih sedikit?',
    ],
  },
  f16: {
    text: 'Kapasitas menganggur {x} BA: perlu membuat lebih banyak, atau mengurangi pekerja?',
    b: [
      'Ini {share}% dari pendapatan.',
      'Membuat lebih banyak mengisi persediaan: sudah ada {left} unit, dan penyimpanan menelan {storage} BA.',
      'Buat lebih banyak bila pelanggan datang, kurangi bila permintaan turun untuk waktu lama.',
    ],
    a: [
      'Bandingkan biaya kapasitas menganggur dan biaya penyimpanan untuk unit yang sama.',
      'Apakah permintaan yang hilang bersifat sementara atau tetap?',
    ],
  },
  k17: {
    text: 'Tersisa {k} unit dalam persediaan. Berapa biayanya sampai terjual?',
    b: [
      'Penyimpanan menelan {storage} BA triwulan ini.',
      'Artinya {perUnit} BA untuk setiap unit yang tersisa.',
      '{tied} BA tertanam di dalamnya dan tidak ada di kas.',
      'Persediaan hanya berguna bila melayani pelanggan yang tidak dapat dilayani produksi.',
    ],
    a: [
      'Jumlahkan biaya penyimpanan dan apa yang dapat dilakukan uang yang tertanam itu.',
      'Berapa unit yang benar-benar diperlukan agar permintaan pasti terlayani?',
    ],
  },
  k18: {
    text: '{x} produk hilang karena kurang tempat. Pilihan mana yang akan menyelamatkannya?',
    b: [
      'Pembuatannya menelan {cost} BA.',
      'Gudang punya tempat untuk {room} unit dan berbiaya {storage} BA.',
      'Menyewa tempat, membuat lebih sedikit, atau menjual lebih murah: semua lebih murah daripada kehilangan produk.',
    ],
    a: [
      'Bandingkan sewa satu tempat dengan biaya produksi satu unit.',
      'Kapan sudah terlihat bahwa persediaan tidak akan muat?',
    ],
  },
  k19: {
    text: 'Sebagian menolak pelanggan, sebagian lain punya persediaan. Mengapa?',
    b: [
      '{refusing} perusahaan tidak mengirim {unserved} unit.',
      '{holding} perusahaan lain menyimpan {left} unit.',
      'Nilai rata-rata prediksi permintaan: {refusingScore} untuk yang pertama, {holdingScore} untuk yang kedua.',
      'Satu pasar, dua perkiraan: perbedaannya dari harga yang dipilih dan permintaan yang diharapkan.',
    ],
    a: [
      'Bandingkan harga dan permintaan yang diprediksi tiap kelompok.',
      'Kesalahan mana yang lebih cepat pulih: terlalu banyak atau terlalu sedikit?',
    ],
  },
  t20: {
    text: 'Laba {r} BA, tetapi kas berkurang {c} BA: di mana uangnya?',
    b: [
      'Persediaan bernilai {stock} BA lebih banyak daripada triwulan sebelumnya.',
      'Piutang pelanggan bertambah {receivables} BA.',
      'Mesin dibeli seharga {machines} BA.',
      'Utang berkurang {repaid} BA.',
      'Pemegang saham menerima {dividend} BA.',
      'Laba menunjukkan apa yang diperoleh; kas menunjukkan apa yang diterima dan dibayar.',
    ],
    a: ['Baca tabel kas: apa pengeluaran terbesarnya?', 'Mana yang akan kembali menjadi kas, dan kapan?'],
  },
  t21: {
    text: '{k} perusahaan mengalami cerukan. Keputusan mana yang menandakannya?',
    b: [
      'Penerimaan triwulan {receipts} BA; pengeluaran {payments} BA.',
      'Cicilan pinjaman mengambil {dues} BA.',
      'Pengeluaran diputuskan sebelum penerimaan yang akan membayarnya: tabel kas menunjukkan celahnya.',
    ],
    a: [
      'Kelompokkan pengeluaran: mana yang sudah pasti, mana yang dipilih?',
      'Kapan uang penjualan benar-benar datang?',
    ],
  },
  t22: {
    text: 'Pinjaman darurat itu mahal. Apa yang dapat dilakukan satu triwulan lebih awal?',
    b: [
      'Pinjaman darurat berjumlah {loans} BA.',
      '{stock} BA tertanam dalam persediaan.',
      '{machines} BA dipakai untuk mesin pada triwulan yang sama.',
      'Pinjaman yang diajukan tepat waktu lebih murah; persediaan lebih kecil atau pembelian tertunda tidak berbiaya.',
    ],
    a: [
      'Bandingkan biaya pinjaman biasa dan pinjaman darurat.',
      'Cari angka pertama yang menandakan kekurangan uang.',
    ],
  },
  t23: {
    text: '{x}% penjualan belum dibayar. Apa yang dibeli dengan kredit itu?',
    b: [
      'Pelanggan berutang {receivables} BA, dari penjualan {sales} BA.',
      'Syarat pembayaran mengubah permintaan sebesar {customers} unit.',
      'Kredit ini membeli pelanggan; harganya adalah kas yang kurang dan piutang tak tertagih.',
    ],
    a: [
      'Bandingkan pelanggan yang diperoleh dengan biaya kas yang kurang.',
      'Berapa banyak penjualan yang dapat ditunggu perusahaan tanpa meminjam?',
    ],
  },
  t24: {
    text: '{c} BA menganggur di bank. Untuk apa uang itu bisa dipakai?',
    b: [
      'Ini {share}% dari penjualan triwulan, yaitu {sales} BA.',
      'Utang {debts} BA: melunasi lebih awal menghemat bunga.',
      'Cadangan melindungi; selebihnya, mesin, litbang, atau pelunasan lebih menguntungkan daripada bank.',
    ],
    a: [
      'Perkirakan cadangan yang diperlukan untuk triwulan buruk.',
      'Bandingkan hasil mesin, litbang, dan pelunasan lebih awal.',
    ],
  },
} satisfies Partial<TeachingTexts['questions']>
