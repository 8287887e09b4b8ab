import { Client } from 'pg';
import { type Copying, copyRows } from './copy-rows.ts';
import { planAds, prepareGrowing } from './prepare.ts';
import { dropIndexes } from './without-indexes.ts';

const TABLES =
  'property unit space unit_space unit_policy unit_price unit_feature photo licence ad offer offer_unit reservation evaluation closure occupancy person account price_override unit_discount'.split(
    ' ',
  );
/** Bulk work on rows that fit together by construction: neither triggers nor foreign keys are asked. */
const BULK = `set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB';
  set maintenance_work_mem = '1GB'; set statement_timeout = 0`;

const place =
  'join grown.place new on new.district_id = m.district_id join grown.place was on was.district_id = m.old_district';
const moved = (column: string, lang: 'ar' | 'en') =>
  `replace(old.${column}, was.name_${lang}, new.name_${lang})`;
const made = "m.published_at - interval '3 days'";

const PROPERTY: Copying = {
  table: 'property',
  on: 'old.id = m.old_property',
  also: place,
  values: {
    id: 'grown.id(3, m.n)',
    account_id: 'grown.id(2, m.advertiser)',
    district_id: 'm.district_id',
    lat: 'm.lat',
    lng: 'm.lng',
    name: moved('name', 'ar'),
    area: 'round(old.area * (0.9 + 0.2 * grown.draw(m.n, 20))::numeric)',
    import_hash: null,
    created_at: made,
    updated_at: made,
  },
};
const UNIT: Copying = {
  table: 'unit',
  on: 'old.id = m.old_unit',
  also: place,
  values: {
    id: 'grown.id(4, m.n)',
    property_id: 'grown.id(3, m.n)',
    account_id: 'grown.id(2, m.advertiser)',
    code: "'G-' || m.n",
    name_ar: moved('name_ar', 'ar'),
    name_en: moved('name_en', 'en'),
    description_ar: moved('description_ar', 'ar'),
    description_en: moved('description_en', 'en'),
    area: 'greatest(1, round(old.area * (0.9 + 0.2 * grown.draw(m.n, 20))::numeric))',
    created_at: made,
    updated_at: made,
  },
};
const LICENCE_NUMBER = "'79' || lpad(m.n::text, 8, '0')";
const LICENCE: Copying = {
  table: 'licence',
  on: 'old.id = m.old_licence',
  values: {
    id: 'grown.id(5, m.n)',
    account_id: 'grown.id(2, m.advertiser)',
    number: LICENCE_NUMBER,
    source: "(case when grown.draw(m.n, 23) < 0.8 then 'registry' else 'sandbox' end)::licence_source",
  },
};
const AD: Copying = {
  table: 'ad',
  on: 'old.id = m.old_ad',
  also: place,
  values: {
    id: 'grown.id(6, m.n)',
    unit_id: 'grown.id(4, m.n)',
    account_id: 'grown.id(2, m.advertiser)',
    licence_id: 'grown.id(5, m.n)',
    // Triggers do not run while ads are grown.
    licence_number: LICENCE_NUMBER,
    number: 'public_number((select last_value from ad_number) + m.n - (select min(n) from grown.made) + 1)',
    title_ar: moved('title_ar', 'ar'),
    title_en: moved('title_en', 'en'),
    search_text: `replace(replace(old.search_text, was.ar, new.ar), was.en, new.en) || ' 79' || lpad(m.n::text, 8, '0')`,
    special_until:
      "case when grown.draw(m.n, 21) < 0.005 then now() + interval '30 days' * (0.2 + grown.draw(m.n, 22)) end",
    published_at: 'm.published_at',
    created_at: made,
    updated_at: 'm.published_at',
  },
};
const ofUnit = (table: string, values: Copying['values'], also = ''): Copying => ({
  table,
  on: 'old.unit_id = m.old_unit',
  also,
  values: { unit_id: 'grown.id(4, m.n)', ...values },
});

const SPACES = `
  insert into space (id, property_id, name) select grown.id(7, n), grown.id(3, n), 'وحدة ' || n from grown.made order by n;
  insert into unit_space (unit_id, space_id) select grown.id(4, n), grown.id(7, n) from grown.made order by n;`;

