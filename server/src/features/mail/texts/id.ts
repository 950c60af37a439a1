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
  addressPending:
    'Alamat email lain telah diminta untuk akun Anda dan menunggu konfirmasi. Jika itu bukan dari Anda, beri tahu orang yang mengelola Trimestre di sekolah Anda.',
  emailConfirmation: {
    subject: 'Konfirmasi alamat email Anda',
    body: [
      'Alamat ini diberikan untuk akun Trimestre Anda. Alamat ini berlaku segera setelah Anda mengonfirmasinya.',
    ],
    action: 'Konfirmasi alamat',
    note: 'Tautan ini berlaku sekali, selama tiga hari. Jika akun ini bukan milik Anda, abaikan pesan ini: tidak ada yang berubah.',
  },
  emailAsked: {
    subject: 'Alamat email lain diminta untuk akun Anda',
    body: [
      'Alamat email lain telah diminta untuk akun Trimestre Anda. Alamat itu akan menggantikan alamat ini segera setelah dikonfirmasi.',
    ],
    action: 'Buka Trimestre',
    note: 'Jika permintaan ini bukan dari Anda, segera beri tahu orang yang mengelola Trimestre di sekolah Anda.',
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
  emailChanged: {
    subject: 'Alamat email akun Anda telah berubah',
    body: [
      'Akun Trimestre Anda kini memakai alamat email lain. Alamat ini tidak dapat lagi digunakan untuk masuk.',
    ],
    action: 'Buka Trimestre',
    note: 'Jika perubahan ini bukan dari Anda, segera beri tahu orang yang mengelola Trimestre di sekolah Anda.',
  },
  passwordChanged: {
    subject: 'Kata sandi akun Anda telah berubah',
    body: ['Akun Trimestre Anda memiliki kata sandi baru. Semua sesi yang terbuka telah diakhiri.'],
    action: 'Buka Trimestre',
    note: 'Jika perubahan ini bukan dari Anda, segera beri tahu orang yang mengelola Trimestre di sekolah Anda.',
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
