/** A new version of the terms, shown before the next act of somebody signed in. */
export const terms = {
  title: 'تغيّرت الشروط',
  intro: 'قبل أن تكمل، اطّلع على ما تغيّر ووافق عليه. ما كتبته محفوظ، ويُرسل حال موافقتك.',
  effective: 'سارية منذ {date}',
  changes: 'ما الذي تغيّر',
  whole: 'النص كاملًا',
  accept: 'أوافق، متابعة',
  later: 'ليس الآن',
  failed: 'تعذّر عرض الشروط. تحقق من الاتصال ثم أعد المحاولة.',
  retry: 'إعادة المحاولة',
} as const;
