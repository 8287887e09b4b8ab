/** Choosing the days of a search in the calendar. */
export const searchDates = {
  title: 'متى الدخول والخروج؟',
  calendar: 'التقويم',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  clear: 'أي وقت',
  chooseArrival: 'اختر تاريخ الدخول',
  chooseDeparture: 'اختر تاريخ الخروج',
  span: '{from} – {to}',
  nights: '{count, plural, one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}',
} as const;
