/** Told when the site got a newer version while a page is open. */
export const newRelease = {
  text: 'صدرت نسخة أحدث من الموقع',
  hint: 'حدّث الصفحة لتعمل بها. إن كنت تكتب شيئًا فأكمله أولًا.',
  refresh: 'تحديث الصفحة',
  later: 'لاحقًا',
} as const;
