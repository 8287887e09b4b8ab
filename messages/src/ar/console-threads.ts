import { reservations } from './reservations.ts';

/** Any booking, for the operators. */
export const consoleThreads = {
  search: 'رقم الحجز أو الجوال أو الاسم أو الوحدة',
  count:
    '{count, plural, =0 {لا حجوزات} one {حجز واحد} two {حجزان} few {# حجوزات} many {# حجزًا} other {# حجز}}',
  list: 'الحجوزات',
  none: 'لا حجز بهذا البحث',
  noneText: 'ابحث برقم الحجز كاملًا، أو بجوال أحد الطرفين، أو بجزء من الاسم.',
  guest: 'الضيف',
  host: 'المعلن',
  noPhone: 'حساب مغلق',
  messages: 'الرسائل بين الطرفين',
  noMessages: 'لم يكتب أحد الطرفين للآخر.',
  by: '{side} ({name}) · {at}',
  showPicture: 'عرض الصورة',
  picture: 'صورة في الرسالة {position}',
  pictureFailed: 'تعذّر عرض الصورة',
  states: reservations.states,
} as const;
