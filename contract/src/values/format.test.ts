import { describe, expect, it } from 'vitest';
import {
  dateText,
  dateTimeText,
  groupedNumber,
  latinDigits,
  parseFormattedNumber,
  riyadhIso,
  shortenText,
} from './format.ts';
import { money, moneyText } from './money.ts';

describe('numbers, as the brief shows and reads them', () => {
  it('groups as en-US does', () => {
    expect(groupedNumber(1_234_567.5)).toBe('1,234,567.5');
    expect(groupedNumber(999)).toBe('999');
  });

  it.each([
    ['1,234,567', 1_234_567],
    ['1,250.75', 1_250.75],
    [' 42 ', 42],
    ['١٬٢٥٠', 1_250],
    ['٣٫٥', 3.5],
    ['۷۵', 75],
    ['-3', -3],
  ])('strips the commas of %s', (text, value) => {
    expect(parseFormattedNumber(text)).toBe(value);
  });

  it.each(['', '   ', 'abc', '12 riyals', ','])('gives NaN for %j', (text) => {
    expect(parseFormattedNumber(text)).toBeNaN();
  });

  it('reads digits of both Arabic keyboards', () => {
    expect(latinDigits('٠٥١۲۳')).toBe('05123');
  });
});

describe('text shortening', () => {
  it('cuts over-length text and appends seven dots', () => {
    expect(shortenText('abcdefghij', 4)).toBe('abcd.......');
    expect(shortenText('شقة مفروشة', 3)).toBe('شقة.......');
  });

  it('leaves text that fits, to the last character', () => {
    expect(shortenText('abcd', 4)).toBe('abcd');
    expect(shortenText('', 0)).toBe('');
  });
});

describe('dates', () => {
  const instant = new Date('2026-11-21T21:05:09Z');

  it('shows YYYY-MM-DD and HH:mm YYYY-MM-DD of Riyadh, whose day has begun', () => {
    expect(dateText(instant)).toBe('2026-11-22');
    expect(dateTimeText(instant)).toBe('00:05 2026-11-22');
  });

  it('writes instants with Riyadh’s offset', () => {
    expect(riyadhIso(instant)).toBe('2026-11-22T00:05:09+03:00');
  });
});

describe('money', () => {
  it('puts the number first, then S.R, with halalas only when there are some', () => {
    expect(moneyText(125_000)).toBe('1,250 S.R');
    expect(moneyText(125_050)).toBe('1,250.50 S.R');
    expect(moneyText(0)).toBe('0 S.R');
    expect(money(7)).toEqual({ amount: 7, text: '0.07 S.R' });
  });
});
