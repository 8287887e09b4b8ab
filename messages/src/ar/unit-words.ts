/** Words of a unit that its page and the filters of a search say alike. */
export const facing = {
  n: 'شمالية',
  ne: 'شمالية شرقية',
  e: 'شرقية',
  se: 'جنوبية شرقية',
  s: 'جنوبية',
  sw: 'جنوبية غربية',
  w: 'غربية',
  nw: 'شمالية غربية',
  three_streets: 'ثلاثة شوارع',
  four_streets: 'أربعة شوارع',
} as const;

export const featureGroup = {
  comfort: 'وسائل الراحة',
  rooms: 'غرف ومساحات',
  outdoor: 'المساحات الخارجية',
  safety: 'الأمان',
  work: 'التجهيزات والضيافة',
  sections: 'الأقسام والمصلى',
  utilities: 'المرافق',
} as const;
