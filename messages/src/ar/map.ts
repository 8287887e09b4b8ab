/** Sentences of the map beside the search, before it is live. */
export const map = {
  title: '{heading} على الخريطة',
  description: '{heading} على خريطة المملكة: الأسعار في مواقعها، وارسم المنطقة التي تريدها.',
  label: 'خريطة الإعلانات',
  sameAsList: 'كل إعلان على الخريطة موجود في القائمة أيضًا.',
  loading: 'جارٍ تحميل الخريطة…',
  failed: 'تعذّر تحميل الخريطة التفاعلية.',
  // The number on the mark is part of its name, for those who say what they see.
  stillCluster:
    '{count, plural, one {إعلان واحد} two {# من الإعلانات} few {# إعلانات} many {# إعلانًا} other {# إعلان}}، تقريب الخريطة هنا',
  stillPin: 'إعلان بسعر {price} {per}',
} as const;

/** Sentences of the live map of a search; they come with it. */
export const liveMap = {
  live: 'خريطة تفاعلية: تتحرك بالأسهم، وتقترب وتبتعد بزري + و −. الإعلانات أزرار بعدها، وتنتقل بينها بالأسهم.',
  zoomIn: 'تقريب',
  zoomOut: 'إبعاد',
  kilometres: 'كم',
  metres: 'م',
  noMap: 'متصفحك لا يعرض الخريطة التفاعلية، والإعلانات كلها في القائمة.',
  searching: 'جارٍ البحث في هذه المنطقة…',
  notFound: 'تعذّر عرض إعلانات هذه المنطقة.',
  found:
    '{count, plural, =0 {لا توجد إعلانات في هذه المنطقة} one {إعلان واحد على الخريطة} two {إعلانان على الخريطة} few {# إعلانات على الخريطة} many {# إعلانًا على الخريطة} other {# إعلان على الخريطة}}',
  cluster:
    '{count, plural, one {إعلان واحد، السعر {price}} two {# من الإعلانات، السعر يبدأ من {price}} few {# إعلانات، السعر يبدأ من {price}} many {# إعلانًا، السعر يبدأ من {price}} other {# إعلان، السعر يبدأ من {price}}}',
  pin: '{price} {per}',
  prices: {
    hourly: 'الأسعار للساعة',
    daily: 'الأسعار لليلة',
    monthly: 'الأسعار للشهر',
    yearly: 'الأسعار للسنة',
    stay: 'الأسعار لمدة الحجز كلها',
  },
  short: {
    hourly: '/ ساعة',
    daily: '/ ليلة',
    monthly: '/ شهر',
    yearly: '/ سنة',
    sale: 'للبيع',
  },
  asMove: 'البحث مع تحريك الخريطة',
  searchHere: 'البحث في هذه المنطقة',
  strip: 'إعلانات على الخريطة، تُسحب جانبًا',
  clearAreas:
    '{count, plural, one {مسح المنطقة المرسومة} two {مسح المنطقتين المرسومتين} few {مسح المناطق الـ# المرسومة} many {مسح المناطق الـ# المرسومة} other {مسح المناطق الـ# المرسومة}}',
  cards: 'الإعلان المختار على الخريطة',
  closeCards: 'إغلاق الإعلان',
  location: {
    mine: 'موقعي',
    here: 'أنت هنا',
    geoDisabled: 'تحديد الموقع غير مفعّل في هذا المتصفح',
    optionUnavailable: 'هذا الخيار غير متاح',
    outsideCountry: 'الموقع المحدد خارج المملكة',
  },
  draw: {
    start: 'رسم منطقة',
    full: 'رسمت خمس مناطق، وهي أكثر ما يمكن. احذف واحدة لترسم غيرها.',
    label: 'رسم منطقة على الخريطة',
    guide: 'ارسم بإصبعك أو بالفأرة حول المنطقة، أو انقر زواياها واحدة بعد أخرى.',
    keysGuide: 'حرّك الخريطة بالأسهم، وأضف زاوية عند علامة الوسط بمفتاح Enter، وتراجع بمفتاح Backspace.',
    corners:
      '{count, plural, =0 {لا زوايا بعد} one {زاوية واحدة} two {زاويتان} few {# زوايا} many {# زاوية} other {# زاوية}}',
    undo: 'تراجع',
    finish: 'إنهاء الرسم',
    tooFew: 'تحتاج المنطقة إلى ثلاث زوايا على الأقل',
    tooSmall: 'هذا الرسم لا يحيط بمنطقة، حاول مرة أخرى.',
    done: 'رُسمت المنطقة، والبحث الآن داخلها.',
    cancelled: 'أُلغي الرسم',
  },
} as const;
