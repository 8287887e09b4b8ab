import type pg from 'pg';

/** A unit on show with its ad, place and prices, as a naive matcher reads it; amounts in halalas by kind. */
export interface PlainUnit {
  id: string;
  account: string;
  city: number;
  category: number;
  district: number;
  purpose: 'rent' | 'sale';
  area: number;
  height: number | null;
  width: number | null;
  lat: number;
  lng: number;
  prices: Partial<Record<string, number>>;
}

/** A request, with the square that was drawn. */
export interface PlainWish {
  id: string;
  account: string;
  city: number;
  category: number;
  districts: number[];
  square: { west: number; south: number; east: number; north: number } | null;
  purpose: 'rent' | 'sale';
  period: number | null;
  area_min: number | null;
  area_max: number | null;
  price_min: number | null;
  price_max: number | null;
  length: number | null;
  width: number | null;
}

const KINDS = ['hourly', 'daily', 'monthly', 'yearly'] as const;

/** All units on show on a Riyadh date, read without the rule of fitting. */
export async function readUnits(pool: pg.Pool, today: string): Promise<PlainUnit[]> {
  const { rows } = await pool.query<PlainUnit>(
    `select unit.id, ad.account_id as account, property.city_id as city, property.category_id as category,
      property.district_id as district, ad.purpose, unit.area::float8, property.height::float8, property.width::float8,
      property.lat::float8, property.lng::float8,
      (select jsonb_object_agg(kind, amount) from unit_price where unit_id = unit.id and active) as prices
    from ad join unit on unit.id = ad.unit_id join property on property.id = unit.property_id
    join licence on licence.id = ad.licence_id
    where ad.state = 'published' and unit.privacy = 'public' and ad.deleted_at is null and unit.deleted_at is null
      and property.deleted_at is null and $1::date >= licence.issued_on and $1::date <= licence.expires_on`,
    [today],
  );
  return rows;
}

export async function readWishes(pool: pg.Pool): Promise<PlainWish[]> {
  const { rows } = await pool.query<PlainWish>(
    `select id, account_id as account, city_id as city, category_id as category, district_ids as districts, purpose, period,
      case when drawn is not null then jsonb_build_object('west', ((box(ground[1]))[1])[0], 'south', ((box(ground[1]))[1])[1],
        'east', ((box(ground[1]))[0])[0], 'north', ((box(ground[1]))[0])[1]) end as square,
      area_min::float8, area_max::float8, price_min, price_max, length::float8, width::float8
    from request where title = 'طلب للقياس' order by md5(id::text)`,
  );
  return rows;
}

function isBetween(value: number, least: number | null, most: number | null): boolean {
  return (least === null || value >= least) && (most === null || value <= most);
}

/** Degrees, 10 cm: PostgreSQL takes what lies nearer to an edge for what lies on it. */
const EDGE = 1e-6;

/** Whether a unit is what a request asks for: one condition after the other, as the rule is told. */
export function fitsNaively(wish: PlainWish, unit: PlainUnit): boolean {
  if (unit.city !== wish.city || unit.category !== wish.category) return false;
  if (unit.account === wish.account || unit.purpose !== wish.purpose) return false;
  if (wish.districts.length > 0 && !wish.districts.includes(unit.district)) return false;
  const { square } = wish;
  if (square !== null && !isBetween(unit.lng, square.west - EDGE, square.east + EDGE)) return false;
  if (square !== null && !isBetween(unit.lat, square.south - EDGE, square.north + EDGE)) return false;
  if (!isBetween(unit.area, wish.area_min, wish.area_max)) return false;
  if (wish.length !== null && unit.height !== null && unit.height < wish.length) return false;
  if (wish.width !== null && unit.width !== null && unit.width < wish.width) return false;
  const kind = wish.purpose === 'sale' ? 'main' : KINDS[(wish.period ?? 0) - 1];
  const price = kind === undefined ? undefined : unit.prices?.[kind];
  return price !== undefined && isBetween(price, wish.price_min, wish.price_max);
}
