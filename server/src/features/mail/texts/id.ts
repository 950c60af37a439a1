import type { MailTexts } from './texts.ts'

export const id: MailTexts = {
  direction: 'ltr',
  greeting: 'Halo {name},',
  addressHint: 'Jika tombol tidak berfungsi, salin alamat ini ke peramban Anda:',
  signature: 'Trimestre, permainan simulasi bisnis',
  passwordReset: {
    subject: 'Pilih kata sandi baru',
    body: ['Seseorang, mungkin Anda sendiri, meminta kata sandi baru untuk akun Trimestre Anda.'],
    action: 'Pilih kata sandi',
    note: 'Tautan ini berlaku sekali, selama satu jam. Jika Anda tidak memintanya, abaikan pesan ini: kata sandi Anda tidak berubah.',
  },
  invitation: {
    subject: 'Undangan ke permainan “{game}”',
    body: [
      '{inviter} mengundang Anda bermain “{game}”.',
      'Anda akan memimpin sebuah perusahaan: setiap triwulan Anda mengambil keputusan, lalu melihat tanggapan pasar.',
    ],
    action: 'Lihat permainan',
    note: 'Masuk dengan akun Anda, lalu bergabunglah dengan permainan.',
  },
  erasure: {
    subject: 'Permainan “{game}” akan dihapus pada {date}',
    body: [
      'Masa penyimpanan yang dipilih untuk permainan “{game}” hampir berakhir.',
      'Pada {date} permainan akan dihapus beserta perusahaan, keputusan, dan hasilnya. Tidak ada yang dapat dipulihkan.',
    ],
    action: 'Buka Trimestre',
    note: 'Untuk mempertahankannya, perpanjang masa penyimpanan di konfigurasi permainan, atau tutup satu triwulan. Untuk menyimpan hasilnya saja, unduhlah sebelum tanggal itu.',
  },
}
