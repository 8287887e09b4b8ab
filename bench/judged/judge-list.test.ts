import { expect, test } from 'vitest';
import { type Card, largestShare, ndcgOf, worthOf } from './judge-list.ts';

const NOW = new Date('2026-11-21T09:00:00Z');

function card(id: number, advertiser: string, fields: Partial<Card> = {}): Card {
  return {
    id: String(id),
    title: `شقة ${id}`,
    photos: [],
    location: { lat: 24 + id / 100, lng: 46 },
    published_at: '2026-11-20T09:00:00+03:00',
    period: 4,
    from_price: { amount: 100, text: '1 S.R', period: 4 },
    rating: null,
    advertiser: { id: advertiser, verified: false },
    district: { slug: 'al-malqa-riyadh' },
    ...fields,
  } as Card;
}

test('an ad is worth what its card shows', () => {
  expect(worthOf(card(1, 'a'), NOW)).toBe(2);
  expect(worthOf(card(1, 'a', { published_at: '2026-08-01T09:00:00+03:00' }), NOW)).toBe(1);
  expect(worthOf(card(1, 'a', { published_at: '2026-08-01T09:00:00+03:00', period: 2 }), NOW)).toBe(2);
});

test('the best list is worth 1, and one of an advertiser’s like ads less', () => {
  const [one, again, other] = [card(1, 'a'), card(2, 'a', { title: 'شقة 1' }), card(3, 'b')];
  expect(ndcgOf([one, other, again], [again, one, other], NOW)).toBe(1);
  expect(ndcgOf([one, again, other], [again, one, other], NOW)).toBeLessThan(1);
  expect(largestShare([one, again, other])).toBeCloseTo(2 / 3);
});
