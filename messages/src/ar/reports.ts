import type { ReportDecision, ReportReason } from '@diyar/contract/reports';

/** Reporting an ad, and the list of the reports somebody made. */
export const reports = {
  title: 'بلاغاتي',
  askTitle: 'الإبلاغ عن إعلان',
  about: 'عن: {title}',
  intro: 'أخبرنا بما رأيته. يراجعه فريق ديار، ولا يعرف المعلن من أبلغ عنه.',
  reason: 'سبب البلاغ',
  reasons: {
    wrong_info: 'معلومات غير صحيحة',
    duplicate: 'إعلان مكرر',
    sold: 'تم بيعه أو تأجيره',
    fraud: 'اشتباه احتيال',
    images: 'الصور غير مطابقة',
    offensive: 'محتوى مخالف',
    other: 'أخرى',
  } satisfies Record<ReportReason, string>,
  text: 'التفاصيل',
  textHint: 'ما الذي رأيته، ومتى. لا تكتب أرقام هويات أو بطاقات.',
  send: 'إرسال البلاغ',
  signInToSend: 'تسجيل الدخول والإرسال',
  signInHint: 'نطلب الدخول لنعطيك رقم البلاغ ونخبرك بنتيجته. ما كتبته يبقى.',
  sentTitle: 'تم إرسال البلاغ',
  sentText: 'رقم بلاغك {number}. تتابع حالته في صفحة بلاغاتي.',
  againTitle: 'بلاغك عن هذا الإعلان قيد المراجعة',
  mine: 'بلاغاتي',
  toAd: 'العودة إلى الإعلان',
  count:
    '{count, plural, =0 {لا توجد بلاغات} one {بلاغ واحد} two {بلاغان} few {# بلاغات} many {# بلاغًا} other {# بلاغ}}',
  number: 'بلاغ رقم {number}',
  sentAt: 'أُرسل في {date}',
  states: {
    open: 'قيد المراجعة',
    dismissed: 'لم نجد مخالفة',
    ad_hidden: 'أُخفي الإعلان',
    ad_closed: 'أُغلق الإعلان',
  } satisfies Record<ReportDecision | 'open', string>,
  decidedAt: 'حُسم في {date}',
  emptyTitle: 'لم ترسل بلاغات',
  emptyText: 'إذا رأيت إعلانًا مخالفًا فأبلغ عنه من صفحته، وتابع هنا ما حدث.',
  loadFailed: 'تعذّر عرض بلاغاتك',
} as const;
