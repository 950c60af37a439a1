import type { TeachingTexts } from '../types.ts'

export const facts: Pick<TeachingTexts, 'facts' | 'turningPoints'> = {
  facts: {
    event: 'Peristiwa triwulan ini: “{name}”.',
    marketUp:
      'Permintaan total {demandeTotale} unit, setelah {before} pada triwulan sebelumnya: naik {change, abs}%.',
    marketDown:
      'Permintaan total {demandeTotale} unit, setelah {before} pada triwulan sebelumnya: turun {change, abs}%.',
    marketSame: 'Permintaan total {demandeTotale} unit.',
    prices: 'Harga jual berkisar dari {lowest} sampai {highest} BA; harga rata-rata {mean} BA.',
    pricesSame: 'Semua terjual dengan harga yang sama: {mean} BA.',
    stockouts:
      '{companies} perusahaan tidak dapat melayani semua pelanggan: {units} unit yang diminta tidak terkirim.',
    stockoutsOwn:
      'Perusahaan Anda tidak dapat melayani semua pelanggan: {units} unit yang diminta tidak terkirim.',
    stocks: 'Tersisa {units} unit dalam persediaan, senilai {value} BA.',
    stocksOwn: 'Persediaan Anda tersisa {units} unit, senilai {value} BA.',
    stocksLost:
      'Tersisa {units} unit dalam persediaan, senilai {value} BA; {lost} unit hilang karena kurang tempat.',
    stocksLostOwn:
      'Persediaan Anda tersisa {units} unit, senilai {value} BA; {lost} unit hilang karena kurang tempat.',
    capacity: 'Bengkel berjalan pada {percent}% dari kapasitas produksinya.',
    capacityOwn: 'Bengkel Anda berjalan pada {percent}% dari kapasitas produksinya.',
    people:
      'Perusahaan-perusahaan mempekerjakan {employees} orang; {resignations, plural, =0 {tidak ada pekerja yang mengundurkan diri} other {{resignations} pekerja mengundurkan diri}}, dan {layoffs, plural, =0 {tidak ada pesangon yang dibayar} other {pemutusan hubungan kerja menelan {layoffs} BA}}.',
    peopleOwn:
      'Anda mempekerjakan {employees} orang; {resignations, plural, =0 {tidak ada pekerja yang mengundurkan diri} other {{resignations} pekerja mengundurkan diri}}, dan {layoffs, plural, =0 {Anda tidak membayar pesangon} other {pemutusan hubungan kerja menelan {layoffs} BA}}.',
    investment: 'Perusahaan-perusahaan menanamkan {machines} BA untuk mesin dan {research} BA untuk litbang.',
    investmentOwn: 'Anda menanamkan {machines} BA untuk mesin dan {research} BA untuk litbang.',
    results:
      'Laba bersih semua perusahaan bersama-sama {net} BA; {losses, plural, =0 {tidak ada yang rugi} other {{losses} perusahaan rugi}}.',
    resultsOwnProfit: 'Hasil Anda adalah laba sebesar {net, abs} BA.',
    resultsOwnLoss: 'Hasil Anda adalah rugi sebesar {net, abs} BA.',
    cash: '{overdrawn, plural, =0 {Tidak ada perusahaan yang mengakhiri triwulan dengan cerukan} other {{overdrawn} perusahaan mengakhiri triwulan dengan cerukan}}; {rescued, plural, =0 {tidak ada yang memerlukan pinjaman darurat} other {{rescued} menerima pinjaman darurat}}.',
    cashOwn:
      '{overdrawn, plural, =0 {Rekening Anda tidak mengalami cerukan} other {Anda mengakhiri triwulan dengan cerukan}}; {rescued, plural, =0 {Anda tidak memerlukan pinjaman darurat} other {bank memberi Anda pinjaman darurat}}.',
    predictions: '{companies} perusahaan mencatat prediksinya: nilai rata-rata {mean} dari 100.',
    predictionsOwn: 'Prediksi Anda bernilai {mean} dari 100.',
    rankingOne: 'Di puncak peringkat: {first}.',
    rankingTwo: 'Di puncak peringkat: {first}, di depan {second}.',
    rankingThree: 'Di puncak peringkat: {first}, di depan {second} dan {third}.',
    rankingClimber: 'Kenaikan terbesar: {climber}, dari posisi {climberFrom} ke posisi {climberTo}.',
  },
  turningPoints: {
    eventUp:
      'Peristiwa “{name}” menambah laba bersih semua perusahaan bersama-sama sebesar {amount, abs} BA.',
    eventUpOwn: 'Peristiwa “{name}” menambah laba bersih Anda sebesar {amount, abs} BA.',
    eventDown:
      'Peristiwa “{name}” mengurangi laba bersih semua perusahaan bersama-sama sebesar {amount, abs} BA.',
    eventDownOwn: 'Peristiwa “{name}” mengurangi laba bersih Anda sebesar {amount, abs} BA.',
    overdraft: '{label} mengalami cerukan untuk pertama kalinya: {liquidites} BA di bank.',
    overdraftOwn: 'Anda mengalami cerukan untuk pertama kalinya: {liquidites} BA di bank.',
    rescue: '{label} menerima pinjaman darurat pertamanya: {pretUrgence} BA.',
    rescueOwn: 'Anda menerima pinjaman darurat pertama: {pretUrgence} BA.',
    stockout:
      '{label} kehabisan produk: {units} unit tidak terkirim, yaitu {percent}% dari permintaan {demande}.',
    stockoutOwn:
      'Anda kehabisan produk: {units} unit tidak terkirim, yaitu {percent}% dari permintaan {demande}.',
    rankUp: '{label} naik dari posisi {from} ke posisi {to}.',
    rankUpOwn: 'Anda naik dari posisi {from} ke posisi {to}.',
    rankDown: '{label} turun dari posisi {from} ke posisi {to}.',
    rankDownOwn: 'Anda turun dari posisi {from} ke posisi {to}.',
    rankTook1: '{label} merebut posisi teratas, dari posisi {from}.',
    rankTook1Own: 'Anda merebut posisi teratas, dari posisi {from}.',
    rankLost1: '{label} kehilangan posisi teratas dan kini di posisi {to}.',
    rankLost1Own: 'Anda kehilangan posisi teratas dan kini di posisi {to}.',
    turnUp: '{label} keluar dari kerugian: laba bersih berubah dari {before} menjadi {now} BA.',
    turnUpOwn: 'Anda keluar dari kerugian: laba bersih Anda berubah dari {before} menjadi {now} BA.',
    turnDown: '{label} jatuh ke dalam kerugian: laba bersih berubah dari {before} menjadi {now} BA.',
    turnDownOwn: 'Anda jatuh ke dalam kerugian: laba bersih Anda berubah dari {before} menjadi {now} BA.',
    causeUp: '{label}: “{cause}” menambah laba bersih {amount, abs} BA dibandingkan triwulan sebelumnya.',
    causeUpOwn: '“{cause}” menambah laba bersih Anda {amount, abs} BA dibandingkan triwulan sebelumnya.',
    causeDown: '{label}: “{cause}” mengurangi laba bersih {amount, abs} BA dibandingkan triwulan sebelumnya.',
    causeDownOwn: '“{cause}” mengurangi laba bersih Anda {amount, abs} BA dibandingkan triwulan sebelumnya.',
  },
}
