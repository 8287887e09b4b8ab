import { setImmediate as immediate } from 'node:timers/promises';
import type { SeasonDates } from '@diyar/contract/words/seasons';
import { TENANTS } from '@diyar/contract/words/unit-words';
import { type RawBuilder, sql } from 'kysely';
import { LISTED } from '../../ads/on-show.ts';
import type { Database, Reader, Tx } from '../../platform/db/database.ts';
import { type Arranged, Arrangement } from './arrangement.ts';
import { MARKS } from './marks.queries.ts';
import type { Taken } from './occupancies.ts';
import { WATERMARK, type Watermark } from './search-changes.queries.ts';
import { findPlaceIds, findSeasonDates, type PlaceIds } from './search-places.queries.ts';
import { type ReadRow, type SearchRow, searchRowOf } from './search-row.ts';

const dayOf = (date: RawBuilder<unknown>) => sql`(${date} - date '1970-01-01')`;
const millisOf = (instant: RawBuilder<unknown>) => sql`(extract(epoch from ${instant}) * 1000)::float8`;

/** As `readPolicy` takes it. */
const POLICY = sql`concat_ws(' ', left(arrival_time::text, 5), left(departure_time::text, 5), left(opens_at::text, 5),
  left(closes_at::text, 5), coalesce(left(same_day_until::text, 5), '-'), gap_minutes, slot_minutes, notice_minutes,
  horizon_days, min_hours, max_hours, min_nights, max_nights, min_months, max_months, min_years, max_years,
  array_to_string(arrival_days, ','), array_to_string(days_off, ','), array_to_string(weekday_opens_at, ',', '-'),
  array_to_string(weekday_closes_at, ',', '-'))`;

/** Aggregates of a unit's rows in tables with a `unit_id`. */
interface Belonging {
  as: RawBuilder<unknown>;
  aggregates: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
}
type Gather = (belonging: Belonging) => RawBuilder<unknown>;

/** Unit by unit: what is quickest for a few. */
const oneByOne: Gather = ({ as, aggregates, from }) =>
  sql`left join lateral (select ${aggregates} ${from} and unit_id = unit.id) ${as} on true`;

/** All at once, for units that lie close together: half the time of looking them up one by one. */
const allOf =
  (units: (column: RawBuilder<unknown>) => RawBuilder<unknown>): Gather =>
  ({ as, aggregates, from }) =>
    sql`left join (select unit_id, ${aggregates} ${from} and ${units(sql`unit_id`)} group by unit_id) ${as}
      on ${as}.unit_id = unit.id`;

const BELONGINGS: readonly Belonging[] = [
  {
    as: sql`priced`,
    aggregates: sql`string_agg(kind || ' ' || amount, ' ') as prices`,
    from: sql`from unit_price where active`,
  },
  {
    as: sql`offered`,
    aggregates: sql`json_agg(json_build_object('type_discount', type_discount, 'discount', discount,
      'kinds', kinds, 'starts_on', starts_on, 'ends_on', ends_on)) as offers`,
    from: sql`from offer_unit join offer on offer.id = offer_unit.offer_id where offer.paused_at is null`,
  },
  {
    as: sql`overridden`,
    aggregates: sql`string_agg(concat(starts_on, ',', ends_on, ',', weekday, ',', season, ',', amount, ',', percent), ' ') as overrides`,
    from: sql`from price_override where kind = 'daily'`,
  },
  {
    as: sql`lowered`,
    aggregates: sql`string_agg(concat(rule, ' ', days, ' ', percent), ' ') as discounts`,
    from: sql`from unit_discount where true`,
  },
  {
    as: sql`served`,
    aggregates: sql`string_agg(concat(charge, ' ', price), ' ') as services`,
    from: sql`from service where mandatory`,
  },
  {
    as: sql`equipped`,
    aggregates: sql`string_agg(feature_slug, ' ') as features`,
    from: sql`from unit_feature where true`,
  },
  {
    as: sql`shown`,
    aggregates: sql`count(*) as photos,
      min(hashtextextended(coalesce(encode(content_hash, 'hex'), scene || seed), 0)) as least_photo`,
    from: sql`from photo where state = 'ready'`,
  },
  {
    as: sql`rated`,
    aggregates: sql`count(*) as rates, sum(rate) as rate_sum`,
    from: sql`from evaluation where side = 'guest' and shown_at is not null`,
  },
];

/** Who may stay: in a home everyone where nobody is named, in anything else those alone who are (product.md 11). */
const TENANTS_LET = sql`case when unit.tenants <> '{}' then array_to_string(unit.tenants, ' ')
  when (select usage = 'residential' from category where category.id = property.category_id) then ${TENANTS.join(' ')}::text end`;

