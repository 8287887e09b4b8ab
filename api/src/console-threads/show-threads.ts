import type { ConsoleThread, FoundReservation } from '@diyar/contract/console/console-threads';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { Lang } from '@diyar/messages/messages';
import { evidenceOf } from '../messages/evidence-of.ts';
import { readPhone } from '../phones/phone.ts';
import { localPhone } from '../phones/written-phone.ts';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type ConsoleRow, countReservations, findReservations } from './console-thread.queries.ts';

const MOST_COUNTED = 10_000;

function presentLine(row: ConsoleRow, lang: Lang): FoundReservation {
  const name = lang === 'ar' ? (row.name_ar ?? row.name_en) : (row.name_en ?? row.name_ar);
  return {
    id: String(row.number),
    state: row.state,
    period: row.period,
    arrives_at: riyadhIso(row.starts_at),
    departs_at: riyadhIso(row.ends_at),
    unit: { name: name ?? '', code: row.unit_code },
    guest: { id: String(row.guest_number), name: row.guest_name },
    host: { id: String(row.host_number), name: row.host_name },
    total: money(row.total),
    created_at: riyadhIso(row.created_at),
  };
}

/** A page of all reservations under a search, the newest first. */
export async function findConsoleReservations(
  reader: Reader,
  { q, page, per_page, lang, now }: { q: string; page: number; per_page: number; lang: Lang; now: Date },
) {
  const found = { q, phone: readPhone(q)?.number ?? null, now };
  const [rows, total] = await Promise.all([
    findReservations(reader, found, { limit: per_page, offset: (page - 1) * per_page }),
    countReservations(reader, found),
  ]);
  return {
    items: rows.map((row) => presentLine(row, lang)),
    total,
    total_exact: total < MOST_COUNTED,
    page,
    per_page,
    pages: Math.ceil(total / per_page),
  };
}

/** A reservation by its number, for an operator. Throws `not_found`. */
export async function findByNumber(reader: Reader, number: string, now: Date): Promise<ConsoleRow> {
  const [row] = await findReservations(reader, { q: number, phone: null, now }, { limit: 1, offset: 0 });
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** How to reach both sides of a reservation, and what they wrote. Throws `not_found`. */
export async function showConsoleThread(reader: Reader, number: string, now: Date): Promise<ConsoleThread> {
  const row = await findByNumber(reader, number, now);
  const messages = await evidenceOf(reader, row.id);
  const written = (phone: string | null) => (phone === null ? null : localPhone(phone));
  return {
    guest: { name: row.guest_name, phone: written(row.guest_phone) },
    host: { name: row.host_name, phone: written(row.host_phone) },
    messages: messages.map((message) => ({
      position: message.position,
      side: message.account_id === row.guest_account_id ? 'guest' : 'host',
      by: message.person_name,
      text: message.text,
      has_picture: message.picture_id !== null,
      at: riyadhIso(message.created_at),
    })),
  };
}
