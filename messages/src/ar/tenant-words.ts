/** Who may stay in a unit: as its page, its card and the filters of a search say it. */
export const tenantWords = {
  families: 'عوائل',
  singles: 'عزاب',
  women: 'نساء',
  companies: 'شركات',
  students: 'طلاب',
} as const;
