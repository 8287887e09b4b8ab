/** Requests that an advertiser's units fit. */
export const marketing = {
  title: 'طلبات تناسبني',
  lead: '{count, plural, =0 {لا طلب ينتظر ردك الآن} one {طلب واحد ينتظر ردك} two {طلبان ينتظران ردك} few {# طلبات تنتظر ردك} many {# طلبًا ينتظر ردك} other {# طلب ينتظر ردك}}',
  failed: 'تعذّر عرض الطلبات',
  tabs: 'أنواع الطلبات',
  wanted: 'تناسب وحداتي ({count})',
  marketing: 'تبحث عن مسوّق ({count})',
  none: { wanted: 'لا طلبات تناسب وحداتك الآن', marketing: 'لا أحد يبحث عن مسوّق الآن' },
  noneText: {
    wanted: 'تظهر هنا الطلبات التي توافق وحداتك المعروضة في التصنيف والمكان والسعر والمساحة.',
    marketing: 'تظهر هنا طلبات من يريد مكتبًا يسوّق عقاره.',
  },
  allRequests: 'كل الطلبات',
  response:
    'وقت ردك المعتاد: {minutes, plural, =0 {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
  responseHours:
    'وقت ردك المعتاد: {hours, plural, one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}',
  why: 'لماذا يناسبك',
  reasons: {
    district: 'الحي المطلوب',
    drawn: 'داخل المنطقة المرسومة',
    city: 'المدينة نفسها',
    price: 'ضمن السعر',
    area: 'ضمن المساحة',
    features: '{has} من {of} ميزات',
  },
  units: 'وحداتك المناسبة',
  offer: 'إرسال هذه الوحدة إلى العميل',
  offered: 'أُرسلت',
  note: 'رسالة مع الرد (اختياري)',
  market: 'عرض التسويق',
  marketed: 'عرضت تسويقه',
  sent: 'وصل ردك إلى صاحب الطلب',
  viewerOnly: 'دورك في هذا الحساب للاطلاع فقط.',
} as const;
