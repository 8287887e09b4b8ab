import { cardCompanyOf, passesLuhn } from '@diyar/contract/values/card';
import { expect, test } from 'vitest';
import { isExpired, issuerCodeOf, maskOf } from './card.ts';

test('mada is told apart from the Visa and Mastercard it looks like', () => {
  expect(cardCompanyOf('4201320111111010')).toBe('mada');
  expect(cardCompanyOf('5210010000000000')).toBe('master');
  expect(cardCompanyOf('5200580000000000')).toBe('mada');
  expect(cardCompanyOf('4111111111111111')).toBe('visa');
  expect(cardCompanyOf('6011000990139424')).toBe('other');
});

test('a number keeps six digits at its head and four at its tail', () => {
  expect(maskOf('4201320111111010')).toBe('4201-32XX-XXXX-1010');
});

test('one wrong digit breaks a number', () => {
  expect(passesLuhn('4201320111111010')).toBe(true);
  expect(passesLuhn('4201320111111011')).toBe(false);
});

test('a card is good through its month, with years of two digits or four', () => {
  expect(isExpired(1, 30, '2030-01-31')).toBe(false);
  expect(isExpired(1, 2030, '2030-02-01')).toBe(true);
  expect(isExpired(12, 29, '2030-01-01')).toBe(true);
});

test('test cards say what their bank will answer', () => {
  expect(issuerCodeOf('4201320000311101')).toBe('51');
  expect(issuerCodeOf('4111111111111111')).toBe('00');
});
