import type { TeachingTexts } from '../types.ts'

export const facts: Pick<TeachingTexts, 'facts' | 'turningPoints'> = {
  facts: {
    event: 'حدث الفصل: «{name}».',
    marketUp: 'بلغ الطلب الكلي {demandeTotale} وحدة بعد {before} في الفصل السابق، أي بارتفاع {change, abs}%.',
    marketDown:
      'بلغ الطلب الكلي {demandeTotale} وحدة بعد {before} في الفصل السابق، أي بانخفاض {change, abs}%.',
    marketSame: 'بلغ الطلب الكلي {demandeTotale} وحدة.',
    prices: 'تراوحت أسعار البيع بين {lowest} و{highest} BA، ومتوسط السعر {mean} BA.',
    pricesSame: 'جرت كل المبيعات بالسعر نفسه: {mean} BA.',
    stockouts:
      'لم تستطع {companies, plural, zero {لا شركة} one {شركة واحدة} two {شركتان} few {{companies} شركات} many {{companies} شركة} other {{companies} شركة}} خدمة جميع العملاء: لم تُسلَّم {units, plural, zero {لا وحدة} one {وحدة واحدة} two {وحدتان} few {{units} وحدات} many {{units} وحدة} other {{units} وحدة}} من المطلوب.',
    stockoutsOwn:
      'لم تستطع شركتك خدمة جميع عملائها: لم تُسلَّم {units, plural, zero {لا وحدة} one {وحدة واحدة} two {وحدتان} few {{units} وحدات} many {{units} وحدة} other {{units} وحدة}} من المطلوب.',
    stocks:
      'بقيت في المخزون {units, plural, zero {لا وحدة} one {وحدة واحدة} two {وحدتان} few {{units} وحدات} many {{units} وحدة} other {{units} وحدة}} بقيمة {value} BA.',
    stocksOwn:
      'بقيت في مخزونك {units, plural, zero {لا وحدة} one {وحدة واحدة} two {وحدتان} few {{units} وحدات} many {{units} وحدة} other {{units} وحدة}} بقيمة {value} BA.',
    stocksLost:
      'بقيت في المخزون {units, plural, zero {لا وحدة} one {وحدة واحدة} two {وحدتان} few {{units} وحدات} many {{units} وحدة} other {{units} وحدة}} بقيمة {value} BA، وضاعت {lost, plural, zero {لا وحدة} one {وحدة واحدة} two {وحدتان} few {{lost} وحدات} many {{lost} وحدة} other {{lost} وحدة}} لضيق المكان.',
    stocksLostOwn:
      'بقيت في مخزونك {units, plural, zero {لا وحدة} one {وحدة واحدة} two {وحدتان} few {{units} وحدات} many {{units} وحدة} other {{units} وحدة}} بقيمة {value} BA، وضاعت منك {lost, plural, zero {لا وحدة} one {وحدة واحدة} two {وحدتان} few {{lost} وحدات} many {{lost} وحدة} other {{lost} وحدة}} لضيق المكان.',
    capacity: 'عملت الورش بنسبة {percent}% من قدرتها الإنتاجية.',
    capacityOwn: 'عملت ورشتك بنسبة {percent}% من قدرتها الإنتاجية.',
    people:
      'توظّف الشركات {employees, plural, zero {لا أحد} one {شخصًا واحدًا} two {شخصين} few {{employees} أشخاص} many {{employees} شخصًا} other {{employees} شخص}}؛ {resignations, plural, =0 {لم يستقل أي عامل} zero {لم يستقل أي عامل} one {استقال عامل واحد} two {استقال عاملان} few {استقال {resignations} عمال} many {استقال {resignations} عاملًا} other {استقال {resignations} عامل}}، و{layoffs, plural, =0 {لم تُدفع أي تعويضات تسريح} zero {لم تُدفع أي تعويضات تسريح} one {كلّف التسريح {layoffs} BA} two {كلّف التسريح {layoffs} BA} few {كلّف التسريح {layoffs} BA} many {كلّف التسريح {layoffs} BA} other {كلّف التسريح {layoffs} BA}}.',
    peopleOwn:
      'توظّف شركتك {employees, plural, zero {لا أحد} one {شخصًا واحدًا} two {شخصين} few {{employees} أشخاص} many {{employees} شخصًا} other {{employees} شخص}}؛ {resignations, plural, =0 {لم يستقل أي عامل} zero {لم يستقل أي عامل} one {استقال عامل واحد} two {استقال عاملان} few {استقال {resignations} عمال} many {استقال {resignations} عاملًا} other {استقال {resignations} عامل}}، و{layoffs, plural, =0 {لم تدفع أي تعويضات تسريح} zero {لم تدفع أي تعويضات تسريح} one {كلّفك التسريح {layoffs} BA} two {كلّفك التسريح {layoffs} BA} few {كلّفك التسريح {layoffs} BA} many {كلّفك التسريح {layoffs} BA} other {كلّفك التسريح {layoffs} BA}}.',
    investment: 'استثمرت الشركات {machines} BA في الآلات و{research} BA في البحث والتطوير.',
    investmentOwn: 'استثمرتَ {machines} BA في الآلات و{research} BA في البحث والتطوير.',
    results:
      'بلغت النتيجة الصافية لجميع الشركات معًا {net} BA؛ {losses, plural, =0 {ولم تخسر أي شركة} zero {ولم تخسر أي شركة} one {وخسرت شركة واحدة} two {وخسرت شركتان} few {وخسرت {losses} شركات} many {وخسرت {losses} شركة} other {وخسرت {losses} شركة}}.',
    resultsOwnProfit: 'نتيجتك الصافية ربح قدره {net, abs} BA.',
    resultsOwnLoss: 'نتيجتك الصافية خسارة قدرها {net, abs} BA.',
    cash: '{overdrawn, plural, =0 {لم تُنهِ أي شركة الفصل بسحب على المكشوف} zero {لم تُنهِ أي شركة الفصل بسحب على المكشوف} one {أنهت شركة واحدة الفصل بسحب على المكشوف} two {أنهت شركتان الفصل بسحب على المكشوف} few {أنهت {overdrawn} شركات الفصل بسحب على المكشوف} many {أنهت {overdrawn} شركة الفصل بسحب على المكشوف} other {أنهت {overdrawn} شركة الفصل بسحب على المكشوف}}؛ {rescued, plural, =0 {ولم تحتج أي شركة إلى قرض طوارئ} zero {ولم تحتج أي شركة إلى قرض طوارئ} one {وتلقّت شركة واحدة قرض طوارئ} two {وتلقّت شركتان قرض طوارئ} few {وتلقّت {rescued} شركات قرض طوارئ} many {وتلقّت {rescued} شركة قرض طوارئ} other {وتلقّت {rescued} شركة قرض طوارئ}}.',
    cashOwn:
      '{overdrawn, plural, =0 {حسابك ليس مكشوفًا} zero {حسابك ليس مكشوفًا} one {أنهيت الفصل بسحب على المكشوف} two {أنهيت الفصل بسحب على المكشوف} few {أنهيت الفصل بسحب على المكشوف} many {أنهيت الفصل بسحب على المكشوف} other {أنهيت الفصل بسحب على المكشوف}}؛ {rescued, plural, =0 {ولم تحتج إلى قرض طوارئ} zero {ولم تحتج إلى قرض طوارئ} one {ومنحك البنك قرض طوارئ} two {ومنحك البنك قرض طوارئ} few {ومنحك البنك قرض طوارئ} many {ومنحك البنك قرض طوارئ} other {ومنحك البنك قرض طوارئ}}.',
    predictions:
      'سجّلت {companies, plural, zero {لا شركة} one {شركة واحدة} two {شركتان} few {{companies} شركات} many {{companies} شركة} other {{companies} شركة}} توقعاتها: متوسط الدرجة {mean} من \u2068100\u2069.',
    predictionsOwn: 'نالت توقعاتك {mean} من \u2068100\u2069.',
    rankingOne: 'في صدارة الترتيب: {first}.',
    rankingTwo: 'في صدارة الترتيب: {first}، ثم {second}.',
    rankingThree: 'في صدارة الترتيب: {first}، ثم {second}، ثم {third}.',
    rankingClimber: 'أكبر صعود: {climber}، من المركز {climberFrom} إلى المركز {climberTo}.',
  },
  turningPoints: {
    eventUp: 'أضاف الحدث «{name}» إلى النتيجة الصافية لجميع الشركات معًا {amount, abs} BA.',
    eventUpOwn: 'أضاف الحدث «{name}» إلى نتيجتك الصافية {amount, abs} BA.',
    eventDown: 'أنقص الحدث «{name}» النتيجة الصافية لجميع الشركات معًا بمقدار {amount, abs} BA.',
    eventDownOwn: 'أنقص الحدث «{name}» نتيجتك الصافية بمقدار {amount, abs} BA.',
    overdraft: '{label}: سحب على المكشوف للمرة الأولى، والرصيد في البنك {liquidites} BA.',
    overdraftOwn: 'سحبتَ على المكشوف للمرة الأولى: الرصيد في البنك {liquidites} BA.',
    rescue: '{label}: أول قرض طوارئ، وقدره {pretUrgence} BA.',
    rescueOwn: 'تلقّيتَ أول قرض طوارئ: {pretUrgence} BA.',
    stockout:
      '{label}: نفد المخزون ولم تُسلَّم {units, plural, zero {لا وحدة} one {وحدة واحدة} two {وحدتان} few {{units} وحدات} many {{units} وحدة} other {{units} وحدة}}، أي {percent}% من طلب قدره {demande}.',
    stockoutOwn:
      'نفد مخزونك ولم تُسلَّم {units, plural, zero {لا وحدة} one {وحدة واحدة} two {وحدتان} few {{units} وحدات} many {{units} وحدة} other {{units} وحدة}}، أي {percent}% من طلب قدره {demande}.',
    rankUp: '{label}: صعود من المركز {from} إلى المركز {to}.',
    rankUpOwn: 'صعدتَ من المركز {from} إلى المركز {to}.',
    rankDown: '{label}: تراجع من المركز {from} إلى المركز {to}.',
    rankDownOwn: 'تراجعتَ من المركز {from} إلى المركز {to}.',
    rankTook1: '{label}: وصول إلى الصدارة من المركز {from}.',
    rankTook1Own: 'وصلتَ إلى الصدارة من المركز {from}.',
    rankLost1: '{label}: فقدان الصدارة والانتقال إلى المركز {to}.',
    rankLost1Own: 'فقدتَ الصدارة وانتقلتَ إلى المركز {to}.',
    turnUp: '{label}: خروج من الخسارة، فالنتيجة الصافية انتقلت من {before} إلى {now} BA.',
    turnUpOwn: 'خرجتَ من الخسارة: انتقلت نتيجتك الصافية من {before} إلى {now} BA.',
    turnDown: '{label}: دخول في الخسارة، فالنتيجة الصافية انتقلت من {before} إلى {now} BA.',
    turnDownOwn: 'دخلتَ في الخسارة: انتقلت نتيجتك الصافية من {before} إلى {now} BA.',
    causeUp: '{label}: أضاف «{cause}» إلى النتيجة الصافية {amount, abs} BA مقارنة بالفصل السابق.',
    causeUpOwn: 'أضاف «{cause}» إلى نتيجتك الصافية {amount, abs} BA مقارنة بالفصل السابق.',
    causeDown: '{label}: أنقص «{cause}» النتيجة الصافية بمقدار {amount, abs} BA مقارنة بالفصل السابق.',
    causeDownOwn: 'أنقص «{cause}» نتيجتك الصافية بمقدار {amount, abs} BA مقارنة بالفصل السابق.',
  },
}
