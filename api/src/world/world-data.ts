import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const FOLDER = new URL('../../db/world/', import.meta.url);

/** What an advertiser lets: homes, days of leisure, rooms to work in, halls for occasions, room for trade. */
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
  phone: string;
  name: string;
}

/** A district ads stand in: its level of prices beside its city's (1 is the city's middle), and what lies near. */
export interface Spot {
  slug: string;
  city: string;
  level: number;
  /** h homes, w work, s shops, i industry, l leisure, c camps, t guests of the holy cities and the mountains. */
  uses: string;
  nearAr: string | null;
  nearEn: string | null;
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

function table(name: string): Record<string, string>[] {
  return parse(readFileSync(new URL(name, FOLDER)), { columns: true });
}

/** The lists of the demo world, as kept in `api/db/world`. `cityOf` tells the city of a district's slug. */
export function readWorldData(cityOf: (districtSlug: string) => string): WorldData {
  const people = JSON.parse(readFileSync(new URL('people.json', FOLDER), 'utf8'));
  return {
    advertisers: people.advertisers,
    guests: people.guests,
    spots: table('districts.csv').map(({ slug = '', level, uses = '', near_ar, near_en }) => ({
      slug,
      city: cityOf(slug),
      level: Number(level),
      uses,
      nearAr: near_ar || null,
      nearEn: near_en || null,
    })),
    stock: table('stock.csv').map(({ category = '', city = '', count }) => ({
      category,
      city,
      count: Number(count),
    })),
  };
}
