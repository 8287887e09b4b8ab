/** Sentences of home. */
export const home = {
  heading: 'مكانك بالساعة أو اليوم أو الشهر أو السنة',
  lead: 'شقق وفلل واستراحات ومكاتب وقاعات، بسعر واضح قبل أن تدفع.',
  leadCount:
    '{count, plural, one {إعلان واحد} two {إعلانان} few {# إعلانات} many {# إعلانًا} other {# إعلان}} في {cities, plural, one {مدينة واحدة} two {مدينتين} few {# مدن} many {# مدينة} other {# مدينة}}، بسعر واضح قبل أن تدفع.',
  searchLine: 'أين تبحث؟',
  searchLineText: 'المدينة · متى · النوع',
  when: 'متى',
  anyTime: 'أي وقت',
  tryWishes: 'جرّب:',
  wishes: {
    home: 'شقة 3 غرف في الرياض أقل من 90 ألف سنوي',
    meeting: 'غرفة اجتماعات بالساعة في جدة',
    chalet: 'شاليه يومي في الطائف',
    land: 'أرض للبيع في الدمام',
  },
  searchTitle: 'البحث',
  special: 'إعلانات مميزة',
  landings: 'تصفّح حسب المدينة والنوع',
  cities: 'تصفّح حسب المدينة',
  cityAds: '{count, plural, one {إعلان واحد} two {إعلانان} few {# إعلانات} many {# إعلانًا} other {# إعلان}}',
  newest: 'أحدث الإعلانات',
  offers: 'عليها خصم الآن',
  seeAll: 'عرض الكل',
  seeAllOf: 'عرض الكل: {title}',
  emptyTitle: 'لا توجد إعلانات بعد',
  emptyText: 'تظهر هنا الإعلانات فور نشرها.',
} as const;
