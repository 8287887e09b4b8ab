import { describe, expect, it } from 'vitest';
import { bookedNounOf, dailyNounOf, perWord } from './daily-noun.ts';

describe('the noun of a daily stay', () => {
  it('is what the ad says of itself, on its card as on its page', () => {
    expect(dailyNounOf({ category: { slug: 'chalet' }, day_use: true })).toBe('days');
    expect(dailyNounOf({ category: { slug: 'chalet' }, day_use: false })).toBe('nights');
  });

  it('is by the category alone the day for rooms people meet and work in, else the night', () => {
    expect(dailyNounOf({ category: { slug: 'meeting-room' } })).toBe('days');
    expect(dailyNounOf({ category: { slug: 'office' } })).toBe('days');
    expect(dailyNounOf({ category: { slug: 'apartment' } })).toBe('nights');
  });

  it('is for a booked stay the day where its guests leave before dawn', () => {
    const ad = { category: { slug: 'chalet' } };
    expect(bookedNounOf({ ad, departs_at: '2026-11-22T02:00:00+03:00' })).toBe('days');
    expect(bookedNounOf({ ad, departs_at: '2026-11-22T12:00:00+03:00' })).toBe('nights');
    const hall = { category: { slug: 'event-hall' } };
    expect(bookedNounOf({ ad: hall, departs_at: '2026-11-22T12:00:00+03:00' })).toBe('days');
  });

  it('changes the price of a day alone', () => {
    expect(perWord(2, 'days')).toBe('day');
    expect(perWord(2, 'nights')).toBe('daily');
    expect(perWord(3, 'days')).toBe('monthly');
    expect(perWord(null, 'days')).toBe('sale');
  });
});
