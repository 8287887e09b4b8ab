/** Help articles and their search, and the page that speaks to offices. */
export const help = {
  title: 'المساعدة',
  description: 'أجوبة عن الحجز والدفع والاسترداد والإعلان والترخيص والحساب في ديار.',
  lead: 'كيف تحجز، وكيف تعلن، وأين تجد كل شيء.',
  search: 'ابحث في المساعدة',
  searchAct: 'بحث',
  found:
    '{count, plural, =0 {لا مقال عن «{q}»} one {مقال واحد عن «{q}»} two {مقالان عن «{q}»} few {# مقالات عن «{q}»} many {# مقالًا عن «{q}»} other {# مقال عن «{q}»}}',
  noneText: 'جرّب كلمات أقل أو أعم، أو اكتب لنا ونجيبك.',
  all: 'كل المقالات',
  topics: { booking: 'الحجز', money: 'الدفع والمبالغ', advertising: 'الإعلان', account: 'الحساب' },
  related: 'في الموضوع نفسه',
  askTitle: 'لم تجد جوابك؟',
  askText: 'اكتب لفريق ديار، ويصلك الرد على جوالك وفي صفحة التواصل.',
  askAct: 'تواصل معنا',
  effectiveFrom: 'حُدّث في {date}',
  numbers: 'ديار بالأرقام الآن',
  ads: '{count, plural, one {إعلان مرخّص معروض} two {إعلانان مرخّصان معروضان} few {إعلانات مرخّصة معروضة} many {إعلانًا مرخّصًا معروضًا} other {إعلان مرخّص معروض}}',
  advertisers: '{count, plural, one {معلن} two {معلنان} few {معلنين} many {معلنًا} other {معلن}}',
  cities: '{count, plural, one {مدينة} two {مدينتان} few {مدن} many {مدينة} other {مدينة}}',
  bookings:
    '{count, plural, one {حجز مؤكد في سنة} two {حجزان مؤكدان في سنة} few {حجوزات مؤكدة في سنة} many {حجزًا مؤكدًا في سنة} other {حجز مؤكد في سنة}}',
  requests:
    '{count, plural, one {طلب عقاري معروض} two {طلبان عقاريان معروضان} few {طلبات عقارية معروضة} many {طلبًا عقاريًا معروضًا} other {طلب عقاري معروض}}',
  rating: 'متوسط تقييم الضيوف من 5',
  businessStart: 'إضافة عقار',
} as const;
