/** The groups of the console's sections, and how much waits at its desk on the whole. */
export const consoleSections = {
  groups: {
    review: 'المراجعة',
    people: 'الناس والحجوزات',
    money: 'المال',
    site: 'الموقع وبياناته',
    house: 'الإدارة',
  },
  deskWaits:
    '{count, plural, one {أمر واحد ينتظر الفريق} two {أمران ينتظران الفريق} few {# أمور تنتظر الفريق} many {# أمرًا ينتظر الفريق} other {# أمر ينتظر الفريق}}',
  deskKeys: '<kbd>j</kbd> و<kbd>k</kbd> للتنقل، <kbd>Enter</kbd> لفتح القائمة',
} as const;
