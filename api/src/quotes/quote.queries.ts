import { sql } from 'kysely';
import type { Stay } from '../calendar/stay.ts';
import type { Database, Reader } from '../platform/db/database.ts';
import type { StoredTerms } from '../prices/price-stay.ts';

export interface NewQuote {
  unitId: string;
  stay: Stay;
  terms: StoredTerms;
  createdAt: Date;
  expiresAt: Date;
  /** The booking that it prices a change of; null for a stay not booked yet. */
  reservationId: string | null;
}

export interface QuoteRow extends NewQuote {
  id: string;
}

export async function insertQuote(reader: Reader, quote: NewQuote): Promise<string> {
  const { id } = await reader
    .insertInto('quote')
    .values({
      unit_id: quote.unitId,
      period: quote.stay.period,
      start_date: quote.stay.startDate,
      end_date: quote.stay.endDate,
      start_time: quote.stay.startTime,
      end_time: quote.stay.endTime,
      terms: JSON.stringify(quote.terms),
      created_at: quote.createdAt,
      expires_at: quote.expiresAt,
      reservation_id: quote.reservationId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A quote as it was kept. */
export interface KeptQuote extends QuoteRow {
  /** Whether a reservation came of it already. */
  isBooked: boolean;
}

export async function findQuote(reader: Reader, id: string): Promise<KeptQuote | undefined> {
  const row = await reader
    .selectFrom('quote')
    .selectAll()
    .select(
      sql<boolean>`exists (select from reservation where reservation.quote_id = quote.id)`.as('is_booked'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id: row.id,
    unitId: row.unit_id,
    stay: {
      period: row.period as Stay['period'],
      startDate: row.start_date,
      endDate: row.end_date,
      startTime: row.start_time,
      endTime: row.end_time,
    },
    // Written by insertQuote alone.
    terms: row.terms as unknown as StoredTerms,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    reservationId: row.reservation_id,
    isBooked: row.is_booked,
  };
}

/** Deletes quotes made before an instant of which no reservation came. */
export async function deleteQuotes(db: Database, before: Date): Promise<void> {
  await sql`
    delete from quote where created_at < ${before}
      and not exists (select from reservation where reservation.quote_id = quote.id)`.execute(db);
}
