/** Where something is let or sold, as its price knows it. */
export interface Market {
  /** Rents of the city's homes and rooms beside Riyadh's (domain.md 8.3; smaller cities estimated). */
  rent: number;
  /** Riyals that a built square metre of a flat sells for in the middle of the city. */
  metre: number;
  /** The district's level of prices beside its city's. */
  level: number;
}

/** How far a market's long rents stand from the middle of Riyadh. */
export function longFactor({ rent, level }: Market): number {
  return rent * level ** 0.8;
}

/** Nights and hours differ less between places than years do. */
export function shortFactor({ rent, level }: Market): number {
  return rent ** 0.4 * level ** 0.4;
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
    [2_000_000, 10_000],
    [10_000_000, 50_000],
  ];
  const step = steps.find(([below]) => riyals < below)?.[1] ?? 100_000;
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
