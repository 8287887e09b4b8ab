import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** Those of some marks that lines have, in hexadecimal. */
export async function findMarks(reader: Reader, marks: readonly Buffer[]): Promise<Set<string>> {
  const { rows } = await sql<{
    mark: Buffer;
  }>`select mark from bank_line where mark = any(${marks}::bytea[])`.execute(reader);
  return new Set(rows.map(({ mark }) => mark.toString('hex')));
}

/** A line that was kept, by what tells one movement from another where marks do not. */
export interface KeptLine {
  bookedOn: string;
  amount: number;
  text: string;
  /** The bank named it: its reference is not of our making (`keep-statement.ts`). */
  isReferenced: boolean;
}

/** Lines that were kept for some days and amounts. */
export async function findKeptLike(
  reader: Reader,
  lines: readonly { bookedOn: string; amount: number }[],
): Promise<KeptLine[]> {
  const { rows } = await sql<KeptLine>`
    select booked_on as "bookedOn", line.amount, text, bank_reference !~ '^\\d{4}-\\d{2}-\\d{2}-[A-Z]{6}$' as "isReferenced"
    from bank_line line join (
      select distinct * from unnest(${lines.map(({ bookedOn }) => bookedOn)}::date[], ${lines.map(({ amount }) => amount)}::bigint[])
        as said (booked_on, amount)) said using (booked_on, amount)`.execute(reader);
  return rows;
}
