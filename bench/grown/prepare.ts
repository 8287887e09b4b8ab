import type { Client } from 'pg';
import { foldArabic } from '../../api/src/text/fold-text.ts';

/** How many ads an advertiser has on average; some have thousands, many have one. */
const ADS_OF_ADVERTISER = 40;

/** Everything that is drawn is drawn from the seed and the number of the ad: the same at every run. */
const FUNCTIONS = (seed: number) => `
  create schema grown;
  -- From 0 up to 1, another for each salt.
  create function grown.draw(n bigint, salt int) returns float8 language sql immutable parallel safe
    return (hashint8extended(n, ${seed}::bigint * 1000 + salt) & 4503599627370495) / 4503599627370496.0;
  -- In the order of the ads, as ids made one after the other are.
  create function grown.id(kind int, n bigint) returns uuid language sql immutable parallel safe
    return ('01900000-000' || to_hex(kind) || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid;
  -- Halalas as people ask them: the larger, the rounder.
  create function grown.asked(amount float8) returns bigint language sql immutable parallel safe
    return greatest(500, case when amount < 30000 then round(amount / 500) * 500
      when amount < 1000000 then round(amount / 5000) * 5000 when amount < 20000000 then round(amount / 100000) * 100000
      else round(amount / 1000000) * 1000000 end)::bigint;`;

/** The ads of the demo world that anyone sees: what the made ones are like. */
const TEMPLATES = `
  create table grown.template as
  select (row_number() over (order by ad.number))::int - 1 as no, ad.id as ad_id, ad.unit_id, unit.property_id,
    ad.licence_id, property.city_id, property.district_id
  from ad join unit on unit.id = ad.unit_id join property on property.id = unit.property_id
  where ad.state = 'published' and unit.privacy = 'public';
  create unique index on grown.template (no);`;

const PLACES = `
  create table grown.place as
  select district.id as district_id, district.city_id, district.lat, district.lng, district.approximate,
    district.name_ar, district.name_en, folded.ar, folded.en,
    (row_number() over (partition by district.city_id order by district.slug))::int - 1 as no,
    (count(*) over (partition by district.city_id))::int as amount,
    0.8 + 0.5 * grown.draw(hashtext(district.slug), 1) as level
  from district join unnest($1::int[], $2::text[], $3::text[]) folded (id, ar, en) on folded.id = district.id;`;

/** Which ad each number is: what it copies, where it stands, whose it is, since when. */
const MADE = (from: number, to: number) => `
  drop table if exists grown.made;
  create unlogged table grown.made as
  select n, template.ad_id as old_ad, template.unit_id as old_unit, template.property_id as old_property,
    template.licence_id as old_licence, template.district_id as old_district, template.city_id, place.district_id,
    place.lat + spread * (grown.draw(n, 2) + grown.draw(n, 3) - 1) as lat,
    place.lng + spread * (grown.draw(n, 4) + grown.draw(n, 5) - 1) as lng,
    place.level * (0.85 + 0.3 * grown.draw(n, 6)) as level,
    1 + floor(${Math.ceil(to / ADS_OF_ADVERTISER)} * grown.draw(n, 7) ^ 2)::bigint as advertiser,
    date_trunc('second', now() - interval '6 hours' - interval '220 days' * grown.draw(n, 8) ^ 2) as published_at
  from generate_series(${from + 1}::bigint, ${to}) n
  join grown.template on template.no = floor((select count(*) from grown.template) * grown.draw(n, 9))::int
  join (select distinct city_id, amount from grown.place) districts on districts.city_id = template.city_id
  join grown.place on place.city_id = template.city_id and place.no = floor(districts.amount * grown.draw(n, 10) ^ 1.6)::int
  cross join lateral (select case when place.approximate then 0.05 else 0.012 end as spread) near
  order by n;
  analyze grown.made;`;

const ADVERTISERS = (from: number, to: number) => `
  insert into person (id, phone) select grown.id(1, k), '+9665' || 51000000 + k from generate_series(${from}, ${to}) k;
  insert into account (id, person_id, kind, name)
  select grown.id(2, k), grown.id(1, k), (case when grown.draw(k, 11) < 0.6 then 'business' else 'ordinary' end)::account_kind,
    names.list[1 + floor(cardinality(names.list) * grown.draw(k, 12))::int]
  from generate_series(${from}, ${to}) k
  cross join (select array_agg(name order by number) as list from account where id < grown.id(0, 0) or id > grown.id(15, 0)) names
  order by k;
  insert into office_verification (account_id, state, commercial_registration, register_name, register_checked_at, created_at, sent_at, decided_at, expires_on)
  select account.id, 'approved', (3000000000 + k)::text, account.name, at, at, at, at, at::date + 36500
  from generate_series(${from}, ${to}) k join account on account.id = grown.id(2, k)
  cross join lateral (select timestamptz '2026-01-01' + interval '1 hour' * (k % 7000) as at) verified
  where account.kind = 'business' and grown.draw(k, 13) < 0.35;
  update account set verified_at = timestamptz '2026-01-01' + interval '1 hour' * (k % 7000)
  from generate_series(${from}, ${to}) k where account.id = grown.id(2, k) and grown.draw(k, 13) < 0.35;`;

/** The tables the ads are made from, once for a database. */
export async function prepareGrowing(client: Client, seed: number): Promise<void> {
  await client.query(FUNCTIONS(seed));
  await client.query(TEMPLATES);
  const { rows } = await client.query<{ id: number; name_ar: string; name_en: string }>(
    'select id, name_ar, name_en from district',
  );
  const columns = [
    rows.map(({ id }) => id),
    rows.map(({ name_ar }) => foldArabic(name_ar)),
    rows.map(({ name_en }) => foldArabic(name_en)),
  ];
  await client.query(PLACES, columns);
  await client.query(
    'create index on grown.place (city_id, no); create unique index on grown.place (district_id); analyze grown.place',
  );
}

/** Decides ads `from` + 1 up to `to`, and writes the advertisers they need. */
export async function planAds(client: Client, from: number, to: number): Promise<void> {
  await client.query(MADE(from, to));
  const advertisers = (ads: number) => Math.ceil(ads / ADS_OF_ADVERTISER);
  await client.query(ADVERTISERS(from === 0 ? 1 : advertisers(from) + 1, advertisers(to)));
}