/** When the last promotion began. */
const SPECIAL_SINCE = sql`case when ad.special_until is not null then ${millisOf(sql`coalesce((
  select max(at) from membership_use where membership_use.ad_id = ad.id and membership_use.kind = 'special'), ad.published_at)`)} end`;

function rowsOf(condition: RawBuilder<unknown>, gather: Gather): RawBuilder<ReadRow> {
  return sql<ReadRow>`
    select ad.number, ad.purpose, ${millisOf(sql`ad.published_at`)} as published_at,
      ${millisOf(sql`ad.special_until`)} as special_until, ${SPECIAL_SINCE} as special_since,
      property.category_id, property.city_id, property.district_id, unit.area, unit.rooms, unit.baths, unit.age, unit.guests_max,
      ${TENANTS_LET} as tenants,
      property.furnished, property.facing, unit.floor, unit.top_floor, property.lat, property.lng,
      account.number as account_number, account.verified_at is not null as verified,
      licence.source = 'registry' as licensed, unit_policy.instant,
      ${POLICY} as policy,
      ${dayOf(sql`licence.issued_on`)} as issued_on, ${dayOf(sql`licence.expires_on`)} as expires_on,
      priced.prices, offered.offers, overridden.overrides, lowered.discounts, served.services,
      unit.guests_included, unit.extra_guest_price, equipped.features, shown.photos,
      ${MARKS},
      coalesce(unit.description_ar, unit.description_en) is not null as described,
      rated.rates, rated.rate_sum, ad.search_text
    from ad
    join unit on unit.id = ad.unit_id
    join property on property.id = unit.property_id
    join account on account.id = ad.account_id
    join licence on licence.id = ad.licence_id
    join unit_policy on unit_policy.unit_id = unit.id
    ${sql.join(BELONGINGS.map(gather), sql` `)}
    where ${LISTED} and ${condition}`;
}

/** The ads of these numbers that can be searched; the others of them cannot. */
export async function findSearchRows(reader: Reader, numbers: readonly number[]): Promise<SearchRow[]> {
  const asked = sql`ad.number = any(${numbers}::bigint[])`;
  const { rows } = await rowsOf(asked, oneByOne).execute(reader);
  return rows.map(searchRowOf);
}

/** One stay or closure of an ad's unit. */
export interface TakenRow extends Taken {
  number: number;
}

/** Far beyond any date, and within 32 bits. */
const LAST_MINUTE = 4_294_967_294;

function takenWhere(condition: RawBuilder<unknown>, since: Date | null): RawBuilder<TakenRow> {
  const minutes = (instant: RawBuilder<unknown>) => sql`extract(epoch from ${instant})::float8 / 60`;
  return sql<TakenRow>`
    select ad.number, greatest(0, floor(${minutes(sql`lower(occupancy.during)`)}))::bigint as starts,
      least(${sql.lit(LAST_MINUTE)}, ceil(${minutes(sql`upper(occupancy.during)`)}))::bigint as ends,
      case when occupancy.kind <> 'stay' then ceil(${minutes(sql`upper(occupancy.stay)`)})::bigint else 0 end as labels_until,
      case reservation.state when 'pending' then ${millisOf(sql`reservation.hold_until`)} end as held_until
    from ad
    join unit_space on unit_space.unit_id = ad.unit_id
    join occupancy on occupancy.space_id = unit_space.space_id
    left join reservation on reservation.id = occupancy.reservation_id
    where occupancy.during && tstzrange(${since}::timestamptz, null) and ${condition}`;
}

/** Occupancies of these ads' units that end after an instant (null for all); lapsed holds are included. */
export async function findTaken(
  reader: Reader,
  numbers: readonly number[],
  since: Date | null,
): Promise<TakenRow[]> {
  const { rows } = await takenWhere(sql`ad.number = any(${numbers}::bigint[])`, since).execute(reader);
  return rows;
}

const ROWS_AT_ONCE = 2000;
/** Taken without a pause, so that no search waits longer than that. */
const TAKEN_AT_ONCE = 200;

export interface SearchLoad {
  places: PlaceIds;
  seasonDates: SeasonDates[];
  watermark: Watermark;
  count: number;
}

/** Callbacks of a reading: `begin` and `arrange` once, the others with each portion. */
export interface Reading {
  begin: (load: SearchLoad) => void;
  /** The public numbers of all ads in the order in which they shall stand; told before the ads. */
  arrange: (numbers: number[]) => void;
  takeAds: (rows: SearchRow[]) => void;
  takeTaken: (rows: TakenRow[]) => void;
}

const NUMBERS_AT_ONCE = 20_000;

