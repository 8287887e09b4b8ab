import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import { onShow } from '../../../../api/src/ads/on-show.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import { fitting } from '../../../../api/src/requests/fits.ts';

const DAY_MS = 86_400_000;
const DAYS_ON_SHOW = 60;
const ANSWERED_AFTER_MS = 47 * 60_000;
const GUEST = '+966500000001';
const OTHER_GUEST = '+966500000002';
const OFFICE = '+966500000011';
const OWNER = '+966500000012';

interface DemoRequest {
  by: string;
  title: string;
  description: string | null;
  /** The place among the units of this advertiser that it is cut to fit. */
  like: { phone: string; at: number };
  kind?: 'wanted' | 'marketing';
  daysAgo: number;
  state?: 'published' | 'hidden';
  heldFor?: string;
  answered?: string;
  /** Nights asked for, so many days from today. */
  nights?: { inDays: number; count: number };
  isDrawn?: true;
  lookedAt?: true;
}

const REQUESTS: readonly DemoRequest[] = [
  {
    by: GUEST,
    title: 'سكن لعائلة من خمسة أشخاص',
    description: 'نبحث عن مكان هادئ قريب من المدارس، ونفضّل موقفًا خاصًا.',
    like: { phone: OFFICE, at: 2 },
    daysAgo: 3,
    nights: { inDays: 40, count: 3 },
    answered: 'لدينا ما طلبته، والمعاينة متاحة أي يوم بعد العصر.',
    lookedAt: true,
  },
  {
    by: GUEST,
    title: 'مكان في جدة قريب من البحر',
    description: null,
    like: { phone: OWNER, at: 0 },
    daysAgo: 6,
    answered: 'المكان متاح، وأهلًا بك.',
    lookedAt: true,
  },
  {
    by: GUEST,
    title: 'مكان ضمن منطقة بعينها',
    description: 'يهمني أن يكون داخل المنطقة المرسومة.',
    like: { phone: OFFICE, at: 1 },
    daysAgo: 1,
    isDrawn: true,
  },
  {
    by: GUEST,
    title: 'طلب أوقفته حتى أعود من السفر',
    description: null,
    like: { phone: OFFICE, at: 0 },
    daysAgo: 20,
    state: 'hidden',
    lookedAt: true,
  },
  {
    by: GUEST,
    title: 'طلب قديم انتهت مدته',
    description: null,
    like: { phone: OFFICE, at: 1 },
    daysAgo: 75,
    lookedAt: true,
  },
  {
    by: GUEST,
    title: 'خصومات على كل الوحدات لفترة محدودة',
    description: null,
    like: { phone: OFFICE, at: 0 },
    daysAgo: 9,
    state: 'hidden',
    heldFor: 'هذا إعلان لا طلب. اكتب ما تبحث عنه.',
  },
  {
    by: OTHER_GUEST,
    title: 'A quiet place for a long stay',
    description: 'Two adults, no pets. Close to a metro station if possible.',
    like: { phone: OFFICE, at: 2 },
    daysAgo: 2,
  },
  {
    by: OWNER,
    kind: 'marketing',
    title: 'أبحث عن مكتب يسوّق عقاري في جدة',
    description: 'العقار جاهز للسكن، وأريد من يتولى الإعلان والمعاينات.',
    like: { phone: OWNER, at: 0 },
    daysAgo: 4,
    answered: 'مكتبنا يسوّق في جدة، ونتواصل معك لترتيب المعاينة.',
    lookedAt: true,
  },
];

interface Model {
  unit_id: string;
  account_id: string;
  category_id: number;
  city_id: number;
  district_id: number;
  lat: number;
  lng: number;
  area: number;
  period: number;
  amount: number;
}

/** Units of an advertiser that are on show for rent, each with its longest rental term but hours, the newest ads first. */
async function modelsOf(tx: Tx, phone: string, today: string): Promise<Model[]> {
  const { rows } = await sql<Model>`
    select unit.id as unit_id, ad.account_id, property.category_id, property.city_id, property.district_id, property.lat,
      property.lng, unit.area, priced.period, priced.amount
    from person join account on account.person_id = person.id join ad on ad.account_id = account.id
    join unit on unit.id = ad.unit_id join property on property.id = unit.property_id
    join licence on licence.id = ad.licence_id
    join lateral (select amount, case kind when 'daily' then 2 when 'monthly' then 3 else 4 end as period
      from unit_price where unit_price.unit_id = unit.id and active and kind in ('daily', 'monthly', 'yearly')
      order by kind limit 1) priced on true
    where person.phone = ${phone} and ad.purpose = 'rent' and ${onShow(today)}
    order by ad.number limit 8`.execute(tx);
  return rows;
}

