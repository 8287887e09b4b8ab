/** For a page so broken that not even the frame could be drawn; kept apart so that it can travel alone. */
export const lastResort = {
  title: 'حدث خطأ ما',
  text: 'أعد المحاولة بعد لحظات، وإن تكرر الخطأ فتواصل معنا.',
  awayTitle: 'نعود بعد لحظات',
  awayText: 'الخدمة متوقفة مؤقتًا، وتُفتح هذه الصفحة من نفسها حال عودتها.',
  retry: 'أعد المحاولة',
  home: 'إلى الرئيسية',
  contact: 'تواصل معنا',
} as const;
