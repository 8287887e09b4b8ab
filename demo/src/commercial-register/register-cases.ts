/** A registration as the demonstration's register has it; a status of `down` is no answer. */
export interface RegisterCase {
  crNumber: string;
  crNationalNumber: string;
  name: string;
  statusName: 'نشط' | 'موقوف' | 'منتهي' | 'down';
  inLiquidation?: true;
  /** Identity numbers of its owners. */
  people: readonly string[];
}

/** Registrations that whoever tries the product may type. */
export const REGISTERED: readonly RegisterCase[] = [
  {
    crNumber: '1010000001',
    crNationalNumber: '7000000001',
    name: 'مؤسسة أركان الشمال للعقارات',
    statusName: 'نشط',
    people: ['1000000008'],
  },
  {
    crNumber: '1010000002',
    crNationalNumber: '7000000002',
    name: 'مؤسسة الخطوة الموقوفة',
    statusName: 'موقوف',
    people: [],
  },
  {
    crNumber: '1010000003',
    crNationalNumber: '7000000003',
    name: 'شركة تحت التصفية',
    statusName: 'نشط',
    inLiquidation: true,
    people: [],
  },
  {
    crNumber: '1010000004',
    crNationalNumber: '7000000004',
    name: 'مؤسسة السجل المنتهي',
    statusName: 'منتهي',
    people: [],
  },
  {
    crNumber: '4030000001',
    crNationalNumber: '7000000005',
    name: 'شركة ضفاف جدة العقارية',
    statusName: 'نشط',
    people: [],
  },
  {
    crNumber: '1010000009',
    crNationalNumber: '7000000009',
    name: 'لا إجابة',
    statusName: 'down',
    people: [],
  },
];
