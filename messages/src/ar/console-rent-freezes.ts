import type { USAGES } from '@diyar/contract/words/supply';

/** The operators' page of cities whose yearly rents the law keeps from rising. */
export const consoleRentFreezes = {
  title: 'تثبيت الإيجارات',
  intro:
    'المدن التي ثبّت النظام إيجاراتها السنوية. فيها لا يُنشر إعلان لوحدة سبق تأجيرها بأكثر من آخر إيجار لها، وتظهر ملاحظة التثبيت على كل إيجار شهري أو سنوي.',
  frozen: 'مثبّتة اليوم',
  free: 'غير مثبّتة اليوم',
  from: 'من {date}',
  until: 'حتى {date}',
  openEnded: 'دون تاريخ انتهاء',
  lifted: 'رُفع التثبيت',
  state: { upcoming: 'قادم', in_force: 'سارٍ', past: 'سابق' },
  withSystem: 'من بيانات النظام الأولى',
  usages: {
    residential: 'سكني',
    commercial: 'تجاري',
    mixed: 'سكني تجاري',
    agricultural: 'زراعي',
    industrial: 'صناعي',
  } satisfies Record<(typeof USAGES)[number], string>,
  none: 'لا تثبيت في أي مدينة',
  set: 'تثبيت جديد أو تعديل',
  setHint: 'ما سبق لا يُمحى. لرفع التثبيت عن مدينة اتركها دون أنواع.',
  city: 'المدينة',
  chooseCity: 'اختر المدينة',
  usagesLabel: 'أنواع العقار المثبّتة',
  usagesHint: 'دون اختيار: يُرفع التثبيت من ذلك التاريخ.',
  startsOn: 'يسري من',
  endsOn: 'آخر يوم (اختياري)',
  reason: 'السبب',
  reasonHint: '10 أحرف على الأقل، ويُحفظ في سجل التدقيق.',
  save: 'حفظ',
  saved: 'حُفظ التثبيت',
} as const;
