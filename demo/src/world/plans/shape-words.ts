import type { Rng } from '../../scenes/kit/rng.ts';
import type { ServicePlan } from './unit-plan.ts';

const named = <K extends string>(services: Record<K, ServicePlan>): Record<K, ServicePlan> => services;

/** Services as hosts offer them; prices in riyals, about right for one stay. */
export const SERVICES = named({
  cleaning: {
    nameAr: 'تنظيف بعد المغادرة',
    nameEn: 'Cleaning after departure',
    price: 100,
    charge: 'per_booking',
  },
  dailyCleaning: { nameAr: 'تنظيف يومي', nameEn: 'Daily cleaning', price: 60, charge: 'per_period' },
  extraBed: { nameAr: 'سرير إضافي', nameEn: 'Extra bed', price: 75, charge: 'per_period' },
  breakfast: { nameAr: 'إفطار لشخصين', nameEn: 'Breakfast for two', price: 70, charge: 'per_period' },
  airport: { nameAr: 'استقبال من المطار', nameEn: 'Airport pick-up', price: 150, charge: 'per_booking' },
  firewood: { nameAr: 'حطب وفحم', nameEn: 'Firewood and charcoal', price: 60, charge: 'per_booking' },
  hospitality: {
    nameAr: 'قهوة وتمر وشاي',
    nameEn: 'Coffee, dates and tea',
    price: 120,
    charge: 'per_booking',
  },
  poolHeating: { nameAr: 'تدفئة المسبح', nameEn: 'Pool heating', price: 200, charge: 'per_booking' },
  projector: { nameAr: 'جهاز عرض وشاشة', nameEn: 'Projector and screen', price: 80, charge: 'per_booking' },
  coffeeBreak: { nameAr: 'ضيافة القهوة والشاي', nameEn: 'Coffee break', price: 150, charge: 'per_booking' },
  filming: { nameAr: 'تصوير فيديو', nameEn: 'Video recording', price: 600, charge: 'per_booking' },
  sound: {
    nameAr: 'نظام صوت مع فني',
    nameEn: 'Sound system with technician',
    price: 900,
    charge: 'per_booking',
  },
  buffet: { nameAr: 'طاقم ضيافة وقهوجيات', nameEn: 'Serving staff', price: 1_500, charge: 'per_booking' },
  lighting: { nameAr: 'طقم إضاءة إضافي', nameEn: 'Extra lighting kit', price: 150, charge: 'per_booking' },
  lateCleaning: {
    nameAr: 'تنظيف القاعة',
    nameEn: 'Hall cleaning',
    price: 500,
    charge: 'per_booking',
    mandatory: true,
  },
});

/** Each word with its chance; the order given is kept. */
export function chosen<T>(rng: Rng, chances: readonly (readonly [T, number])[]): T[] {
  return chances.filter(([, chance]) => rng.chance(chance)).map(([word]) => word);
}

/** A number from low to high on a step: areas of 5 m², ages of a year. */
export function stepped(rng: Rng, low: number, high: number, step: number): number {
  return Math.round(rng.range(low, high) / step) * step;
}

/** Ages as they occur: many new, most under ten years, some old (domain.md 8.3). */
export function ageOf(rng: Rng): number {
  return rng.chance(0.3) ? rng.int(0, 1) : rng.chance(0.7) ? rng.int(2, 9) : rng.int(10, 24);
}