/** One offer for an advertiser in four, on half of what they let. */
const OFFERS = `
  insert into offer (id, account_id, name_ar, type_discount, discount, starts_on, ends_on, kinds)
  select grown.id(8, min(n)), grown.id(2, advertiser), 'عرض الموسم', 'percent', 5 + floor(5 * grown.draw(advertiser, 30))::int * 5,
    current_date - 10, current_date + 10 + floor(20 * grown.draw(advertiser, 31))::int, '{hourly,daily,monthly,yearly}'
  from grown.made where grown.draw(advertiser, 32) < 0.25 group by advertiser;
  insert into offer_unit (offer_id, unit_id)
  select offer.id, grown.id(4, n) from grown.made join offer on offer.account_id = grown.id(2, advertiser)
  where grown.draw(n, 33) < 0.5 on conflict do nothing;`;

/**
 * One unit in five has other prices of its nights: on the weekend, of those half in a season too, and a third on some dates. One in
 * ten has discounts by length and for late bookings.
 */
const DAYS = `
  insert into price_override (unit_id, kind, weekday, percent, created_at)
  select grown.id(4, n), 'daily', weekday, 10 + floor(6 * grown.draw(n, 71))::int * 10, ${made}
  from grown.made m cross join (values (4), (5)) weekend (weekday) where grown.draw(n, 70) < 0.2;
  insert into price_override (unit_id, kind, season, percent, created_at)
  select grown.id(4, n), 'daily', season, 20 + floor(9 * grown.draw(n, 73))::int * 10, ${made}
  from grown.made m cross join (values ('eid_al_fitr'::season), ('riyadh_season')) seasons (season)
  where grown.draw(n, 70) < 0.2 and grown.draw(n, 72) < 0.5;
  insert into price_override (unit_id, kind, starts_on, ends_on, amount, created_at)
  select grown.id(4, n), 'daily', current_date + first, current_date + first + floor(6 * grown.draw(n, 76))::int,
    30000 + floor(40 * grown.draw(n, 77))::int * 2500, ${made}
  from grown.made m cross join lateral (select floor(60 * grown.draw(n, 75))::int as first) days
  where grown.draw(n, 70) < 0.2 and grown.draw(n, 74) < 0.33;
  insert into unit_discount (unit_id, rule, days, percent)
  select grown.id(4, n), rule::discount_rule, days, percent
  from grown.made cross join (values ('length', 7, 10), ('length', 28, 25), ('last_minute', 2, 15)) held (rule, days, percent)
  where grown.draw(n, 78) < 0.1;`;

/** A guest of the demo world. */
const GUEST = `(select account.id from account join person on person.id = account.person_id
    where person.phone = '+966500000001' and account.kind = 'ordinary')`;

/** One to five guests said something of one unit in twelve. */
const RATINGS = `
  create temporary table stayed as
  select n * 8 + k as no, n, (array[3, 4, 4, 5, 5, 5])[1 + floor(6 * grown.draw(n * 8 + k, 40))::int] as rate, m.advertiser
  from grown.made m cross join generate_series(1, 5) k
  where grown.draw(n, 41) < 0.08 and k <= 1 + 5 * grown.draw(n, 42);
  insert into reservation (id, unit_id, guest_account_id, host_account_id, period, start_date, end_date, starts_at, ends_at,
    state, method, total, tax, down_payment, security_deposit, terms, created_at, updated_at)
  select grown.id(9, no), grown.id(4, n), guest.id, grown.id(2, advertiser), 2, day, day + 2, day, day + 2, 'finished', 'card',
    100000, 13043, 30000, 0, '{}', day - 5, day + 2
  from stayed cross join lateral (select current_date - 10 - floor(200 * grown.draw(no, 43))::int as day) stay
  cross join ${GUEST} guest;
  insert into evaluation (reservation_id, side, author_account_id, unit_id, rate, published_at)
  select grown.id(9, no), 'guest', guest.id, grown.id(4, n), rate, now()
  from stayed cross join ${GUEST} guest;
  drop table stayed;`;

