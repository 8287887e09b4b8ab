/** Lists of bookings: their views, the search, and the file of them. */
export const bookingLists = {
  filters: 'تصفية الحجوزات',
  views: 'عرض الحجوزات',
  search: 'رقم الحجز أو الاسم أو الوحدة',
  find: 'بحث',
  guest: {
    all: 'الكل',
    upcoming: 'القادمة والجارية',
    to_pay: 'بانتظار الدفع',
    past: 'السابقة',
  },
  host: {
    all: 'الكل',
    to_accept: 'بانتظار موافقتك',
    arriving: 'دخول اليوم',
    departing: 'خروج اليوم',
    upcoming: 'القادمة',
    money: 'مبالغ متبقية',
    past: 'السابقة',
  },
  guestLead:
    '{count, plural, =0 {لا شيء عليك دفعه الآن} one {حجز واحد بانتظار دفعك} two {حجزان بانتظار دفعك} few {# حجوزات بانتظار دفعك} many {# حجزًا بانتظار دفعك} other {# حجز بانتظار دفعك}}',
  hostLead:
    '{toAccept, plural, =0 {} one {حجز واحد بانتظار موافقتك. } two {حجزان بانتظار موافقتك. } few {# حجوزات بانتظار موافقتك. } many {# حجزًا بانتظار موافقتك. } other {# حجز بانتظار موافقتك. }}اليوم: {arriving, plural, =0 {لا دخول} one {ضيف واحد يدخل} two {ضيفان يدخلان} few {# ضيوف يدخلون} many {# ضيفًا يدخلون} other {# ضيف يدخلون}}، {departing, plural, =0 {ولا خروج} one {وضيف واحد يغادر} two {وضيفان يغادران} few {و# ضيوف يغادرون} many {و# ضيفًا يغادرون} other {و# ضيف يغادرون}}.',
  moneyLead: 'متبقٍّ على الضيوف {amount}.',
  toCome: 'المتبقي {amount}',
  export: 'تنزيل CSV',
  exported:
    '{count, plural, =0 {لا حجوزات في الملف} one {في الملف حجز واحد} two {في الملف حجزان} few {في الملف # حجوزات} many {في الملف # حجزًا} other {في الملف # حجز}}',
  columns: {
    number: 'رقم الحجز',
    state: 'الحالة',
    unit: 'الوحدة',
    other: 'الطرف الآخر',
    start: 'الدخول',
    end: 'الخروج',
    total: 'الإجمالي بالريال',
    paid: 'المدفوع بالريال',
    toCome: 'المتبقي بالريال',
    bookedAt: 'وقت الحجز',
  },
} as const;
