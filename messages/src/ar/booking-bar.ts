/** Sentences about booking in the first load of an ad's page; the rest of `booking` comes with the booking box. */
export const bookingBar = {
  boxLabel: 'الحجز',
  book: 'احجز',
  barChoose: 'اختر الموعد',
  before: 'السعر قبل الخصم',
  length: {
    hours: '{count, plural, one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}',
    nights: '{count, plural, one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}',
    days: '{count, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
    months: '{count, plural, one {شهر واحد} two {شهران} few {# أشهر} many {# شهرًا} other {# شهر}}',
    years: '{count, plural, one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}',
  },
} as const;
