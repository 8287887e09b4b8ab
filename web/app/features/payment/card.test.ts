import { passesLuhn } from '@diyar/contract/values/card';
import { expect, test } from 'vitest';
import { brandOf, brokenRule, digitsOf, expiryOf, groupedCard, groupedExpiry } from './card.ts';

const TODAY = '2026-11-21';

test('digits as people type them: Arabic, Persian, spaces, dashes', () => {
  expect(digitsOf('٤١١١ ۱۱۱۱-1111 1111')).toBe('4111111111111111');
  expect(groupedCard('٤١١١١١١١1')).toBe('4111 1111 1');
  expect(groupedCard('41111111111111112222')).toBe('4111 1111 1111 1111');
});

test('an expiry takes its slash while typed, and loses it again', () => {
  expect(groupedExpiry('1')).toBe('1');
  expect(groupedExpiry('9')).toBe('09');
  expect(groupedExpiry('9/28')).toBe('09/28');
  expect(groupedExpiry('٠٩٢٨')).toBe('09/28');
  expect(groupedExpiry('09/2028')).toBe('09/28');
  expect(groupedExpiry('09/')).toBe('09');
  expect(expiryOf('09/28')).toEqual({ month: 9, year: 2028 });
  expect(expiryOf('13/28')).toBeUndefined();
});

test('networks by first digits, mada before those it is co-badged with', () => {
  expect(brandOf('4201 3200 0001 3020')).toBe('mada');
  expect(brandOf('4111')).toBe('visa');
  expect(brandOf('5105')).toBe('mastercard');
  expect(brandOf('2221')).toBe('mastercard');
  expect(brandOf('')).toBeUndefined();
  expect(brandOf('3411')).toBeUndefined();
});

test('the check digit catches one wrong digit', () => {
  expect(passesLuhn('4111111111111111')).toBe(true);
  expect(passesLuhn('4111111111111112')).toBe(false);
});

test("each field breaks the brief's rule", () => {
  expect(brokenRule('number', '4111', TODAY)).toBe('card_16');
  expect(brokenRule('number', '4111 1111 1111 1112', TODAY)).toBe('card_invalid');
  expect(brokenRule('number', '4111 1111 1111 1111', TODAY)).toBeUndefined();
  expect(brokenRule('name', '  ', TODAY)).toBe('card_name_required');
  expect(brokenRule('cvv', '12', TODAY)).toBe('cvv_3');
  expect(brokenRule('cvv', '١٢٣', TODAY)).toBeUndefined();
  expect(brokenRule('zip', '1234', TODAY)).toBe('zip_5');
  expect(brokenRule('zip', '12345', TODAY)).toBeUndefined();
});

test('a card is good until the end of its month', () => {
  expect(brokenRule('expiry', '10/26', TODAY)).toBe('card_expired');
  expect(brokenRule('expiry', '11/26', TODAY)).toBeUndefined();
  expect(brokenRule('expiry', '1', TODAY)).toBe('expiry_form');
});
