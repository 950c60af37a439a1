import type { PlanTexts } from '../plan-texts.ts'

export const planTexts: PlanTexts = {
  plans: {
    '50': {
      title: '50 menit',
      summary: 'Sesi perkenalan: dua triwulan, lalu pembahasan yang sesungguhnya.',
    },
    '90': {
      title: '90 menit',
      summary: 'Tiga triwulan dengan jurnal tim, pembahasan panjang, dan kuis.',
    },
    '180': {
      title: '3 jam',
      summary: 'Dalam tim beranggota 3 atau 4: satu triwulan latihan, lalu empat triwulan yang dihitung.',
    },
    semester: {
      title: 'Satu semester',
      summary: 'Delapan triwulan, satu per minggu, ditutup pada jam tetap dan Anda umumkan di kelas.',
    },
  },
  steps: {
    welcome: {
      title: 'Bergabung dan aturan main',
      do: 'Proyeksikan layar bergabung dan biarkan semua masuk dengan kode. Setelah itu proyeksikan aturan: aturan berjalan sendiri selama satu setengah menit.',
      points: [
        'Katakan: “Buka alamat di layar atau pindai kode QR, lalu pilih nama panggilan: mulai sekarang Anda memimpin perusahaan.”',
        'Tunggu sampai semua nama muncul. Yang tidak membawa ponsel bermain berdua dengan satu perangkat.',
        'Katakan: “Semua menjual produk yang sama di pasar yang sama. Tujuannya: perusahaan yang paling bernilai pada akhir permainan, bukan yang paling banyak menjual.”',
        'Katakan: “Pelanggan terutama membandingkan harga dan iklan. Jika produk Anda habis, mereka pergi ke pesaing.”',
        'Jangan memberi saran tentang harga yang tepat: itulah bahan pembahasan nanti.',
      ],
    },
    welcomeTeams: {
      title: 'Bergabung, tim, dan aturan main',
      do: 'Proyeksikan layar bergabung, biarkan semua masuk dengan kode dan membentuk tim beranggota 3 atau 4. Setelah itu proyeksikan aturan.',
      points: [
        'Katakan: “Masuklah dengan kode, pilih nama panggilan, lalu bentuk tim beranggota tiga atau empat orang.”',
        'Setiap tim membagi tugas: satu orang untuk produksi dan pekerja, satu untuk harga dan iklan, satu untuk kas.',
        'Katakan: “Semua menjual produk yang sama di pasar yang sama. Pemenangnya adalah perusahaan yang paling bernilai pada akhir permainan.”',
        'Katakan: “Triwulan pertama hanya latihan dan tidak dihitung. Beranilah mencoba!”',
        'Jika ada yang belum punya tim, tempatkan sendiri lewat pengaturan permainan, bagian tim.',
      ],
    },
    firstQuarter: {
      title: 'Triwulan {quarter}: keputusan pertama',
      do: 'Proyeksikan layar keputusan. Mahasiswa menetapkan harga, produksi, dan iklan, lalu menyimpan.',
      points: [
        'Katakan: “Tiga keputusan sudah cukup: harga jual, jumlah produksi, dan anggaran iklan. Yang lain boleh tetap seperti semula.”',
        'Katakan: “Lihat proyeksi di bagian bawah layar: di sana terlihat biaya pilihan Anda, tetapi bukan apa yang akan dilakukan pesaing.”',
        'Di tengah waktu: “Apakah rencana produksi Anda melebihi kemampuan mesin dan pekerja? Layar produksi menunjukkannya.”',
        'Berkelilinglah dan jawab hanya dengan pertanyaan: “Berapa yang Anda perkirakan terjual pada harga ini? Bagaimana kalau kurang dari itu?”',
        'Dua menit sebelum selesai: “Simpan!” Layar proyeksi menunjukkan berapa perusahaan yang sudah memutuskan.',
      ],
    },
    nextQuarter: {
      title: 'Triwulan {quarter}: memutuskan lagi',
      do: 'Proyeksikan layar keputusan. Mahasiswa memperbaiki pilihan berdasarkan hasil mereka, lalu menyimpan.',
      points: [
        'Katakan: “Ubah sedikit saja setiap kali, supaya Anda tahu apa yang berpengaruh.”',
        'Katakan: “Buka ‘Mengapa?’ di samping sebuah angka: di sana dijelaskan asal perbedaannya.”',
        'Ajukan pertanyaan yang sama kepada setiap kelompok: “Apa yang ingin Anda ubah, dan angka mana yang akan menunjukkan bahwa Anda benar?”',
        'Dua menit sebelum selesai: “Simpan!”',
      ],
    },
    practice: {
      title: 'Triwulan latihan',
      do: 'Beri waktu sepuluh menit untuk memutuskan, lalu tutup dan umumkan triwulan latihan. Proyeksikan pasar.',
      points: [
        'Katakan: “Triwulan ini tidak dihitung: cobalah harga atau produksi yang terasa berlebihan.”',
        'Tunjukkan di mana memutuskan, menyimpan, dan membaca hasil.',
        'Setelah diumumkan: “Siapa yang kehabisan? Siapa yang kelebihan? Siapa yang rugi?” Angkat tangan, tanpa komentar.',
      ],
    },
    restart: {
      title: 'Mulai ulang dan tanya jawab',
      do: 'Mulai ulang permainan: semua perusahaan kembali ke titik yang sama, dan triwulan latihan tetap dapat dibaca.',
      points: [
        'Jawab pertanyaan pemahaman: biaya satu produk, ruang gudang, jam kerja dan pekerja, pinjaman.',
        'Proyeksikan aturan sekali lagi jika tujuannya belum jelas.',
        'Katakan: “Mulai sekarang semuanya dihitung. Setiap tim menulis dalam satu kalimat bagaimana ingin menang.”',
      ],
    },
    reading: {
      title: 'Membaca hasil triwulan {quarter}',
      do: 'Tutup triwulan, lalu umumkan hasilnya. Proyeksikan pasar: harga, pangsa pasar, penjualan yang hilang.',
      points: [
        'Katakan: “Bacalah tiga angka Anda sendiri: produk terjual, sisa persediaan, laba bersih.”',
        'Pada layar proyeksi: “Siapa yang menjual mahal tetapi laku banyak? Bagaimana bisa?”',
        'Katakan: “Persediaan memakan biaya; kehabisan produk berarti memberikan pelanggan kepada yang lain. Anda mengalami yang mana?”',
        'Peringkat jangan ditampilkan dulu: orang akan berhenti berpikir.',
      ],
    },
    results: {
      title: 'Hasil triwulan {quarter}',
      do: 'Tutup triwulan terakhir, lalu umumkan. Proyeksikan peringkat satu per satu, kemudian perlombaan.',
      points: [
        'Sebelum membuka peringkat pertama: “Siapa yang pertama, dan mengapa?” Terima tiga tebakan.',
        'Pada perlombaan: tunjuk perusahaan yang naik, dan tanyakan apa yang diubahnya.',
        'Katakan: “Nilai menghitung mesin, persediaan, dan kas, dikurangi utang: menjual saja tidak cukup.”',
      ],
    },
    debrief: {
      title: 'Pembahasan',
      do: 'Proyeksikan momen-momen permainan, lalu pertanyaan. Mahasiswa berbicara berdua dulu, baru di depan semua.',
      points: [
        'Fakta dulu: “Apa yang Anda putuskan? Apa yang Anda harapkan? Apa yang terjadi?”',
        'Pertanyaan 1: “Dua perusahaan dengan harga sama tidak menjual sama banyak. Cari tiga kemungkinan penyebabnya.”',
        'Pertanyaan 2: “Mana yang lebih baik, kehabisan produk atau menyimpan terlalu banyak? Hitung keduanya dengan angka Anda.”',
        'Pertanyaan 3: “Sebuah perusahaan untung tetapi kehabisan kas. Bagaimana mungkin?”',
        'Pertanyaan 4: “Jika semua menurunkan harga 10%, siapa yang menang? Siapa yang kalah?”',
        'Catat dalam tiga kalimat pada layar proyeksi apa yang dipetik kelas.',
      ],
    },
    quiz: {
      title: 'Kuis',
      do: 'Buka kuis yang sudah disiapkan: setiap orang menjawab di layarnya sendiri, tentang angka perusahaannya sendiri. Setelah ditutup, bahas pertanyaan berikut dengan angkat tangan.',
      points: [
        'Sebuah perusahaan menjual semua produknya: apakah selalu kabar baik? (Tidak: mungkin ada pelanggan yang pulang tanpa barang.)',
        'Apakah laba dan kas selalu naik bersama? (Tidak: piutang, persediaan, pinjaman, dan mesin memisahkannya.)',
        'Berapa biaya pekerja yang menganggur? (Upahnya, tanpa produk sebagai imbalan.)',
        'Mengapa harga yang lebih tinggi dapat menaikkan laba meski penjualan turun? (Margin per produk naik lebih besar daripada turunnya penjualan.)',
        'Siapa yang pertama: yang paling banyak menjual atau yang paling bernilai? (Yang paling bernilai.)',
      ],
    },
    peers: {
      title: 'Melihat kembali kerja tim',
      do: 'Buka penilaian antarrekan: setiap orang menilai rekan setimnya dan dirinya sendiri dalam lima hal, tanpa berbicara. Rekan setim tidak pernah melihat siapa memberi nilai berapa.',
      points: [
        'Katakan: “Nilailah apa yang dilakukan setiap orang, bukan pendapat Anda tentangnya. Saya melihat jawaban Anda; rekan setim Anda tidak pernah.”',
        'Tutup setelah semua menjawab, lalu bagikan hasilnya: setiap orang membaca rata-ratanya jika dinilai oleh sedikitnya tiga orang lain.',
        'Umumkan kelanjutannya: tanggal sesi berikutnya dan laporan kelas untuk dibaca.',
      ],
    },
    nextTime: {
      title: 'Untuk pertemuan berikutnya',
      do: 'Setiap mahasiswa menulis satu kalimat: “Lain kali, saya akan …”. Buka laporan kelas untuk menyimpan catatan.',
      points: [
        'Minta tiga kalimat dibacakan.',
        'Tugas rumah: buka hasil sendiri dengan nama panggilan yang sama dan jelaskan satu angka secara tertulis dengan “Mengapa?”.',
        'Untuk melanjutkan di hari lain, tambah jumlah triwulan di pengaturan: permainan berlanjut dari tempatnya berhenti.',
      ],
    },
    start: {
      title: 'Minggu 1: mulai',
      do: 'Proyeksikan layar bergabung dan biarkan semua masuk, lalu proyeksikan aturan. Triwulan pertama tetap terbuka sampai minggu depan.',
      points: [
        'Katakan: “Anda memimpin perusahaan selama delapan triwulan, satu per minggu. Pemenangnya yang paling bernilai pada akhir permainan.”',
        'Sebutkan hari dan jam penutupan: setelah itu tidak ada yang berubah pada triwulan tersebut.',
        'Yang tidak menyimpan apa pun memakai keputusan sebelumnya.',
        'Ajak kelas mengambil satu keputusan pertama, supaya semua tahu di mana menyimpan.',
      ],
    },
    week: {
      title: 'Triwulan {quarter}',
      do: 'Triwulan ditutup pada jam yang direncanakan. Di kelas, umumkan hasilnya dan proyeksikan pasar selama sepuluh menit.',
      points: [
        'Umumkan sebelum penutupan berikutnya: selama satu triwulan belum diumumkan, tidak ada triwulan lain yang ditutup.',
        'Tiga pertanyaan: “Apa yang Anda harapkan? Apa yang terjadi? Apa yang Anda ubah?”',
        'Ingatkan jam penutupan berikutnya, dan lihat siapa yang belum menyimpan apa pun.',
      ],
    },
    weekLevel: {
      title: 'Triwulan {quarter}: naik ke tingkat {level}?',
      do: 'Umumkan hasilnya dan proyeksikan pasar. Jika kelas sudah terbiasa, naikkan permainan ke tingkat {level} di pengaturan.',
      points: [
        'Umumkan sebelum penutupan berikutnya: selama satu triwulan belum diumumkan, tidak ada triwulan lain yang ditutup.',
        'Tingkat {level} membuka keputusan lain; yang tidak disentuh tetap nilainya.',
        'Perkenalkan keputusan baru dalam lima menit, tanpa mengatakan mana yang baik.',
      ],
    },
    gameDebrief: {
      title: 'Minggu 10: pembahasan permainan',
      do: 'Proyeksikan momen-momen permainan, putar ulang perkembangan pasar, lalu bahas pertanyaan berdua dan bersama.',
      points: [
        'Fakta dulu: minta tiga perusahaan yang sangat berbeda menceritakan permainannya dalam dua menit.',
        '“Pada triwulan mana permainan Anda ditentukan? Oleh keputusan apa?”',
        '“Keputusan mana yang baru berbuah jauh kemudian?”',
        '“Apa yang akan Anda lakukan secara berbeda dengan pengetahuan sekarang? Apa yang tetap tidak pasti?”',
        'Peringkat ditampilkan terakhir, jika Anda mau.',
      ],
    },
    grades: {
      title: 'Minggu 11: nilai dan penutup',
      do: 'Buka nilai, periksa skema dan setiap nilai, bekukan, lalu publikasikan. Setiap orang dapat meminta peninjauan.',
      points: [
        'Nilailah apa yang dijelaskan mahasiswa (jurnal, kuis, pembahasan), bukan peringkat saja: peringkat juga bergantung pada yang lain.',
        'Sampaikan cara penilaian sebelum membagikan nilai.',
        'Akhiri dengan pertanyaan: “Apa yang Anda pelajari yang tidak akan Anda baca di buku?”',
      ],
    },
  },
  also: {
    journal:
      'Jurnal: sebelum menyimpan, setiap tim menulis apa yang diharapkannya dari triwulan ini; setelah hasil keluar, apa yang dipelajarinya.',
    quiz: 'Kuis: buka kuis triwulan {quarter} di awal pertemuan; setiap orang menjawab tentang angka perusahaannya sendiri.',
    peers: 'Tim: buka penilaian antarrekan; setiap orang menilai rekan setimnya dan dirinya sendiri.',
  },
  drafts: {
    quiz: 'Kuis triwulan {quarter}',
    peers: 'Penilaian antarrekan setelah triwulan {quarter}',
  },
}
