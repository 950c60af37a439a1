import type { MailTexts } from './texts.ts'

export const ar: MailTexts = {
  direction: 'rtl',
  greeting: 'مرحبًا {name}،',
  addressHint: 'إذا لم يعمل الزر، فانسخ هذا العنوان إلى متصفحك:',
  signature: 'Trimestre، لعبة محاكاة إدارة الشركات',
  passwordReset: {
    subject: 'اختيار كلمة مرور جديدة',
    body: ['طلب أحدهم، وربما أنت، كلمة مرور جديدة لحسابك في Trimestre.'],
    action: 'اختيار كلمة المرور',
    note: 'يُستخدم هذا الرابط مرة واحدة خلال ساعة. إذا لم تطلب ذلك فتجاهل هذه الرسالة: لن تتغير كلمة مرورك.',
  },
  invitation: {
    subject: 'دعوة إلى لعبة «{game}»',
    body: [
      'يدعوك {inviter} إلى المشاركة في لعبة «{game}».',
      'ستدير فيها شركة: تتخذ قراراتك في كل فصل، ثم ترى كيف استجابت السوق لها.',
    ],
    action: 'عرض اللعبة',
    note: 'سجّل الدخول بحسابك ثم انضم إلى اللعبة.',
  },
}
