import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { seeded } from '../../scenes/kit/rng.ts';
import type { Market } from './prices.ts';

const FOLDER = new URL('../../../world/', import.meta.url);

/** The kinds of places an advertiser lets: homes, places for a day out, offices, event halls, shops. */
export type Deal = 'home' | 'leisure' | 'work' | 'venue' | 'trade';

export interface Advertiser {
  key: string;
  /** As typed in Saudi Arabia: 05XXXXXXXX. */
  phone: string;
  name: string;
  verified: boolean;
  vat: boolean;
  relation: 'owner' | 'agent' | 'marketer';
  /** `city:deal` pairs. */
  deals: readonly string[];
}

export interface Guest {
  key: string;
  /** As typed in Saudi Arabia, or of another country with its code. */
  phone: string;
  name: string;
}

/** A district ads stand in: its level of prices beside its city's (1 is the city's middle), and what lies near. */
export interface Spot extends Market {
  slug: string;
  city: string;
  /** h homes, w work, s shops, i industry, l leisure, c camps, t guests of the holy cities and the mountains. */
  uses: string;
  nearAr: string | null;
  nearEn: string | null;
  /** Described by hand in `districts.csv`: where most of the city's ads stand. */
  isKnown: boolean;
}

export interface StockLine {
  category: string;
  city: string;
  count: number;
}

export interface WorldData {
  advertisers: Advertiser[];
  guests: Guest[];
  spots: Spot[];
  stock: StockLine[];
}

interface DistrictName {
  slug: string;
  city: string;
  nameAr: string;
}

type Line = Record<string, string>;

function table(name: string): Line[] {
  return parse(readFileSync(new URL(name, FOLDER)), { columns: true });
}

const byKey = (lines: readonly Line[], key: string): ReadonlyMap<string, Line> =>
  new Map(lines.map((line) => [line[key] ?? '', line]));

/** Guesses the use of a district without a description from its name; draws one where the name tells nothing. */
function usesOf({ slug, nameAr }: DistrictName): string {
  if (/صناعي/.test(nameAr)) return 'i';
  if (/شاطئ|كورنيش|بحر|خليج/.test(nameAr)) return 'hwl';
  if (/مزارع|واحة|وادي|روضة /.test(nameAr)) return 'hl';
  return seeded(`uses/${slug}`).pick(['h', 'h', 'h', 'hs', 'hws', 'hws', 'hl', 'l']);
}

/** The described district, or what can be said of one that is only known by name. */
function spotOf(district: DistrictName, known: Line | undefined, city: Line): Spot {
  const rng = seeded(`spot/${district.slug}`);
  const drawn = rng.range(0.78, 1.12);
  const isNear = rng.chance(0.45);
  const near = known ?? (isNear ? city : {});
  return {
    slug: district.slug,
    city: district.city,
    rent: Number(city.rent),
    metre: Number(city.metre),
    level: Number(known?.level ?? drawn.toFixed(2)),
    uses: known?.uses ?? usesOf(district),
    nearAr: near.near_ar || null,
    nearEn: near.near_en || null,
    isKnown: known !== undefined,
  };
}

function stockOf(lines: readonly Line[]): StockLine[] {
  return lines.flatMap(({ city = '', ...counts }) =>
    Object.entries(counts).map(([category, count]) => ({ category, city, count: Number(count) })),
  );
}

/** The lists of the demo world, as kept in `api/db/world`, on the districts of the reference data. */
export function readWorldData(districts: readonly DistrictName[]): WorldData {
  const people = JSON.parse(readFileSync(new URL('people.json', FOLDER), 'utf8'));
  const cities = byKey(table('cities.csv'), 'city');
  const known = byKey(table('districts.csv'), 'slug');
  return {
    advertisers: people.advertisers,
    guests: people.guests,
    spots: districts.flatMap((district) => {
      const city = cities.get(district.city);
      return city === undefined ? [] : [spotOf(district, known.get(district.slug), city)];
    }),
    stock: stockOf(table('stock.csv')),
  };
}
