import type { TeachingTexts } from '../types.ts'

/** Workers, results, investment, quality, events, learning, and what every quarter allows. */
export const companyQuestions = {
  h25: {
    text: 'Semangat kerja berkisar dari {a} sampai {b}%. Apa yang membentuknya, dan apa yang diubahnya?',
    b: [
      'Upah: {lowWage} BA di tempat semangat rendah, {highWage} BA di tempat semangat tinggi.',
      'Lembur: {lowOvertime}% dibandingkan {highOvertime}%.',
      'Ketidakhadiran: {lowAbsence}% dibandingkan {highAbsence}%.',
      'Semangat mengikuti upah, lembur, dan pemutusan hubungan kerja; pengaruhnya pada ketidakhadiran dan pengunduran diri.',
    ],
    a: [
      'Bandingkan upah, lembur, dan pemutusan hubungan kerja di kedua sisi.',
      'Hitung biaya semangat rendah: ketidakhadiran, pengunduran diri, perekrutan.',
    ],
  },
  h26: {
    text: '{x} pekerja mengundurkan diri. Berapa biaya menggantikannya?',
    b: [
      'Semangat kerja rata-rata di tempat itu {morale}%.',
      'Tersisa {employees} orang, {hired} di antaranya direkrut triwulan ini.',
      'Tingkat pelatihannya {training}%; orang baru menurunkannya.',
      'Mengganti berarti biaya perekrutan, pelatihan, dan produksi yang hilang sementara itu.',
    ],
    a: [
      'Bandingkan biaya perekrutan dan biaya kenaikan upah.',
      'Cari sebabnya: upah, lembur, pemutusan hubungan kerja, atau semangat yang sudah rendah.',
    ],
  },
  h27: {
    text: 'Pemutusan hubungan kerja menelan {x} BA. Kapan biaya itu kembali?',
    b: [
      '{laidOff} orang diberhentikan, yaitu {each} BA per orang.',
      'Seorang pekerja rata-rata berbiaya {wage} BA per triwulan.',
      'Semangat kerja mereka yang tinggal {morale}%.',
      'Biaya itu kembali bila upah yang dihemat melebihi pesangon dan hilangnya semangat.',
    ],
    a: [
      'Bagilah pesangon dengan upah yang dihemat setiap triwulan.',
      'Tambahkan biaya semangat yang hilang, dan perekrutan bila permintaan kembali.',
    ],
  },
  h28: {
    text: 'Pelatihan naik {x} poin. Di angka mana itu terlihat?',
    b: [
      'Tingkat pelatihan mencapai {training}%.',
      'Seorang pekerja rata-rata membuat {output} unit; sebelumnya {outputBefore}.',
      'Kualitas {quality} poin.',
      'Pelatihan terlihat pada hasil per pekerja dan pada kualitas, sering satu triwulan kemudian.',
    ],
    a: [
      'Ikuti hasil per pekerja dan kualitas selama beberapa triwulan.',
      'Pisahkan pengaruh pelatihan dari pengaruh perekrutan dan mesin.',
    ],
  },
  h29: {
    text: 'Lembur atau merekrut: apa yang menentukan?',
    b: [
      'Lembur rata-rata {overtime}%.',
      'Upah {perUnit} BA untuk setiap unit yang dibuat.',
      'Seorang pekerja rata-rata berbiaya {wage} BA per triwulan.',
      'Kebutuhan singkat dengan lembur, kebutuhan tetap dengan merekrut: lembur lebih mahal dan mengikis semangat.',
    ],
    a: [
      'Hitung biaya satu unit tambahan dengan kedua cara.',
      'Berapa triwulan kebutuhan itu akan berlangsung?',
    ],
  },
  r30: {
    text: 'Seluruh kelas berubah dari {a} menjadi {b} BA. Karena Anda, atau karena pasar?',
    b: [
      'Keputusan mengubah hasil sebesar {decisions} BA.',
      'Pasar mengubahnya sebesar {market} BA, persaingan sebesar {competition} BA.',
      'Peristiwa mengubahnya sebesar {events} BA.',
      'Apa yang diberikan pasar kepada semua dapat diambilnya kembali; keputusan ada di tangan Anda.',
    ],
    a: [
      'Jumlahkan sebab semua perusahaan menurut jenisnya.',
      'Cari keputusan para pesaing yang saling meniadakan.',
    ],
  },
  r31: {
    text: 'Lebih dari separuh merugi. Harga, volume, atau beban?',
    b: [
      'Harga rata-rata yang rugi {price} BA, dengan biaya per unit rata-rata {cost} BA.',
      'Mereka memakai {used}% dari kapasitasnya.',
      'Kapasitas menganggur menelan {idle} BA per unit yang dibuat.',
      'Bila harga di atas biaya per unit, sebabnya volume atau beban tetap; bila tidak, harga atau biaya.',
    ],
    a: [
      'Lihat dulu margin per unit, lalu pemakaian kapasitas, lalu beban tetap.',
      'Bandingkan dengan yang untung: mana dari ketiganya yang paling berbeda?',
    ],
  },
  r32: {
    text: 'Dari 100 BA penjualan, {x} untuk {charge}. Apakah itu pengeluaran yang baik?',
    b: [
      'Pengeluaran ini {amount} BA, dari penjualan {sales} BA.',
      'Artinya {perUnit} BA per unit terjual.',
      'Pada triwulan sebelumnya {perUnitBefore} BA.',
      'Pengeluaran itu baik bila pengurangan satu BA menghilangkan lebih dari satu BA margin.',
    ],
    a: [
      'Ikuti beban ini per unit terjual dari triwulan ke triwulan.',
      'Apa yang terjadi bila dikurangi sepersepuluh?',
    ],
  },
  r33: {
    text: 'Pajak mengambil {x} BA. Apakah itu keputusan?',
    b: [
      '{k} perusahaan yang dikenai pajak memiliki laba sebelum pajak {profit} BA.',
      'Pajak mengambil {share}% darinya.',
      'Pajak mengikuti laba, dan kompensasi kerugian menurunkannya. Yang diputuskan adalah laba, bukan tarif.',
    ],
    a: [
      'Apa yang menurunkan laba kena pajak tanpa memiskinkan perusahaan?',
      'Apa jadinya rugi triwulan yang lalu?',
    ],
  },
  r34: {
    text: 'Rugi, tetapi nilainya naik: apa yang diukur nilai bersih?',
    b: [
      'Ruginya {loss} BA, dan nilai bersih naik {gain} BA.',
      'Nilai bersih {value} BA, ekuitas {equity} BA.',
      'Selisihnya, {other} BA, adalah yang tidak dihitung neraca: litbang, merek, reputasi, suasana kerja.',
      'Nilai bersih juga mengukur apa yang kelak mendatangkan uang.',
    ],
    a: ['Uraikan nilai bersih: ekuitas dan koreksi.', 'Apakah rugi ini pengeluaran untuk masa depan?'],
  },
  i35: {
    text: 'Mesin dibeli seharga {x} BA. Mulai berapa unit mesin itu terbayar?',
    b: [
      'Margin penjualan {unitMargin} BA per unit terjual.',
      'Dengan margin ini perlu {units} unit untuk membayar mesin.',
      'Triwulan ini terjual {sold} unit.',
      'Hanya unit yang tidak akan terjual tanpa mesin ini yang dihitung.',
    ],
    a: [
      'Berapa unit tambahan yang dimungkinkan mesin ini setiap triwulan?',
      'Tambahkan penyusutan dan perawatan: apakah mesin terbayar sebelum aus?',
    ],
  },
  i36: {
    text: 'Litbang kini berbiaya {x} BA. Kapan hasilnya, dan bagaimana kita tahu?',
    b: [
      'Ini {share}% dari pendapatan.',
      'Tingkat tertinggi {level}.',
      'Kemajuan rata-rata menuju tingkat berikutnya {progress}%.',
      'Hasilnya bertahap: tidak ada sebelum tingkat berikutnya, lalu setiap triwulan.',
    ],
    a: [
      'Perkirakan triwulan saat tingkat berikutnya tercapai dengan anggaran ini.',
      'Di angka mana suatu tingkat akan terlihat: produktivitas, bahan baku, permintaan?',
    ],
  },
  i37: {
    text: 'Satu tingkat litbang tercapai: apa yang berubah?',
    b: [
      'Tingkat yang dicapai {level}.',
      'Sebuah mesin rata-rata membuat {output} unit; sebelumnya {outputBefore}.',
      'Bahan baku {materials} BA per unit; sebelumnya {materialsBefore} BA.',
      'Produk juga menarik lebih banyak pelanggan: pengaruhnya tetap pada triwulan berikutnya.',
    ],
    a: [
      'Bandingkan sebelum dan sesudah: hasil per mesin, bahan baku per unit, permintaan.',
      'Berapa triwulan yang diperlukan agar anggaran itu kembali?',
    ],
  },
  i38: {
    text: 'Utang {x} BA untuk setiap 100 ekuitas. Sampai sejauh mana?',
    b: [
      'Utang {debts} BA, ekuitas {equity} BA.',
      'Cicilan mengambil {dues} BA dari penerimaan {receipts} BA.',
      'Utang wajar selama uangnya menghasilkan lebih dari biayanya, bahkan pada triwulan buruk.',
    ],
    a: [
      'Bandingkan bunga dengan laba usaha.',
      'Bayangkan penjualan turun seperlima: apakah cicilan masih terbayar?',
    ],
  },
  q39: {
    text: 'Kualitas berkisar dari {a} sampai {b} poin. Siapa yang membayar, siapa yang merasakan?',
    b: [
      'Anggaran kualitas: {lowBudget} BA pada yang terendah, {highBudget} BA pada yang tertinggi.',
      'Layanan purnajual: {lowService} BA dibandingkan {highService} BA.',
      'Pengaruh anggaran ini pada permintaan: {lowCustomers} unit dibandingkan {highCustomers}.',
      'Kualitas dibayar sekarang juga; pelanggan dan retur menunjukkannya kemudian.',
    ],
    a: [
      'Bandingkan anggaran kualitas dan biaya layanan purnajual.',
      'Pelanggan mana yang membayar kualitas, dan mana yang lebih dulu melihat harga?',
    ],
  },
  q40: {
    text: 'Layanan purnajual berbiaya {x} BA. Biaya atau investasi?',
    b: [
      'Ini {share}% dari pendapatan.',
      'Anggaran yang diputuskan {budget} BA; retur garansi menelan {warranty} BA.',
      'Citra layanan {service}%.',
      'Garansi adalah biaya yang berkurang dengan kualitas lebih baik; anggaran menjaga citra, seperti investasi.',
    ],
    a: [
      'Pisahkan retur garansi dari layanan yang Anda pilih.',
      'Cari pengaruh citra layanan pada permintaan triwulan berikutnya.',
    ],
  },
  e41: {
    text: '“{e}” berdampak {a} BA. Siapa yang siap, dan bagaimana?',
    b: [
      'Bergantung pada perusahaannya, laba bersih berubah dari {lowest} sampai {highest} BA.',
      'Yang siap adalah yang punya kelonggaran: uang, persediaan, kapasitas, atau harga.',
    ],
    a: [
      'Bandingkan pengaruhnya antarperusahaan: apa yang dimiliki yang paling sedikit terdampak?',
      'Keputusan mana sebelum peristiwa itu yang membuat perbedaan?',
    ],
  },
  l42: {
    text: '{label} memprediksi lebih baik: {x}, lalu {y} dari 100. Apa yang berubah dalam caranya?',
    unnamed:
      'Satu perusahaan memprediksi lebih baik: {x}, lalu {y} dari 100. Apa yang berubah dalam caranya?',
    b: [
      'Permintaan: {demandBefore}, lalu {demandNow}.',
      'Kas: {cashBefore}, lalu {cashNow}.',
      'Laba bersih: {resultBefore}, lalu {resultNow}.',
      'Jurnal menjelaskan dasar prediksi: bandingkan kedua teksnya.',
    ],
    a: [
      'Baca lagi jurnal kedua triwulan: informasi mana yang baru?',
      'Angka mana yang tetap paling sulit diprediksi, dan mengapa?',
    ],
  },
  l43: {
    text: 'Prediksi permintaan jauh meleset. Informasi apa yang kurang?',
    b: [
      'Nilai rata-rata {k} prediksi adalah {score} dari 100.',
      'Permintaan total berubah {change}%, menjadi {demand} unit.',
      'Permintaan bergantung pada musim, pada harga terhadap harga rata-rata, dan pada tindakan yang lain.',
    ],
    a: [
      'Baca lagi koran pasar: musim, harga rata-rata, peristiwa yang diumumkan.',
      'Apakah kesalahannya pada seluruh pasar atau pada bagian Anda?',
    ],
  },
  l44: {
    text: '{label} memperbaiki hasilnya sebesar {x} BA. Apa yang dipelajari dari triwulan sebelumnya?',
    unnamed:
      'Satu perusahaan memperbaiki hasilnya sebesar {x} BA. Apa yang dipelajari dari triwulan sebelumnya?',
    b: [
      'Laba bersih berubah dari {before} menjadi {now} BA.',
      'Keputusan yang paling membantu: “{decision}”, sebesar {amount} BA.',
      'Yang dipelajari terlihat pada keputusan yang berubah di antara kedua triwulan.',
    ],
    a: [
      'Bandingkan kedua lembar keputusan: apa yang berubah?',
      'Pisahkan apa yang diberikan pasar dari apa yang dihasilkan keputusan.',
    ],
  },
  g45: {
    text: 'Informasi mana yang Anda lihat saat memutuskan, mana yang Anda abaikan?',
    b: [
      'Buat daftar layar yang dibaca sebelum memutuskan, secara berurutan.',
      'Tandai yang mengubah suatu keputusan.',
      'Tidak ada jawaban yang dinilai: yang penting tahu apa yang membantu.',
    ],
    a: [
      'Cari informasi yang Anda punya tetapi tidak Anda pakai.',
      'Informasi mana yang kurang, dan di mana dapat ditemukan?',
    ],
  },
  g46: {
    text: 'Keputusan mana yang akan Anda ambil lagi, mana yang tidak?',
    b: [
      'Pilih satu keputusan untuk dipertahankan dan angka yang mendukungnya.',
      'Pilih satu keputusan untuk diubah dan angka yang menunjukkannya.',
      'Satu angka untuk masing-masing sudah cukup.',
    ],
    a: [
      'Nilailah keputusan dari apa yang Anda tahu saat itu, bukan dari hasilnya.',
      'Cari angka yang akan mengubah pendapat Anda.',
    ],
  },
  g47: {
    text: 'Di perusahaan nyata mana hal yang sama pernah terjadi?',
    b: [
      'Sebutkan sebuah perusahaan, dan apa yang serupa.',
      'Sebutkan juga apa yang berbeda: ukuran, produk, zaman.',
      'Tidak ada jawaban siap pakai: kelas yang membawanya.',
    ],
    a: [
      'Cari dalam berita kehabisan barang, perang harga, atau kelebihan barang.',
      'Bagaimana perusahaan itu keluar dari keadaan tersebut?',
    ],
  },
  g48: {
    text: 'Apa yang Anda harapkan dari pesaing? Apa yang mereka lakukan?',
    b: [
      'Catat harga yang Anda harapkan dari mereka.',
      'Bandingkan: harga berkisar dari {lowest} sampai {highest} BA.',
      'Koran pasar memuat harga dan pangsa semua perusahaan.',
    ],
    a: [
      'Baca harga dan pangsa pasar di koran pasar.',
      'Terhadap apa pesaing Anda bereaksi? Mungkin terhadap Anda.',
    ],
  },
  g49: {
    text: 'Jika triwulan ini dimulai lagi, satu keputusan mana yang akan Anda ubah?',
    b: [
      'Pilih satu keputusan saja, dan nilai barunya.',
      'Cobalah dalam proyeksi perusahaan yang sama.',
      'Jelaskan apa yang berubah, dan apa yang mungkin dilakukan pesaing.',
    ],
    a: [
      'Pilih keputusan dengan pengaruh terbesar, bukan yang paling terlihat.',
      'Periksa apakah keputusan itu tidak memerlukan keputusan lain: kapasitas, uang, pekerja.',
    ],
  },
} satisfies Partial<TeachingTexts['questions']>
