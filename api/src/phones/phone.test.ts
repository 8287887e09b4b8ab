import fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { normalisePhone, readPhone } from './phone.ts';

describe('a Saudi mobile number', () => {
  it.each([
    '0512345678',
    '512345678',
    '966512345678',
    '+966512345678',
    '00966512345678',
    '٠٥١٢٣٤٥٦٧٨',
    '۰۵۱۲۳۴۵۶۷۸',
    '٠٠٩٦٦٥١٢٣٤٥٦٧٨',
    '+٩٦٦٥١٢٣٤٥٦٧٨',
    '05 1234 5678',
    '051-234-5678',
    '05.123.456.78',
    '  0512345678 ',
    '+966 51 234 5678',
    '+966 051 234 5678',
    '(+966) 51 234 5678',
    '+966 (0) 51 234 5678',
    '9660512345678',
    '\u202A+966512345678\u202C',
    '\u200E0512345678',
    '＋966512345678',
  ])('is read from %s', (typed) => {
    expect(normalisePhone(typed)).toBe('+966512345678');
  });

  it.each([
    '',
    '---',
    'abc',
    '051234567',
    '05123456789',
    '0412345678',
    '0112345678',
    '920012345',
    '8001234567',
    '05O2345678',
    'call 0512345678',
    '0512345678 ext 5',
    '0512345678/0512345679',
    '+971512345678',
    '+15551234567',
    '00201012345678',
    '1012345678',
  ])('is not %s', (typed) => {
    expect(normalisePhone(typed)).toBeNull();
  });
});

/** A mobile number of each country that has numbers of that kind, and of its own: some share theirs with a larger one. */
const known = getCountries().flatMap((country) => {
  const number = getExampleNumber(country, examples);
  const own = number && readPhone(number.number);
  return number === undefined || own?.country !== country ? [] : [number];
});
const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

describe('a mobile number of another country', () => {
  it('is read the same from every form people type it in', () => {
    expect(known.length).toBeGreaterThan(180);
    const form = fc.constantFrom('international', 'far', 'national', 'arabic', 'marked', 'dashed');
    fc.assert(
      fc.property(fc.constantFrom(...known), form, (number, chosen) => {
        const typed = {
          international: number.formatInternational(),
          far: number.number.replace('+', '00'),
          national: number.formatNational(),
          arabic: arabic(number.formatInternational()),
          marked: `\u202A${number.number}\u202C`,
          dashed: number.formatInternational().replaceAll(' ', '-'),
        }[chosen];
        // From the Kingdom another country is dialled by 00, as from most; from the rest by whatever it is there.
        const from = chosen === 'far' ? 'SA' : number.country;
        expect(readPhone(typed, from)).toEqual({ number: number.number, country: number.country });
      }),
      { numRuns: 1000 },
    );
  });

  it('names its country whichever was chosen, and is a Saudi one where it names the Kingdom', () => {
    expect(readPhone('+971501234567', 'GB')).toEqual({ number: '+971501234567', country: 'AE' });
    expect(readPhone('+966512345678', 'AE')).toEqual({ number: '+966512345678', country: null });
    expect(readPhone('0512345678')).toEqual({ number: '+966512345678', country: null });
    expect(readPhone('0501234567', 'AE')).toEqual({ number: '+971501234567', country: 'AE' });
  });

  it.each([
    ['a fixed line', '+442079460958', 'GB'],
    ['one that costs its caller more', '+449098790879', 'GB'],
    ['one of no country', '+88216123456', 'AE'],
    ['one with an extension', '+971501234567 ext 5', 'AE'],
    ['one too short', '50123', 'AE'],
    ['words', 'call me', 'AE'],
    ['one of a country that is none', '0501234567', 'ZZ'],
    ['a fixed line of the Kingdom', '+966112345678', 'AE'],
  ])('is not %s', (_, typed, country) => expect(readPhone(typed, country)).toBeNull());
});
