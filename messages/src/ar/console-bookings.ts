/** Bookings in the operators' console. */
export const consoleBookings = {
  title: 'الحجوزات',
  intro: 'ابحث عن أي حجز وافتحه. إلغاؤه من هنا يُكتب في سجل التدقيق، ويقرأ الطرفان سببه.',
  find: 'بحث',
  cancel: 'إلغاء الحجز',
  cancelText: 'يعود الموعد متاحًا في الحال، ويذهب المسترد إلى بطاقة الضيف.',
  gives: 'ما يعود إلى الضيف',
  all: 'كل المدفوع: {amount}',
  policy: 'وفق سياسة الإلغاء: {amount}',
  reason: 'السبب',
  reasonHint: 'يقرؤه الضيف والمعلن.',
  confirm: 'إلغاء الحجز',
  done: 'أُلغي الحجز',
} as const;