/** One unit in ten is closed by its owner for some days of the next months. */
const CLOSURES = `
  insert into closure (id, unit_id) select grown.id(10, n), grown.id(4, n) from grown.made where grown.draw(n, 50) < 0.1;
  insert into occupancy (space_id, during, stay, kind, closure_id)
  select grown.id(7, n), span, span, 'closure', grown.id(10, n)
  from grown.made cross join lateral (select date_trunc('day', now()) + interval '1 day' * floor(90 * grown.draw(n, 51)) as start) closed
  cross join lateral (select tstzrange(start, start + interval '1 day' * (1 + floor(12 * grown.draw(n, 52)))) as span) days
  where grown.draw(n, 50) < 0.1;`;

type Lane = { name: string; work: (client: Client) => Promise<unknown> }[];

const copy = (copying: Copying) => ({
  name: copying.table,
  work: (client: Client) => copyRows(client, copying),
});

/** Two lanes that need nothing of one another, for two cores. */
const LANES: [Lane, Lane] = [
  [
    copy(UNIT),
    copy(AD),
    copy(PROPERTY),
    copy(LICENCE),
    { name: 'ratings', work: (client) => client.query(RATINGS) },
  ],
  [
    copy(ofUnit('unit_feature', {}, 'where grown.draw(m.n + hashtext(old.feature_slug), 60) < 0.7')),
    copy(ofUnit('unit_price', { amount: 'grown.asked(old.amount * m.level)', updated_at: made })),
    copy(
      ofUnit(
        'photo',
        { id: null, account_id: 'grown.id(2, m.advertiser)' },
        'where old.position = 0 or (old.position < 4 and m.n % 4 = 0)',
      ),
    ),
    copy(ofUnit('unit_policy', {})),
    { name: 'spaces', work: (client) => client.query(SPACES) },
    { name: 'offers', work: (client) => client.query(OFFERS) },
    { name: 'closures', work: (client) => client.query(CLOSURES) },
    { name: 'prices of days', work: (client) => client.query(DAYS) },
  ],
];

/** Grows the ads of a database in which the demo world is. */
export class GrownAds {
  readonly #url: string;
  readonly #say: (line: string) => void;
  #amount = 0;

  private constructor(url: string, say: (line: string) => void) {
    this.#url = url;
    this.#say = say;
  }

  static async begin(url: string, seed: number, say: (line: string) => void): Promise<GrownAds> {
    const grown = new GrownAds(url, say);
    await grown.#withClient((client) => prepareGrowing(client, seed));
    return grown;
  }

  /** Makes as many as are missing to `amount`, the same for the same seed. */
  async growTo(amount: number): Promise<void> {
    if (amount <= this.#amount) return;
    const indexes = await this.#withClient(async (client) => {
      await this.#timed('plans and advertisers', () => planAds(client, this.#amount, amount));
      return await dropIndexes(client, TABLES);
    });
    await Promise.all(LANES.map((lane) => this.#run([...lane])));
    const remaking = indexes.map((definition) => ({
      name: definition.split(' ')[definition.startsWith('CREATE UNIQUE') ? 3 : 2] ?? '',
      work: (client: Client) => client.query(definition),
    }));
    // One lane takes the next index whenever it is free: the largest first.
    await Promise.all([this.#run(remaking), this.#run(remaking)]);
    await this.#withClient(async (client) => {
      await client.query(`select setval('ad_number', last_value + ${amount - this.#amount}) from ad_number`);
      await this.#timed('vacuum', () => client.query('vacuum (analyze)'));
    });
    this.#amount = amount;
  }

  /** Takes what is to do from the list until there is nothing left. */
  async #run(lane: Lane): Promise<void> {
    await this.#withClient(async (client) => {
      for (let next = lane.shift(); next !== undefined; next = lane.shift()) {
        const { name, work } = next;
        await this.#timed(name, () => work(client));
      }
    });
  }

  async #timed(name: string, work: () => Promise<unknown>): Promise<void> {
    const began = performance.now();
    await work();
    const seconds = (performance.now() - began) / 1000;
    if (seconds > 1) this.#say(`${name} ${seconds.toFixed(0)} s`);
  }

  async #withClient<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ connectionString: this.#url });
    await client.connect();
    try {
      await client.query(BULK);
      return await work(client);
    } finally {
      await client.end();
    }
  }
}
