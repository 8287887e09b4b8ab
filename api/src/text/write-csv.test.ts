import { writeCsv } from '@diyar/contract/values/write-csv';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('a spreadsheet reads every cell back as it was', () => {
  const cell = fc
    .string({ unit: fc.constantFrom(...'شقة a,"\n\r;') })
    .filter((text) => !/^[=+\-@\t\r]/.test(text));
  const row = fc.tuple(cell, cell, cell);
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      const read = parse(writeCsv([['رقم', 'اسم', 'وحدة'], ...rows]), {
        bom: true,
        relax_column_count: true,
        record_delimiter: '\r\n',
      });
      expect(read.slice(1)).toEqual(rows);
    }),
  );
});

test('a name cannot be run as a formula', () => {
  expect(writeCsv([['=HYPERLINK("http://x")', 5]])).toBe(`\uFEFF"'=HYPERLINK(""http://x"")",5\r\n`);
});
