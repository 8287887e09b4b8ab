import { describe, expect, it } from 'vitest';
import { dailyNounOf, perWord } from './daily-noun.ts';

describe('the noun of a daily stay', () => {
  it('is the night where people sleep', () => {
    const policy = { departure_time: '12:00' };
    expect(dailyNounOf({ category: { slug: 'apartment' }, policy })).toBe('nights');
    expect(dailyNounOf({ category: { slug: 'chalet' } })).toBe('nights');
  });

  it('is the day for rooms people meet and work in', () => {
    expect(dailyNounOf({ category: { slug: 'meeting-room' } })).toBe('days');
    expect(dailyNounOf({ category: { slug: 'office' }, policy: { departure_time: '12:00' } })).toBe('days');
  });

  it('is the day where guests leave before dawn', () => {
    expect(dailyNounOf({ category: { slug: 'chalet' }, policy: { departure_time: '02:00' } })).toBe('days');
  });

  it('changes the price of a day alone', () => {
    expect(perWord(2, 'days')).toBe('day');
    expect(perWord(2, 'nights')).toBe('daily');
    expect(perWord(3, 'days')).toBe('monthly');
    expect(perWord(null, 'days')).toBe('sale');
  });
});
