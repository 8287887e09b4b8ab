import fc from 'fast-check';
import { expect, test } from 'vitest';
import { possibleReferences } from './names-in-line.ts';
import { readLines } from './read-lines.ts';
import { areColumnsWhole, proposeColumns } from './statement-columns.ts';
import { readTable } from './statement-table.ts';

const TODAY = '2030-01-31';

/** Windows-1256 of the letters that the test's statement is written with. */
const ANSI: Readonly<Record<string, number>> = Object.fromEntries(
  [...'ءآأؤإئابةتثجحخدذرزسشصض']
    .map((letter, at) => [letter, 0xc1 + at] as const)
    .concat(
      Object.entries({
        ط: 0xd8,
        ظ: 0xd9,
        ع: 0xda,
        غ: 0xdb,
        ف: 0xdd,
        ق: 0xde,
        ك: 0xdf,
        ل: 0xe1,
        م: 0xe3,
        ن: 0xe4,
        ه: 0xe5,
      }),
      Object.entries({ و: 0xe6, ى: 0xec, ي: 0xed }),
    ),
);
const ansiOf = (text: string) => Uint8Array.from([...text].map((one) => ANSI[one] ?? one.charCodeAt(0)));

function read(file: string | Uint8Array) {
  const table = readTable(typeof file === 'string' ? new TextEncoder().encode(file) : file);
  return readLines(table, proposeColumns(table.headings), TODAY);
}
const plain = (file: string | Uint8Array) =>
  read(file).lines.map(({ bookedOn, amount, text, reference }) => [bookedOn, amount, text, reference]);

const ARABIC = `كشف حساب,,,,
رقم الحساب,SA0380000000608010167519,,,
التاريخ,الوصف,المرجع,مدين,دائن
١٥/٠١/٢٠٣٠,حوالة واردة ABCD2345,FT1001,,"١٬٥٠٠٫٥٠"
16/01/2030,رسوم,FT1002,"(23.00)",
,الرصيد,,,"9,999.00"`;

test('statements are read in the shapes that banks give them', () => {
  const said = [
    ['2030-01-15', 150_050, 'حوالة واردة ABCD2345', 'FT1001'],
    ['2030-01-16', -2300, 'رسوم', 'FT1002'],
  ];
  expect(plain(ARABIC)).toEqual(said);
  expect(plain(`\uFEFF${ARABIC}`)).toEqual(said);
  const latin = ARABIC.replace('١٥/٠١/٢٠٣٠', '15-Jan-2030').replace('١٬٥٠٠٫٥٠', '1,500.50');
  expect(plain(ansiOf(latin))).toEqual(said);
  const english = `Date;Narrative;Ref No.;Amount (SAR);Dr/Cr
2030-01-15 10:20;Incoming;FT1001;1,500.50;CR
20300116;Fee;FT1002;23.00;DR`;
  expect(plain(english)).toEqual([
    ['2030-01-15', 150_050, 'Incoming', 'FT1001'],
    ['2030-01-16', -2300, 'Fee', 'FT1002'],
  ]);
  const tabs =
    'Value Date\tPosting Date\tDescription\tAmount\n01/16/2030\t01/15/2030\tA\t-12.5\n1/2/2030\t1/3/2030\tB\t7 SAR\n';
  expect(plain(tabs)).toEqual([
    ['2030-01-15', -1250, 'A', null],
    ['2030-01-03', 700, 'B', null],
  ]);
});

test('each line that cannot be read is told, and a day that has not come', () => {
  const file = `التاريخ,الوصف,مدين,دائن
31/02/2030,أ,,5
15/01/2030,ب,,خمسة
15/01/2030,ج,5,6
01/02/2030,د,,5
15/01/1451,هـ,,5`;
  expect(read(file).faults).toEqual([
    { line: 2, fault: 'date' },
    { line: 3, fault: 'amount' },
    { line: 4, fault: 'both' },
    { line: 5, fault: 'future' },
    { line: 6, fault: 'date' },
  ]);
});

