import { passesLuhn } from '@diyar/contract/values/card';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsCardNumber } from './card-number.ts';

const digitsOf = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const numbers = fc
  .tuple(fc.constantFrom('4', '51', '34', '37', '6'), digitsOf(14))
  .map(([start, rest]) => (start + rest).slice(0, start.startsWith('3') ? 14 : 15))
  .map((body) => body + [...'0123456789'].find((digit) => passesLuhn(body + digit)));
const inFours = (text: string, between = ' ') => text.match(/.{1,4}/g)?.join(between) ?? '';
const inArabic = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));

const SEPARATORS = [' ', '-', '.', '_', '\u00a0', '\u2009', '\u202f', '\u2013', '·'];
const INVISIBLE = ['\u200b', '\u200c', '\u200d', '\ufeff', '\u2060', '\u200e', '\u200f', '\u00ad'];
const separators = fc.constantFrom(...SEPARATORS);

describe('a card number sent by mistake', () => {
  it('is seen with its check digit, whatever its company', () => {
    fc.assert(fc.property(numbers, (number) => holdsCardNumber({ name: number })));
  });

  it('is seen in groups, whatever parts them, in Latin and Arabic digits', () => {
    const parted = fc.tuple(numbers, separators, fc.boolean());
    fc.assert(
      fc.property(parted, ([number, separator, isArabic]) => {
        const typed = inFours(number, separator);
        return holdsCardNumber({ name: `بطاقتي: ${isArabic ? inArabic(typed) : typed}، 12/29` });
      }),
    );
  });

  it('is seen digit by digit and in fours with a different sign in every gap', () => {
    const gaps = fc.array(separators, { minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(numbers, gaps, (number, signs) => {
        const woven = [...number]
          .map((digit, at) => digit + (at < number.length - 1 ? signs[at] : ''))
          .join('');
        const fours = number.replace(/.{4}(?=.)/g, (group, at: number) => group + signs[at]);
        return holdsCardNumber({ name: woven }) && holdsCardNumber({ name: fours });
      }),
    );
  });

  it('is seen with what shows nothing anywhere in it', () => {
    const places = fc.array(fc.tuple(fc.nat(19), fc.constantFrom(...INVISIBLE)), { minLength: 1 });
    fc.assert(
      fc.property(numbers, places, (number, hidden) => {
        const typed = hidden.reduce(
          (text, [at, sign]) => text.slice(0, at) + sign + text.slice(at),
          inFours(number),
        );
        return holdsCardNumber({ name: typed });
      }),
    );
  });

  it.each(['4111.1111.1111.1111', '4111111111111.111', '411.1111111111111', '4111_1111 1111-1111'])(
    'is seen as %s',
    (text) => expect(holdsCardNumber({ text })).toBe(true),
  );
});

const repeated = (part: fc.Arbitrary<string>) => fc.array(part, { minLength: 1, maxLength: 30 });
const degree = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const never = (honest: fc.Arbitrary<unknown>) =>
  fc.assert(
    fc.property(honest, (value) => !holdsCardNumber({ value })),
    { numRuns: 2000 },
  );

describe('what is no card number is not taken for one', () => {
  it('IBANs, together or in groups', () => {
    never(
      fc
        .tuple(digitsOf(22), fc.constantFrom('', ...SEPARATORS))
        .map(([digits, between]) => inFours(`SA${digits}`, between)),
    );
  });

  it('tax numbers', () => {
    never(
      fc.tuple(fc.constantFrom('0', '1', '2', '9'), digitsOf(12)).map(([next, rest]) => `3${next}${rest}3`),
    );
  });

  it('coordinates, as numbers and in texts', () => {
    never(fc.record({ lat: degree(90), lng: degree(180) }));
    // Sixteen figures are more than a finger on a map can tell; JavaScript writes as many after a point below one.
    const text = (most: number) => degree(most).map((value) => value.toFixed(15));
    const points = fc.tuple(text(180), text(90));
    never(repeated(points.map((point) => point.join(','))).map((all) => all.join(';')));
    never(repeated(points.map((point) => point.join(' '))).map((all) => `POLYGON((${all.join(', ')}))`));
    never(points.map(([lng, lat]) => `${lat} ${lng}`));
  });

  it('ids', () => {
    never(repeated(fc.uuid()));
  });

  it('telephones, licences and commercial registrations, however they are parted', () => {
    const phones = fc
      .tuple(fc.constantFrom('+966 5', '9665', '05', '٠٥'), digitsOf(8))
      .map(([start, rest]) => start + rest);
    const licences = fc
      .tuple(fc.constantFrom('7200', '1010', '12'), digitsOf(6))
      .map(([start, rest]) => start + rest);
    const one = fc.oneof(phones, licences);
    never(
      fc
        .tuple(one, separators, fc.nat(10))
        .map(([number, sign, at]) => number.slice(0, at) + sign + number.slice(at)),
    );
    never(repeated(one).map((all) => all.join('، ')));
  });

  it('times, dates and figures', () => {
    const instants = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2033-01-01'),
      noInvalidDate: true,
    });
    const iso = instants.map((at) => at.toISOString());
    never(iso);
    never(iso.map((text) => `${text.slice(0, 10).replaceAll('-', '.')} ${text.slice(11, 19)}`));
    never(iso.map((text) => `${text.slice(8, 10)}.${text.slice(5, 7)}.${text.slice(0, 4)} م`));
    never(instants.map((at) => at.getTime()));
    never(fc.double({ min: 0, max: 1_000_000_000, noNaN: true }));
    never(fc.integer({ min: 0, max: 999_999_999 }).map((sum) => `${sum.toLocaleString('en')}.50 ريال`));
  });
});
