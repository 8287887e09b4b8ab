import type { OperatorRole } from '@diyar/contract/words/operator-rights';

/** The owners' page of operators: who may open the console, with which roles. */
export const consoleOperators = {
  title: 'المشغّلون',
  intro: 'من يدخل لوحة التشغيل وما يُسمح له به. كل تغيير هنا يُحفظ في سجل التدقيق.',
  roles: { owner: 'مالك', reviewer: 'مراجع إعلانات', support: 'دعم العملاء' } satisfies Record<
    OperatorRole,
    string
  >,
  roleTexts: {
    owner: 'كل شيء في اللوحة، ومنه المشغّلون والإعدادات وسجل التدقيق.',
    reviewer: 'طوابير الإعلانات والتراخيص.',
    support: 'البلاغات.',
  } satisfies Record<OperatorRole, string>,
  list: 'قائمة المشغّلين',
  me: 'أنت',
  unnamed: 'لم يدخل بعد',
  waitsForApp: 'لم يربط تطبيق المصادقة بعد',
  lastSeen: 'آخر استخدام {at}',
  sessions:
    '{count, plural, =0 {لا جلسات مفتوحة} one {جلسة مفتوحة واحدة} two {جلستان مفتوحتان} few {# جلسات مفتوحة} many {# جلسة مفتوحة} other {# جلسة مفتوحة}}',
  add: 'إضافة مشغّل',
  addText: 'يدخل بجواله من صفحة لوحة التشغيل، ويربط تطبيق المصادقة في أول دخول.',
  phone: 'رقم الجوال',
  rolesLabel: 'الأدوار',
  added: 'أُضيف المشغّل',
  change: 'تغيير الأدوار',
  changeTitle: 'أدوار {name}',
  save: 'حفظ الأدوار',
  changed: 'حُفظت الأدوار',
  reset: 'إعادة ضبط المصادقة',
  resetTitle: 'إعادة ضبط تطبيق المصادقة لـ{name}؟',
  resetText: 'تنتهي جلساته ورموز استرداده حالًا، ويربط تطبيقًا جديدًا في دخوله القادم. تأكد أنه هو من طلب ذلك.',
  resetDone: 'أُعيد ضبط تطبيق المصادقة',
  remove: 'إزالة',
  removeTitle: 'إزالة {name} من لوحة التشغيل؟',
  removeText: 'تنتهي جلساته حالًا ولا يدخل اللوحة بعد ذلك. ما فعله يبقى في سجل التدقيق.',
  removed: 'أُزيل المشغّل',
  reason: 'السبب',
  reasonHint: 'يُحفظ في سجل التدقيق باسمك.',
} as const;
