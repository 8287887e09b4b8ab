/** What is offered under the words of a search while they are typed. */
export const suggestions = {
  label: 'اقتراحات البحث',
  places: 'مدن وأحياء',
  categories: 'أنواع العقار',
  advertisers: 'معلنون',
  verified: 'موثّق',
  found:
    '{count, plural, =0 {لا توجد اقتراحات} one {اقتراح واحد} two {اقتراحان} few {# اقتراحات} many {# اقتراحًا} other {# اقتراح}}',
} as const;
