import type { LeadKind } from '@diyar/contract/words/lead-words';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import { requestOnShow } from '../requests/fits.ts';

export interface LeadFilters {
  kind?: LeadKind | undefined;
  /** Public number of an ad. */
  ad?: string | undefined;
  /** Riyadh days, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

export interface LeadRow {
  /** The account's public number, or the id of the tap. */
  account_number: number | null;
  tap_id: string | null;
  name: string | null;
  calls: number;
  whatsapps: number;
  messages: number;
  answers: number;
  last: LeadKind;
  last_at: Date;
  ad_number: number | null;
  title_ar: string | null;
  title_en: string | null;
  reservation: number | null;
  /** One that is still on show: the page of another is gone. */
  request: number | null;
  /** Whether a request of theirs was answered, on show or not. */
  answered: boolean;
  note: string | null;
  total: number;
}

/** All that happened between an advertiser and others: who, how, about which ad, when. */
const acts = (accountId: string): RawBuilder<unknown> => sql`
  select reveal.account_id as who, reveal.id as tap, case reveal.channel when 'phone' then 'call' else 'whatsapp' end as kind,
    ad.id as ad_id, reveal.at, null::bigint as reservation, null::bigint as request
  from contact_reveal reveal join ad on ad.id = reveal.ad_id
  where ad.account_id = ${accountId} and reveal.account_id is distinct from ${accountId}
  union all
  select message.account_id, null, 'message', (select ad.id from ad where ad.unit_id = reservation.unit_id order by ad.number desc limit 1),
    message.created_at, reservation.number, null
  from reservation join message on message.reservation_id = reservation.id
  where reservation.host_account_id = ${accountId} and message.account_id <> ${accountId}
  union all
  select request.account_id, null, 'answer', (select ad.id from ad where ad.unit_id = answer.unit_id order by ad.number desc limit 1),
    answer.at, null, request.number
  from request_answer answer join request on request.id = answer.request_id where answer.account_id = ${accountId}
  union all
  select contact.account_id, null, case contact.channel when 'phone' then 'call' else 'whatsapp' end,
    (select ad.id from ad where ad.unit_id = answer.unit_id order by ad.number desc limit 1), contact.at, null, request.number
  from request_answer answer join request_contact contact on contact.answer_id = answer.id
  join request on request.id = answer.request_id where answer.account_id = ${accountId}`;

function narrowed({ kind, ad, from, to }: LeadFilters): RawBuilder<unknown> {
  const conditions = [
    kind === undefined ? undefined : sql`kind = ${kind}`,
    ad === undefined ? undefined : sql`ad_id = (select id from ad where number = ${Number(ad)})`,
    from === undefined ? undefined : sql`at >= (${from}::date at time zone 'Asia/Riyadh')`,
    to === undefined ? undefined : sql`at < ((${to}::date + 1) at time zone 'Asia/Riyadh')`,
  ].filter((one) => one !== undefined);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Leads of an account, the newest first, each with how many there are in all. */
export async function findLeads(
  reader: Reader,
  accountId: string,
  filters: LeadFilters,
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): Promise<LeadRow[]> {
  const { rows } = await sql<LeadRow>`
    with every as materialized (${acts(accountId)}),
    act as (select * from every where ${narrowed(filters)}),
    -- Ways to answer are those of all that happened with somebody, whatever the list is narrowed to.
    way as (
      select who, (array_agg(reservation order by at desc) filter (where reservation is not null))[1] as reservation,
        (array_agg(request order by at desc) filter (where exists (
          select from request where request.number = every.request and ${requestOnShow(now)})))[1] as request,
        bool_or(kind = 'answer') as answered
      from every where who is not null group by who),
    lead as (
      select who, case when who is null then tap end as tap, max(at) as last_at,
        count(*) filter (where kind = 'call') as calls, count(*) filter (where kind = 'whatsapp') as whatsapps,
        count(*) filter (where kind = 'message') as messages, count(*) filter (where kind = 'answer') as answers,
        (array_agg(kind order by at desc))[1] as last, (array_agg(ad_id order by at desc) filter (where ad_id is not null))[1] as ad_id,
        count(*) over () as total
      from act group by who, case when who is null then tap end
      order by max(at) desc, who, 2 limit ${limit} offset ${offset})
    select account.number as account_number, lead.tap as tap_id, account.name, calls, whatsapps, messages, answers, last, last_at,
      ad.number as ad_number, ad.title_ar, ad.title_en, way.reservation, way.request, coalesce(way.answered, false) as answered, lead_note.text as note, total
    from lead left join account on account.id = lead.who left join ad on ad.id = lead.ad_id
    left join way on way.who = lead.who
    left join lead_note on lead_note.account_id = ${accountId}
      and (lead_note.with_account_id = lead.who or lead_note.reveal_id = lead.tap)
    order by last_at desc, lead.who, lead.tap`.execute(reader);
  return rows;
}

/** Ads of an account that a number of was shown. */
export async function findTappedAds(
  reader: Reader,
  accountId: string,
): Promise<{ number: number; title_ar: string | null; title_en: string | null }[]> {
  return reader
    .selectFrom('ad')
    .select(['number', 'title_ar', 'title_en'])
    .where('account_id', '=', accountId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('contact_reveal').select('id').whereRef('contact_reveal.ad_id', '=', 'ad.id')),
    )
    .orderBy('number')
    .limit(200)
    .execute();
}

/** The other side of a lead of an account, as its note names it; undefined where it is none. */
export async function findLeadSide(
  reader: Reader,
  accountId: string,
  lead: { accountNumber: number } | { tapId: string },
): Promise<{ with_account_id: string | null; reveal_id: string | null } | undefined> {
  const side =
    'tapId' in lead ? sql`who is null and tap = ${lead.tapId}::uuid` : sql`number = ${lead.accountNumber}`;
  const { rows } = await sql<{ with_account_id: string | null; reveal_id: string | null }>`
    select who as with_account_id, case when who is null then tap end as reveal_id
    from (${acts(accountId)}) act left join account on account.id = act.who where ${side} limit 1`.execute(
    reader,
  );
  return rows[0];
}

/** Writes over what was noted; null takes it away. */
export async function saveNote(
  tx: Tx,
  accountId: string,
  side: { with_account_id: string | null; reveal_id: string | null },
  text: string | null,
  now: Date,
): Promise<void> {
  if (text === null) {
    await sql`delete from lead_note where account_id = ${accountId} and (with_account_id = ${side.with_account_id}::uuid
      or reveal_id = ${side.reveal_id}::uuid)`.execute(tx);
    return;
  }
  const once = side.reveal_id === null ? 'lead_note_once_per_account' : 'lead_note_once_per_tap';
  await tx
    .insertInto('lead_note')
    .values({ account_id: accountId, ...side, text, written_at: now })
    .onConflict((conflict) => conflict.constraint(once).doUpdateSet({ text, written_at: now }))
    .execute();
}