/** Rows come by units in the order of their ids, in which what belongs to them lies close together: no other way is as quick. */
const BY_UNITS = sql`set local jit = off; set local enable_seqscan = off`;
const BY_TABLES = sql`set local enable_seqscan = on; set local cursor_tuple_fraction = 1`;

/**
 * Reads every ad that can be searched, and then when each is taken if that does not end before `since` (null for
 * everything), as of one moment.
 */
export async function readSearchRows(
  db: Database,
  { since, rowsAtOnce = ROWS_AT_ONCE }: { since: Date | null; rowsAtOnce?: number | undefined },
  reading: Reading,
): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // Many ads take long to read, however quickly each comes.
      await sql`set local statement_timeout = 0`.execute(tx);
      const { rows } = await sql<{ watermark: Watermark; count: number }>`
        select ${WATERMARK} as watermark, (select count(*) from ad where state = 'published') as count`.execute(
        tx,
      );
      const [first = { watermark: '0', count: 0 }] = rows;
      const seasonDates = await findSeasonDates(tx);
      reading.begin({ places: await findPlaceIds(tx), seasonDates, ...first });
      await BY_TABLES.execute(tx);
      await ARRANGED.execute(tx);
      const arrangement = new Arrangement();
      await inTurn(portionsOfCursor<Arranged>(tx, 'arranged', NUMBERS_AT_ONCE), (rows) => {
        for (const row of rows) arrangement.add(row);
      });
      await sql`close arranged`.execute(tx);
      await inTurn(portionsOf(arrangement.inOrder()), reading.arrange);
      await BY_UNITS.execute(tx);
      await inTurn(portionsOfUnits(tx, rowsAtOnce), reading.takeAds);
      await BY_TABLES.execute(tx);
      const taken = takenWhere(sql`ad.state = 'published'`, since);
      await sql`declare taken no scroll cursor for ${taken}`.execute(tx);
      await inTurn(portionsOfCursor<TakenRow>(tx, 'taken', rowsAtOnce), reading.takeTaken);
    });
}

type Portions<T> = () => Promise<T[] | undefined>;

/** The fields that decide each ad's position in memory. */
const ARRANGED = sql`declare arranged no scroll cursor for
  select ad.number, property.city_id, property.category_id, property.lat, property.lng
  from ad join unit on unit.id = ad.unit_id join property on property.id = unit.property_id
  where ${LISTED} and ad.licence_id is not null`;

/** Before every id. */
const NO_UNIT = '00000000-0000-0000-0000-000000000000';

/** The units after one, in the order of their ids. */
async function findNextUnits(tx: Tx, after: string, atOnce: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unit where id > ${after}::uuid order by id limit ${atOnce}`.execute(tx);
  return rows.map(({ id }) => id);
}

function portionsOfUnits(tx: Tx, rowsAtOnce: number): Portions<SearchRow> {
  let last = NO_UNIT;
  return async () => {
    const ids = await findNextUnits(tx, last, rowsAtOnce);
    const [end] = ids.slice(-1);
    if (end === undefined) return undefined;
    last = end;
    // By their ids and as constants, so that the plan is made for so many: how many units lie between two ids PostgreSQL
    // cannot guess, and where it guessed one, a portion of a million ads took fifty times as long.
    const units = (column: RawBuilder<unknown>) => sql`${column} = any(${sql.lit(`{${ids}}`)}::uuid[])`;
    const within = sql`${units(sql`ad.unit_id`)} and ${units(sql`unit_policy.unit_id`)}`;
    const { rows } = await rowsOf(within, allOf(units)).execute(tx);
    return rows.map(searchRowOf);
  };
}

function portionsOfCursor<T>(tx: Tx, cursor: string, rowsAtOnce: number): Portions<T> {
  return async () => {
    const { rows } = await sql<T>`fetch ${sql.lit(rowsAtOnce)} from ${sql.id(cursor)}`.execute(tx);
    return rows.length === 0 ? undefined : rows;
  };
}

function portionsOf(numbers: Uint32Array): Portions<number> {
  let from = 0;
  return async () => {
    const portion = numbers.subarray(from, from + NUMBERS_AT_ONCE);
    from += portion.length;
    return portion.length === 0 ? undefined : [...portion];
  };
}

/** Takes one portion while PostgreSQL reads the next. */
async function inTurn<T>(portions: Portions<T>, take: (rows: T[]) => void): Promise<void> {
  let coming = portions();
  for (let rows = await coming; rows !== undefined; rows = await coming) {
    coming = portions();
    // Once a portion cannot be taken, a failure of the next is of no interest.
    coming.catch(() => undefined);
    for (let at = 0; at < rows.length; at += TAKEN_AT_ONCE) {
      await immediate();
      take(rows.slice(at, at + TAKEN_AT_ONCE));
    }
  }
}
