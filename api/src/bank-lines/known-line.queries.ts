import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import type { StatementLine } from './read-lines.ts';

/**
 * Those of a file's lines, by their number in it, that were kept before; `alike`: those of them that nothing but their day, amount and text
 * says so of, as this file or the one before shows neither a reference nor a balance for them.
 */
export async function findKnownLines(
  reader: Reader,
  lines: readonly StatementLine[],
): Promise<{ known: Set<number>; alike: number[] }> {
  const marks = await findMarks(
    reader,
    lines.flatMap(({ mark, bareMark }) => [mark, bareMark]),
  );
  const has = (mark: Buffer) => marks.has(mark.toString('hex'));
  const worded = await findWorded(
    reader,
    lines.filter(({ isBare }) => isBare),
  );
  const known = lines.filter(({ line, mark, bareMark }) => has(mark) || has(bareMark) || worded.has(line));
  return {
    known: new Set(known.map(({ line }) => line)),
    alike: known.filter(({ isBare, mark }) => isBare || !has(mark)).map(({ line }) => line),
  };
}

/** Those of some marks that lines have, in hexadecimal. */
async function findMarks(reader: Reader, marks: readonly Buffer[]): Promise<Set<string>> {
  const { rows } = await sql<{
    mark: Buffer;
  }>`select mark from bank_line where mark = any(${marks}::bytea[])`.execute(reader);
  return new Set(rows.map(({ mark }) => mark.toString('hex')));
}

/** Those lines, by their number, of whose day, amount and text as many were kept as the file has up to them. */
async function findWorded(reader: Reader, lines: readonly StatementLine[]): Promise<Set<number>> {
  const of = <T>(value: (line: StatementLine) => T): T[] => lines.map(value);
  const { rows } = await sql<{ line: number }>`
    with said as (
      select * from unnest(${of(({ line }) => line)}::int[], ${of(({ bookedOn }) => bookedOn)}::date[],
        ${of(({ amount }) => amount)}::bigint[], ${of(({ text }) => text)}::text[], ${of(({ copy }) => copy)}::int[])
        as said (line, booked_on, amount, text, copy)
    ), kept as (
      select booked_on, amount, text, count(*) as count from bank_line
      where booked_on in (select booked_on from said) group by booked_on, amount, text
    )
    select said.line from said join kept using (booked_on, amount, text) where said.copy <= kept.count`.execute(
    reader,
  );
  return new Set(rows.map(({ line }) => line));
}
