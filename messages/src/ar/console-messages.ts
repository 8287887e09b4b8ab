/** Messages that did not go out, in the operators' console. */
export const consoleMessages = {
  title: 'رسائل لم تُرسل',
  intro:
    'الرسالة تُحاول 8 مرات ثم تقف هنا مع سبب مزود الخدمة. أصلح السبب ثم أعد إرسالها. ما لم يصل عبر واتساب يخرج رسالة نصية لمن اختار ذلك.',
  states: {
    failed: 'فشلت ({count})',
    waiting: 'تنتظر محاولة أخرى ({count})',
    replaced: 'خرجت بطريقة أخرى ({count})',
  },
  state: 'الحالة',
  list: 'الرسائل',
  none: 'لا رسائل هنا',
  noneText: {
    failed: 'وصلت كل الرسائل إلى مزودي الخدمة.',
    waiting: 'لا رسالة تنتظر محاولة أخرى.',
    replaced: 'لم تحتج أي رسالة إلى طريقة أخرى.',
  },
  to: 'إلى',
  account: 'حساب',
  reason: 'السبب',
  attempts:
    '{count, plural, one {محاولة واحدة} two {محاولتان} few {# محاولات} many {# محاولة} other {# محاولة}}',
  at: 'حدث في {date}',
  failedAt: 'فشلت في {date}',
  retry: 'إعادة الإرسال',
  retryOf: 'إعادة الإرسال: {text}',
  retried: 'ستُرسل الرسالة من جديد',
} as const;
