/** For a page so broken that not even the frame could be drawn; kept apart so that it can travel alone. */
export const lastResort = {
  title: 'حدث خطأ ما',
  text: 'حدث خطأ ما! حاول مرة أخرى لاحقًا أو تواصل مع الدعم',
  home: 'إلى الرئيسية',
} as const;
