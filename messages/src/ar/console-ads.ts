import type { AskableField, Suspicion } from '@diyar/contract/words/ad-review-words';
import { licences } from './licences.ts';
import { ownAds } from './own-ads.ts';
import { publishing } from './publishing.ts';

const { states } = ownAds;
const fields: Record<AskableField, string> = publishing.fields;

/** The operators' queues of ads and licences: what waits, the evidence, the decision. */
export const consoleAds = {
  title: 'مراجعة الإعلانات',
  intro: 'إعلانات تنتظر موافقتك، المشتبه فيه أولًا ثم الأقدم. كل قرار يصل صاحب الإعلان ويُحفظ في سجل التدقيق.',
  licencesTitle: 'تراخيص بانتظار الهيئة',
  licencesIntro:
    'إعلانات لم تجب الهيئة عن تراخيصها بعد، ونعيد سؤالها تلقائيًا. تستطيع إعادة الإعلان إلى صاحبه أو رفضه.',
  keys: '<kbd>j</kbd> و<kbd>k</kbd> للتنقل، <kbd>a</kbd> موافقة، <kbd>c</kbd> طلب تعديل، <kbd>r</kbd> رفض، <kbd>Enter</kbd> للقرار',
  licenceKeys:
    '<kbd>j</kbd> و<kbd>k</kbd> للتنقل، <kbd>c</kbd> طلب تعديل، <kbd>r</kbd> رفض، <kbd>Enter</kbd> للقرار',
  views: 'حالات المراجعة',
  tabs: { waiting_for_approval: 'بانتظار الموافقة', changes_asked: 'طُلبت تعديلات', refused: 'مرفوضة' },
  city: 'المدينة',
  anyCity: 'كل المدن',
  flagged: 'صور مشتبه فيها فقط',
  list: 'الإعلانات',
  none: 'لا شيء ينتظر هنا',
  noneText: 'تظهر هنا الإعلانات فور وصولها إلى هذه الحالة.',
  choose: 'اختر إعلانًا لترى بياناته وتقرر',
  back: 'القائمة',
  state: states,
  age: 'منذ {age}',
  days: '{n, plural, one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  hours: '{n, plural, one {ساعة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}',
  minutes: '{n, plural, =0 {لحظات} one {دقيقة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
  urgency: {},
  photosFlagged:
    '{count, plural, one {صورة مشتبه فيها} two {صورتان مشتبه فيهما} few {# صور مشتبه فيها} many {# صورة مشتبه فيها} other {# صورة مشتبه فيها}}',
  suspicions: {
    copied_photos: 'صور منقولة من معلن آخر',
    price_far_below: 'سعره أقل من مثيله بـ{percent}%',
    contact_in_text: 'رقم للتواصل في النص',
    new_account: 'حساب جديد',
  } satisfies Record<Suspicion, string>,
  verified: 'موثّق',
  before:
    '{count, plural, one {قرار سابق} two {قراران سابقان} few {# قرارات سابقة} many {# قرارًا سابقًا} other {# قرار سابق}}',
  number: 'إعلان {number}',
  purpose: { rent: 'إيجار', sale: 'بيع' },
  texts: { ar: 'بالعربية', en: 'بالإنجليزية' },
  noDescription: 'لا وصف',
  facts: 'البيانات',
  features: 'المميزات',
  prices: 'الأسعار',
  price: {
    main: 'سعر البيع',
    per_meter: 'للمتر',
    hourly: 'بالساعة',
    daily: 'يومي',
    monthly: 'شهري',
    yearly: 'سنوي',
  },
  level:
    '{percent, plural, =0 {مثل الوسيط} other {{side, select, above {أعلى من الوسيط بـ{percent}%} other {أقل من الوسيط بـ{percent}%}}}}',
  levelBase:
    'الوسيط {median} من {ads, plural, two {إعلانين} few {# إعلانات} many {# إعلانًا} other {# إعلان}} {scope, select, district {في الحي} other {في المدينة}}',
  noLevel: 'لا توجد إعلانات مشابهة تكفي للمقارنة',
  warnings: {
    title:
      '{count, plural, one {أمر يستدعي النظر} two {أمران يستدعيان النظر} few {# أمور تستدعي النظر} many {# أمرًا يستدعي النظر} other {# أمر يستدعي النظر}}',
    none: 'لم تلاحظ الفحوص ما يستدعي النظر.',
    words:
      '{count, plural, one {صورة تبدو عليها كلمات أو شعار} two {صورتان تبدو عليهما كلمات أو شعار} few {# صور تبدو عليها كلمات أو شعار} many {# صورة تبدو عليها كلمات أو شعار} other {# صورة تبدو عليها كلمات أو شعار}}',
    elsewhere:
      '{count, plural, one {صورة تشبه صورة في إعلان معلن آخر} two {صورتان تشبهان صورًا في إعلانات معلنين آخرين} few {# صور تشبه صورًا في إعلانات معلنين آخرين} many {# صورة تشبه صورًا في إعلانات معلنين آخرين} other {# صورة تشبه صورًا في إعلانات معلنين آخرين}}',
    plot: '{count, plural, one {إعلان لمعلن آخر في الموقع نفسه} two {إعلانان لمعلنين آخرين في الموقع نفسه} few {# إعلانات لمعلنين آخرين في الموقع نفسه} many {# إعلانًا لمعلنين آخرين في الموقع نفسه} other {# إعلان لمعلنين آخرين في الموقع نفسه}}',
    licence:
      '{count, plural, one {بيان يخالف الترخيص} two {بيانان يخالفان الترخيص} few {# بيانات تخالف الترخيص} many {# بيانًا يخالف الترخيص} other {# بيان يخالف الترخيص}}',
    ends: '{days, plural, =1 {ينتهي الترخيص اليوم} two {ينتهي الترخيص غدًا} few {ينتهي الترخيص خلال # أيام} many {ينتهي الترخيص خلال # يومًا} other {ينتهي الترخيص خلال # يوم}}',
    prices:
      '{count, plural, one {سعر يبعد عن الوسيط} two {سعران يبعدان عن الوسيط} few {# أسعار تبعد عن الوسيط} many {# سعرًا يبعد عن الوسيط} other {# سعر يبعد عن الوسيط}} أكثر من {percent}%',
    disclosed:
      '{count, plural, one {إفصاح واحد عن رهن أو نزاع أو حق غير موثق} two {إفصاحان عن رهن أو نزاع أو حق غير موثق} few {# إفصاحات عن رهن أو نزاع أو حق غير موثق} many {# إفصاحًا عن رهن أو نزاع أو حق غير موثق} other {# إفصاح عن رهن أو نزاع أو حق غير موثق}}',
  },
  services: 'الخدمات',
  noServices: 'لا خدمات',
  charge: { per_booking: 'للحجز كله', per_period: 'لكل مدة' },
  mandatory: 'إلزامية',
  houseRules: 'قواعد المكان',
  photos: 'الصور',
  noPhotos: 'لا صور',
  photo: 'صورة {n}',
  hasWords: 'تبدو عليها كلمات أو شعار',
  looksLike: 'تشبه صورة في إعلان {ad}',
  photoState: { processing: 'قيد المعالجة', refused: 'رُفضت عند الفحص' },
  licence: 'ترخيص الإعلان',
  licenceIn: 'سارٍ حتى {date}',
  licenceOut: 'انتهى في {date}',
  licenceOf: 'المعلن في الترخيص: {name}',
  licenceOtherName:
    'الترخيص باسم مختلف عن اسم الحساب ({name}). تأكد أن المنشأة صاحبة الترخيص هي صاحبة الحساب',
  licencePage: 'صفحته لدى الهيئة',
  licenceAsked: 'الترخيص {number}، سألنا الهيئة عنه في {at} ولم تجب',
  noLicence: 'لا ترخيص بعد',
  licenceStates: licences.statedTitle,
  compare: {
    title: 'مقارنة الترخيص ببيانات الوحدة',
    field: 'البيان',
    registry: 'في الترخيص',
    ours: 'في الإعلان',
    result: 'النتيجة',
    agrees: 'متطابق',
    differs: 'مختلف',
    unknown: 'لا يُقارن',
    nothing: 'غير مذكور',
    fields: licences.field,
  },
  map: { title: 'موقع الإعلان', zoomIn: 'تقريب', zoomOut: 'إبعاد', kilometres: 'كم', metres: 'م' },
  place: 'الموقع',
  openMap: 'فتح الموقع على الخريطة',
  samePlot: 'إعلانات في الموقع نفسه',
  samePlotNone: 'لا إعلانات أخرى في هذا الموقع',
  metres: 'على بعد {metres} م',
  sameAdvertiser: 'لنفس المعلن',
  history: 'السجل',
  missing: 'لا يمكن نشره الآن',
  decision: 'القرار',
  decisions: { approved: 'موافقة ونشر', changes_asked: 'طلب تعديل', refused: 'رفض' },
  decisionTexts: {
    approved: 'يظهر في البحث حالًا.',
    changes_asked: 'يعود إلى صاحبه مع ما تطلبه.',
    refused: 'يعود إلى صاحبه مع السبب.',
  },
  field: 'البيان المطلوب تعديله',
  fields,
  addField: 'بيان آخر',
  dropField: 'حذف طلب التعديل: {field}',
  text: 'المطلوب',
  reason: 'السبب',
  reasonHint: 'يراه صاحب الإعلان، ويُحفظ في سجل التدقيق.',
  note: 'ملاحظة (اختياري)',
  send: { approved: 'نشر الإعلان', changes_asked: 'إرسال طلب التعديل', refused: 'رفض الإعلان' },
  done: { approved: 'نُشر الإعلان', changes_asked: 'أُرسل طلب التعديل', refused: 'رُفض الإعلان' },
  approvedHidden: 'تمت الموافقة. لم يبقَ في باقة صاحبه إعلان له، فيبقى مخفيًا حتى يشترك في باقة وينشره',
} as const;
