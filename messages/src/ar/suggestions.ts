/** What is offered under the search box. */
export const suggestions = {
  label: 'اقتراحات البحث',
  recent: 'بحثت عنه أخيرًا',
  forget: 'مسح ما بحثت عنه',
  places: 'مدن وأحياء',
  categories: 'أنواع العقار',
  filters: 'شروط البحث',
  advertisers: 'معلنون',
  verified: 'موثّق',
  found:
    '{count, plural, =0 {لا توجد اقتراحات} one {اقتراح واحد} two {اقتراحان} few {# اقتراحات} many {# اقتراحًا} other {# اقتراح}}',
} as const;