test('a file that is no statement is refused, and one above 5,000 lines', () => {
  const problem = (file: string | Uint8Array) => {
    try {
      read(file);
      return null;
    } catch (error) {
      return (error as { problem?: string }).problem;
    }
  };
  expect(problem('')).toBe('empty');
  expect(problem(new Uint8Array([0x89, 0x50, 0, 0]))).toBe('unreadable');
  expect(problem('Date,Amount\n"2030-01-01,5')).toBe('unreadable');
  const many = (n: number) => `Date,Amount\n${'2030-01-01,5\n'.repeat(n)}`;
  expect(problem(many(5000))).toBeNull();
  expect(problem(many(5001))).toBe('rows');
});

test('a line has one mark in files that overlap, whatever their digits and order of columns are', () => {
  const row = fc.record({
    day: fc.integer({ min: 1, max: 28 }),
    amount: fc.integer({ min: -3, max: 3 }).filter((n) => n !== 0),
    text: fc.constantFrom('حوالة', 'رسوم', 'ABCD2345'),
  });
  const arabic = (n: number | string) =>
    String(n).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), (rows) => {
      const one = rows.map(
        ({ day, amount, text }) => `2030-01-${String(day).padStart(2, '0')},${amount},${text}`,
      );
      const other = rows.map(({ day, amount, text }) => `${text};${arabic(amount)};${arabic(day)}/01/2030`);
      const marks = (file: string) => read(file).lines.map(({ mark }) => mark.toString('hex'));
      const first = marks(['Date,Amount,Description', ...one].join('\n'));
      const second = marks(['البيان;المبلغ;التاريخ', ...other].join('\n'));
      expect(new Set(first).size).toBe(rows.length);
      expect(second.toSorted()).toEqual(first.toSorted());
    }),
  );
});

test('a card’s number in a description is not kept', () => {
  const [line] = read('Date,Description,Amount\n2030-01-15,POS 4111 1111 1111 1111 JED,-5\n').lines;
  expect(line?.text).toBe('POS ••••1111 JED');
});

test('columns are whole with a day and what came and went', () => {
  expect(areColumnsWhole(['date', 'amount'])).toBe(true);
  expect(areColumnsWhole(['date', 'credit', 'debit', null])).toBe(true);
  expect(areColumnsWhole(['date', 'credit', 'amount'])).toBe(false);
  expect(areColumnsWhole(['date', 'date', 'amount'])).toBe(false);
  expect(areColumnsWhole(['credit'])).toBe(false);
});

test('our reference is found as people write it', () => {
  for (const text of ['abcd2345', 'ABCD 2345', 'REF:ABCD-2345/X', 'حوالة ABCD٢٣٤٥', '00ABCD2345'])
    expect(possibleReferences({ text, reference: null })).toContain('ABCD2345');
});

test('money without a direction is no money that came', () => {
  const blank = 'Date,Amount,Dr/Cr\n2030-01-15,5,CR\n2030-01-15,6,\n2030-01-16,-7,\n2030-01-16,8 DR,';
  expect(read(blank).faults).toEqual([
    { line: 3, fault: 'direction' },
    { line: 4, fault: 'direction' },
  ]);
  const unsigned = (file: string) => read(file).isUnsigned;
  expect(unsigned('Date,Amount\n2030-01-15,5\n2030-01-16,6')).toBe(true);
  expect(unsigned('Date,Amount\n2030-01-15,5\n2030-01-16,6 CR')).toBe(true);
  expect(unsigned('Date,Amount\n2030-01-15,5\n2030-01-16,-6')).toBe(false);
  expect(unsigned('Date,Amount\n2030-01-15,5\n2030-01-16,(6)')).toBe(false);
  expect(unsigned('Date,Amount\n2030-01-15,5 CR\n2030-01-16,6 CR')).toBe(false);
  expect(unsigned('Date,Credit\n2030-01-15,5')).toBe(false);
  expect(read('Date,Credit\n2030-01-15,-5').faults).toEqual([{ line: 2, fault: 'direction' }]);
});
