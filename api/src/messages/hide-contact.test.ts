import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hideContact } from './hide-contact.ts';

const shown = (text: string) => hideContact(text, '▇').text;

describe('a number to call, or an IBAN, is hidden', () => {
  it.each([
    ['جوالي 0551234567 كلمني', 'جوالي ▇ كلمني'],
    ['جوالي ٠٥٥١٢٣٤٥٦٧', 'جوالي ▇'],
    ['055 123 4567', '▇'],
    ['+966 55-123-4567 تمام', '+▇ تمام'],
    ['00966551234567', '▇'],
    ['0 5 5 . 1 2 3 / 4 5 6 7', '▇'],
    ['صفر خمسة خمسة واحد اثنين ثلاثة أربعة خمسة ستة سبعة', '▇'],
    ['zero five five one two three 4567', '▇'],
    ['٠٥٥ ثم 123 وبعدها ٤٥٦٧', '▇'],
    ['055 call me on 123 then 4567', '▇'],
    ['０５５１２３４５６７', '▇'],
    ['SA03 8000 0000 6080 1016 7519', '▇'],
    ['حسابي sa0380000000608010167519 الراجحي', 'حسابي ▇ الراجحي'],
    ['SA٠٣٨٠٠٠٠٠٠٠٦٠٨٠١٠١٦٧٥١٩', '▇'],
    ['011 465 0000', '▇'],
    ['+44 7700 900123', '+▇'],
  ])('%s', (text, hidden) => {
    expect(shown(text)).toBe(hidden);
  });
});

test.each([
  'نصل الساعة 16:30 يوم 2030-02-01 ونغادر 2030-02-05 قبل 12:00، ونحن 5 أشخاص',
  'السعر 1,250,000 ريال والعربون 125,000.50',
  'The flat has 3 rooms, 2 baths, 120 m2 and was built in 2019; we are 4 adults and 2 children',
  'رقم الحجز 81234567 والدور 3 شقة 12',
  'خمسة ضيوف وثلاثة أطفال',
])('what is no number to call stays: %s', (text) => {
  expect(hideContact(text, '▇')).toEqual({ text, hasHidden: false });
});

const ARABIC = '٠١٢٣٤٥٦٧٨٩';
const NAMES = ['صفر', 'واحد', 'اثنين', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة'];

test('a mobile number in any mixture of digits, words and separators leaves none of its last digits', () => {
  const spelling = fc.record({
    prefix: fc.constantFrom('05', '9665', '009665'),
    digits: fc.array(
      fc.record({
        value: fc.nat(9),
        as: fc.constantFrom('latin', 'arabic', 'word'),
        before: fc.constantFrom(' ', '-', ' . ', ' ثم ', ' and then ', ' / '),
      }),
      { minLength: 8, maxLength: 8 },
    ),
  });
  fc.assert(
    fc.property(spelling, ({ prefix, digits }) => {
      const rest = digits.map(({ value, as, before }) => {
        const said = { latin: String(value), arabic: ARABIC[value], word: NAMES[value] }[as];
        return `${before}${said}`;
      });
      expect(shown(`رقمي ${prefix}${rest.join('')}`)).toBe('رقمي ▇');
    }),
    { numRuns: 500 },
  );
});
