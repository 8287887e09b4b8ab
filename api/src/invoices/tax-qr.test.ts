import { expect, test } from 'vitest';
import { readTaxQr, taxQr } from './tax-qr.ts';

test('the code of a tax document is written byte by byte as the authority’s examples', () => {
  expect(
    taxQr({
      sellerName: 'Salla',
      vatNumber: '1234567891',
      timestamp: '2021-07-12T14:25:09Z',
      total: '100.00',
      vat: '15.00',
    }),
  ).toBe('AQVTYWxsYQIKMTIzNDU2Nzg5MQMUMjAyMS0wNy0xMlQxNDoyNTowOVoEBjEwMC4wMAUFMTUuMDA=');
  expect(
    taxQr({
      sellerName: 'شركة مثال العقارية',
      vatNumber: '310122393500003',
      timestamp: '2026-11-21T12:00:00Z',
      total: '115.00',
      vat: '15.00',
    }),
  ).toBe(
    'ASLYtNix2YPYqSDZhdir2KfZhCDYp9mE2LnZgtin2LHZitipAg8zMTAxMjIzOTM1MDAwMDMDFDIwMjYtMTEtMjFUMTI6MDA6MDBaBAYxMTUuMDAFBTE1LjAw',
  );
});

const REST = {
  vatNumber: '310122393500003',
  timestamp: '2026-11-21T12:00:00Z',
  total: '115.00',
  vat: '15.00',
};
const nameIn = (sellerName: string) =>
  readTaxQr(taxQr({ sellerName, ...REST }))
    .get(1)
    ?.toString('utf8');

test.each([61, 120, 127, 128, 254, 255])('an Arabic seller’s name of %i bytes is written whole', (bytes) => {
  const name = `${'ش'.repeat(Math.floor(bytes / 2))}${bytes % 2 === 1 ? 'a' : ''}`;
  expect(Buffer.byteLength(name)).toBe(bytes);
  expect(nameIn(name)).toBe(name);
});

test('a seller’s name over 255 bytes is cut at the end of a character, and what follows it stays readable', () => {
  expect(nameIn(`a${'ش'.repeat(200)}`)).toBe(`a${'ش'.repeat(127)}`);
  expect(nameIn(`${'ش'.repeat(200)}`)).toBe('ش'.repeat(127));
  const elements = readTaxQr(taxQr({ sellerName: 'ش'.repeat(300), ...REST }));
  expect([2, 3, 4, 5].map((tag) => elements.get(tag)?.toString())).toEqual(Object.values(REST));
});

test('any other value over 255 bytes is refused', () => {
  expect(() => taxQr({ sellerName: 'ديار', ...REST, total: '1'.repeat(256) })).toThrow(RangeError);
});
