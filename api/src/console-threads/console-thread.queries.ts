import type { ReservationState } from '@diyar/contract/booking/reservations';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

export interface ConsoleRow {
  id: string;
  number: number;
  state: ReservationState;
  period: 1 | 2 | 3 | 4;
  starts_at: Date;
  ends_at: Date;
  total: number;
  created_at: Date;
  unit_code: string;
  name_ar: string | null;
  name_en: string | null;
  guest_account_id: string;
  guest_number: number;
  guest_name: string;
  guest_phone: string | null;
  host_number: number;
  host_name: string;
  host_phone: string | null;
}

const FROM = sql`
  from reservation r
  join unit u on u.id = r.unit_id
  join account guest on guest.id = r.guest_account_id
  join person guest_person on guest_person.id = guest.person_id
  join account host on host.id = r.host_account_id
  join person host_person on host_person.id = host.person_id`;

/** By number or phone exactly, else by a part of a name or of the unit's. `phone` is `q` as a Saudi number, if it is one. */
function searched(q: string, phone: string | null): RawBuilder<unknown> {
  if (q === '') return sql`true`;
  if (phone !== null) return sql`${phone} in (guest_person.phone, host_person.phone)`;
  if (/^\d{1,12}$/.test(q)) return sql`r.number = ${Number(q)}`;
  const holds = (text: RawBuilder<unknown>) => sql`strpos(lower(${text}), lower(${q})) > 0`;
  const texts = [
    sql`guest.name`,
    sql`host.name`,
    sql`u.code`,
    sql`coalesce(u.name_ar, '')`,
    sql`coalesce(u.name_en, '')`,
  ];
  return sql`(${sql.join(texts.map(holds), sql` or `)})`;
}

/** A page of all reservations, the newest first. */
export async function findReservations(
  reader: Reader,
  { q, phone, now }: { q: string; phone: string | null; now: Date },
  page: { limit: number; offset: number },
): Promise<ConsoleRow[]> {
  const { rows } = await sql<ConsoleRow>`
    select r.id, r.number, r.period, r.starts_at, r.ends_at, r.total, r.created_at, r.guest_account_id,
      case when r.state = 'pending' and r.hold_until <= ${now} then 'lapsed'::reservation_state else r.state end as state,
      u.code as unit_code, u.name_ar, u.name_en,
      guest.number as guest_number, guest.name as guest_name,
      case when guest.closed_at is null then guest_person.phone end as guest_phone,
      host.number as host_number, host.name as host_name,
      case when host.closed_at is null then host_person.phone end as host_phone
    ${FROM} where ${searched(q, phone)}
    order by r.created_at desc, r.id desc limit ${page.limit} offset ${page.offset}`.execute(reader);
  return rows;
}

/** How many there are, counted to 10,000. */
export async function countReservations(
  reader: Reader,
  { q, phone }: { q: string; phone: string | null },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${FROM} where ${searched(q, phone)} limit 10000) found`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}
