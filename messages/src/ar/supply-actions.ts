/** The brief's confirmation before a new property or unit deletes the one that was not completed (its section 4). */
export const startOver = {
  confirmTitle: 'بدء إضافة جديدة',
  confirmProperty: 'لديك عقار غير مكتمل، وسيؤدي البدء من جديد إلى حذفه. هل تريد المتابعة؟',
  confirmUnit: 'لديك وحدة غير مكتملة، وسيؤدي البدء من جديد إلى حذفها. هل تريد المتابعة؟',
  confirm: 'حذفها والبدء من جديد',
  confirmIt: 'حذفه والبدء من جديد',
} as const;

/** What can be done with a property or a unit of one's own beside editing it. */
export const supplyActions = {
  ...startOver,
  column: 'خيارات أخرى',
  open: 'خيارات أخرى: {name}',
  ofProperty: 'العقار',
  ofUnit: 'الوحدة',
  copy: 'إضافة عقار مثله',
  copyUnit: 'إضافة وحدة مثلها',
  copyHint: 'تفتح إضافة جديدة ببيانات هذا العقار ووحدته الأولى، دون صورها وترخيصها.',
  copyUnitHint: 'تفتح إضافة وحدة جديدة في العقار نفسه ببيانات هذه الوحدة، دون صورها وترخيصها.',
  remove: 'حذف العقار',
  removeUnit: 'حذف الوحدة',
  removeTitle: 'حذف العقار؟',
  removeUnitTitle: 'حذف الوحدة؟',
  removeText: 'يُحذف «{name}» نهائيًا مع وحداته وإعلاناتها. حجوزاته السابقة تبقى في حسابك.',
  removeUnitText: 'تُحذف «{name}» نهائيًا مع إعلانها. حجوزاتها السابقة تبقى في حسابك.',
  removed: 'حُذف العقار',
  removedUnit: 'حُذفت الوحدة',
  keptTitle: 'لا يمكن حذف العقار الآن',
  keptUnitTitle: 'لا يمكن حذف الوحدة الآن',
} as const;
