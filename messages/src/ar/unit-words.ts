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

export const floors = { ground: 'الدور الأرضي', upper: 'دور علوي', last: 'الدور الأخير' } as const;
export const floorNumbered =
  '{floor, plural, =1 {الدور الأول} =2 {الدور الثاني} =3 {الدور الثالث} =4 {الدور الرابع} =5 {الدور الخامس} =6 {الدور السادس} =7 {الدور السابع} =8 {الدور الثامن} =9 {الدور التاسع} =10 {الدور العاشر} zero {الدور #} one {الدور #} two {الدور #} few {الدور #} many {الدور #} other {الدور #}}';
