/** What the account's panel asks, once it is pressed; apart from the frame's sentences, which every page loads. */
export const accountPanel = {
  signOutEverywhere: 'تسجيل الخروج من كل الأجهزة',
  switchTo: 'التبديل إلى {name}',
  switched: 'أنت الآن على {name}',
  addOrdinary: 'إنشاء حساب فرد',
  ownAds: 'إعلاناتي',
  guestBookings: 'حجوزات الضيوف',
  reports: 'البلاغات',
  myInfo: 'بياناتي',
  signOutEverywhereAsk:
    'ستخرج من حسابك على كل جهاز سجّلت الدخول منه، ويبقى الحساب كما هو. تدخل مرة أخرى برمز جديد.',
  addOrdinaryText: 'حساب الفرد يتيح لك الحجز، وهو على رقم جوالك نفسه. تنتقل بين الحسابين متى شئت.',
  addOrdinaryName: 'الاسم',
  addOrdinaryDone: 'أُنشئ حساب الفرد وانتقلت إليه',
} as const;
