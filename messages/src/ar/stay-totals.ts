/** Sentences that the API says of a stay's total in lists. */
export const stayTotals = {
  for: {
    nights: '{n, plural, one {لليلة واحدة} two {لليلتين} few {لـ # ليالٍ} many {لـ # ليلة} other {لـ # ليلة}}',
    days: '{n, plural, one {ليوم واحد} two {ليومين} few {لـ # أيام} many {لـ # يومًا} other {لـ # يوم}}',
    months: '{n, plural, one {لشهر واحد} two {لشهرين} few {لـ # أشهر} many {لـ # شهرًا} other {لـ # شهر}}',
    years: '{n, plural, one {لسنة واحدة} two {لسنتين} few {لـ # سنوات} many {لـ # سنة} other {لـ # سنة}}',
  },
  average: {
    nights: 'بمتوسط {price} لليلة',
    days: 'بمتوسط {price} لليوم',
    months: 'بمتوسط {price} للشهر',
    years: 'بمتوسط {price} للسنة',
  },
  oneGuest: 'يبدأ من هذا السعر لضيف واحد',
  dayHours: 'من {from} إلى {until}',
  dayHoursLate: 'من {from} إلى {until} بعد منتصف الليل',
  belowUsual: 'أقل بـ {percent, number}% من المعتاد في {district}',
} as const;
