import type { Handover } from '@diyar/contract/booking/handovers';
import type { Lang } from '@diyar/messages/messages';
import { writeIcal } from '../calendar/write-ical.ts';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { presentEvent, presentHandover, stayOf } from './handover.presenter.ts';
import { findHandover } from './handover.queries.ts';
import { tellsPlace } from './handover.ts';

interface Asked {
  accountId: string;
  /** The reservation's. */
  number: string;
  lang: Lang;
  now: Date;
}

/** What this side of a stay is told at `now`. Throws `not_found` for a reservation of others. */
export async function showHandover(reader: Reader, { lang, now, ...asked }: Asked): Promise<Handover> {
  const row = await findHandover(reader, asked);
  if (row === undefined) throw new Refusal('not_found');
  return presentHandover(row, lang, now);
}

/** A calendar file of a confirmed stay; `origin` is the site's. Throws `not_found`, `not_available` when it is not confirmed. */
export async function showStayCalendar(
  reader: Reader,
  { lang, now, ...asked }: Asked,
  origin: string,
): Promise<{ name: string; text: string }> {
  const row = await findHandover(reader, asked);
  if (row === undefined) throw new Refusal('not_found');
  if (!tellsPlace(stayOf(row))) throw new Refusal('not_available');
  const path = `${lang === 'en' ? '/en' : ''}/dashboard/reservations/${row.number}`;
  const address = `${origin}${path}${row.side === 'host' ? '?side=host' : ''}`;
  return { name: `diyar-${row.number}.ics`, text: writeIcal(presentEvent(row, lang, address), now) };
}
