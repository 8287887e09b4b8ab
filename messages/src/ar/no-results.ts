/** What a search says that finds nothing, or nothing so far behind. */
export const noResults = {
  empty: {
    title: 'لا توجد إعلانات بهذه الشروط',
    text: 'أزل شرطًا أو أكثر لتظهر نتائج أقرب إلى ما تريد.',
    waysText: 'استغنِ عن شرط واحد وتظهر لك إعلانات:',
    without: 'بدون «{what}»',
    noneTitle: 'لا توجد إعلانات بعد',
    noneText: 'تظهر هنا الإعلانات فور نشرها.',
    clear: 'إزالة كل الشروط',
  },
  pastEnd: {
    title: 'انتهت النتائج قبل هذه الصفحة',
    text: '{pages, plural, one {لهذا البحث صفحة واحدة فقط.} two {لهذا البحث صفحتان فقط.} few {لهذا البحث # صفحات فقط.} many {لهذا البحث # صفحة فقط.} other {لهذا البحث # صفحة فقط.}}',
    first: 'إلى الصفحة الأولى',
  },
} as const;