/** A square of about three kilometres around a place. */
function squareAround({ lat, lng }: Model): [number, number][] {
  const d = 0.015;
  return [
    [lng - d, lat - d],
    [lng + d, lat - d],
    [lng + d, lat + d],
    [lng - d, lat + d],
  ];
}

async function insertDemoRequest(
  tx: Tx,
  one: DemoRequest,
  like: Model,
  now: Date,
  today: string,
): Promise<string> {
  const at = new Date(now.getTime() - one.daysAgo * DAY_MS);
  const ends = new Date(at.getTime() + DAYS_ON_SHOW * DAY_MS);
  const corners = one.isDrawn === true ? squareAround(like) : null;
  const isNightly = one.nights !== undefined && like.period === 2;
  const from = isNightly ? sql`${today}::date + ${one.nights?.inDays ?? 0}::int` : sql`null`;
  const until = isNightly
    ? sql`${today}::date + ${(one.nights?.inDays ?? 0) + (one.nights?.count ?? 1)}::int`
    : sql`null`;
  const { rows } = await sql<{ id: string }>`
    insert into request (account_id, person_id, kind, purpose, category_id, city_id, district_ids, drawn, ground, title,
      description, lang, area_min, price_max, period, starts_on, ends_on, by_phone, by_whatsapp, by_message, state,
      held_at, held_reason, looked_at, views, created_at, published_at, expires_at)
    select account.id, person.id, ${one.kind ?? 'wanted'}, 'rent', ${like.category_id}, ${like.city_id},
      ${corners === null ? [like.district_id] : []}::int[],
      ${corners === null ? null : corners.map((corner) => corner.join(',')).join(';')},
      ${corners === null ? [] : [`(${corners.map((corner) => `(${corner.join(',')})`).join(',')})`]}::polygon[],
      ${one.title}, ${one.description}, ${/[a-z]/i.test(one.title) ? 'en' : 'ar'}, ${Math.max(1, Math.floor(like.area * 0.8))},
      ${Math.ceil((like.amount * 1.2) / 10_000) * 10_000}, ${like.period}, ${from}, ${until}, true, true, true,
      ${one.state ?? 'published'}, ${one.heldFor === undefined ? null : at}, ${one.heldFor ?? null},
      ${one.lookedAt === true || one.heldFor !== undefined ? at : null}, ${3 + one.daysAgo * 2}, ${at}, ${at}, ${ends}
    from person join account on account.person_id = person.id where person.phone = ${one.by}
    order by account.kind limit 1
    returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

/** Writes requests in every state, cut to fit units of the demo advertisers, with answers. Returns how many. */
export async function seedRequests(tx: Tx, today: string): Promise<number> {
  const now = new Date(instantOf(addDays(today, -1), 21 * 60));
  const models = new Map([
    [OFFICE, await modelsOf(tx, OFFICE, today)],
    [OWNER, await modelsOf(tx, OWNER, today)],
  ]);
  const office = models.get(OFFICE)?.[0]?.account_id;
  let made = 0;
  for (const one of REQUESTS) {
    const known = models.get(one.like.phone) ?? [];
    const like = known[one.like.at] ?? known[0];
    if (like === undefined) continue;
    const id = await insertDemoRequest(tx, one, like, now, today);
    made += 1;
    if (one.answered === undefined) continue;
    const answer =
      one.kind === 'marketing'
        ? { account_id: office ?? '', unit_id: null }
        : { account_id: like.account_id, unit_id: like.unit_id };
    const at = new Date(now.getTime() - one.daysAgo * DAY_MS + ANSWERED_AFTER_MS);
    await tx
      .insertInto('request_answer')
      .values({ ...answer, request_id: id, note: one.answered, at })
      .execute();
  }
  await keepFits(tx, now);
  return made;
}

/** Whom these requests were told to: the office hears once a day, and those of the last two days wait for its summary. */
async function keepFits(tx: Tx, now: Date): Promise<void> {
  // Prices are listed as a transaction ends; this one asks before.
  await sql`set constraints all immediate`.execute(tx);
  await sql`
    insert into request_telling (account_id, every, changed_at)
    select account.id, 'daily', ${new Date(now.getTime() - DAYS_ON_SHOW * DAY_MS)}
    from account join person on person.id = account.person_id where person.phone = ${OFFICE}`.execute(tx);
  await sql`
    insert into request_fit (request_id, account_id, units, at, told_at)
    select request.id, listed.account_id, count(*), request.published_at,
      case when telling.every is null then request.published_at
        when request.published_at < ${new Date(now.getTime() - 2 * DAY_MS)} then request.published_at + interval '20 hours' end
    from request ${fitting(now.toISOString().slice(0, 10))}
    left join request_telling telling on telling.account_id = listed.account_id
    where request.kind = 'wanted' group by request.id, listed.account_id, telling.every`.execute(tx);
}
