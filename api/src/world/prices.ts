/** Rents beside Riyadh's, for homes and rooms (domain.md 8.3; smaller cities estimated). */
const CITY: Readonly<Record<string, number>> = {
  riyadh: 1,
  jeddah: 0.76,
  makkah: 0.7,
  madinah: 0.64,
  khobar: 0.7,
  dammam: 0.6,
  taif: 0.5,
  abha: 0.52,
  tabuk: 0.5,
  buraydah: 0.48,
  hail: 0.44,
  alula: 0.7,
  'al-kharj': 0.46,
  hofuf: 0.48,
};

export interface Market {
  city: string;
  /** The district's level of prices beside its city's. */
  level: number;
}

/** How far a market's long rents stand from the middle of Riyadh. */
export function longFactor({ city, level }: Market): number {
  return (CITY[city] ?? 0.5) * level ** 0.8;
}

/** Nights and hours differ less between places than years do. */
export function shortFactor({ city, level }: Market): number {
  return (CITY[city] ?? 0.5) ** 0.4 * level ** 0.4;
}

/** Riyals as people ask: the larger, the rounder. */
export function asked(riyals: number): number {
  const steps: [below: number, step: number][] = [
    [100, 5],
    [300, 10],
    [3_000, 50],
    [10_000, 100],
    [20_000, 500],
    [60_000, 1_000],
    [250_000, 5_000],
  ];
  const step = steps.find(([below]) => riyals < below)?.[1] ?? 10_000;
  return Math.max(step, Math.round(riyals / step) * step);
}

/** New homes cost more, old ones less; furniture adds a fifth (domain.md 8.2). */
export function conditionFactor(age: number, furnished: boolean): number {
  const aged = age <= 1 ? 1.1 : age > 15 ? 0.8 : age > 8 ? 0.9 : 1;
  return aged * (furnished ? 1.2 : 1);
}

/** A month alone is dearer than a twelfth of the year. */
export function monthlyOf(yearly: number, furnished: boolean): number {
  return asked((yearly / 12) * (furnished ? 1.3 : 1.15));
}
