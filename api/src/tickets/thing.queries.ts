import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** The row that a ticket points at; at most one of the two. */
export interface PointedAt {
  ad_id: string | null;
  reservation_id: string | null;
}

/** The ad of a number, where it is or was for all to see, or is of the account. */
export async function findAskedAd(
  reader: Reader,
  { number, accountId }: { number: string; accountId: string | null },
): Promise<string | undefined> {
  const row = await reader
    .selectFrom('ad')
    .select('id')
    .where('number', '=', Number(number))
    .where('deleted_at', 'is', null)
    .where((eb) =>
      accountId === null
        ? eb('published_at', 'is not', null)
        : eb.or([eb('published_at', 'is not', null), eb('account_id', '=', accountId)]),
    )
    .executeTakeFirst();
  return row?.id;
}

/** The booking of a number, where the account is one of its sides. */
export async function findAskedBooking(
  reader: Reader,
  { number, accountId }: { number: string; accountId: string },
): Promise<string | undefined> {
  const row = await reader
    .selectFrom('reservation')
    .select('id')
    .where('number', '=', Number(number))
    .where((eb) => eb.or([eb('guest_account_id', '=', accountId), eb('host_account_id', '=', accountId)]))
    .executeTakeFirst();
  return row?.id;
}

export interface ThingRow {
  kind: 'ad' | 'booking';
  number: number;
  name_ar: string | null;
  name_en: string | null;
  side: 'guest' | 'host' | null;
  is_on_show: boolean;
  host_number: number;
  host_name: string;
}

/** What a ticket is about; undefined of one that is about nothing by its number. */
export async function findThingOf(reader: Reader, ticketId: string): Promise<ThingRow | undefined> {
  const { rows } = await sql<ThingRow>`
    select case when ad.id is not null then 'ad' else 'booking' end as kind,
      coalesce(ad.number, reservation.number) as number,
      coalesce(ad.title_ar, unit.name_ar) as name_ar, coalesce(ad.title_en, unit.name_en) as name_en,
      case when ticket.account_id = host.id then 'host' when ticket.account_id = reservation.guest_account_id then 'guest' end as side,
      coalesce(ad.state = 'published' and unit.privacy = 'public', false) as is_on_show,
      host.number as host_number, host.name as host_name
    from ticket
    left join ad on ad.id = ticket.ad_id
    left join reservation on reservation.id = ticket.reservation_id
    join unit on unit.id = coalesce(ad.unit_id, reservation.unit_id)
    join account host on host.id = coalesce(ad.account_id, reservation.host_account_id)
    where ticket.id = ${ticketId}`.execute(reader);
  return rows[0];
}
