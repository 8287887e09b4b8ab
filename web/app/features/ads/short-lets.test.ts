import { money } from '@diyar/contract/values/money';
import { type PriceKind, periodOf } from '@diyar/contract/words/period';
import { describe, expect, it } from 'vitest';
import { isLetShort, saysCapacity } from './short-lets.ts';

const ad = (slug: string, ...kinds: PriceKind[]) => ({
  category: { slug, name: slug },
  prices: kinds.map((kind) => ({
    kind,
    period: periodOf(kind),
    price: money(100_000),
    was: null,
    payments_a_year: null,
  })),
});

describe('guests', () => {
  it('come by the hour or the day, and not by the month or the year', () => {
    expect(isLetShort(ad('chalet', 'daily', 'yearly'))).toBe(true);
    expect(isLetShort(ad('office', 'hourly'))).toBe(true);
    expect(isLetShort(ad('apartment', 'monthly', 'yearly'))).toBe(false);
    expect(isLetShort(ad('villa', 'main'))).toBe(false);
  });

  it('are counted where they come, and people where they work or are housed', () => {
    expect(saysCapacity(ad('rest-house', 'daily'))).toBe(true);
    expect(saysCapacity(ad('rest-house', 'yearly'))).toBe(false);
    expect(saysCapacity(ad('apartment', 'monthly'))).toBe(false);
    expect(saysCapacity(ad('private-office', 'monthly'))).toBe(true);
    expect(saysCapacity(ad('workers-housing', 'yearly'))).toBe(true);
  });
});
