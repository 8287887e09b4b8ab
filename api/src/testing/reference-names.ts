import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { buildLexicon, type KnownCity, type Lexicon, type Names } from '../search/wish/lexicon.ts';

type Row = Readonly<Record<string, string>>;

function table(name: string): readonly Row[] {
  return parse<Row>(readFileSync(new URL(`../../db/reference/${name}.csv`, import.meta.url)), {
    columns: true,
  });
}

const text = (row: Row, column: string) => row[column] ?? '';
const named = (row: Row, ads: Readonly<Record<string, number>>) => ({
  slug: text(row, 'slug'),
  name_ar: text(row, 'name_ar'),
  name_en: text(row, 'name_en'),
  ads: ads[text(row, 'slug')] ?? 0,
});

/** The names of the reference data, as a database without an ad has them; `ads` gives some of them figures, by slug. */
export function referenceNames(ads: Readonly<Record<string, number>> = {}): Names {
  const regions = new Map(table('regions').map((row) => [text(row, 'id'), text(row, 'slug')]));
  const cities: KnownCity[] = table('cities').map((row) => ({
    ...named(row, ads),
    region: regions.get(text(row, 'region_id')) ?? '',
    rank: Number(text(row, 'rank')),
    lat: Number(text(row, 'lat')),
    lng: Number(text(row, 'lng')),
  }));
  return {
    cities,
    districts: table('districts').map((row) => ({
      ...named(row, ads),
      city: text(row, 'city_slug'),
      lat: Number(text(row, 'lat')),
      lng: Number(text(row, 'lng')),
    })),
    categories: table('categories').map((row) => ({
      ...named(row, ads),
      plural_ar: text(row, 'plural_ar'),
      plural_en: text(row, 'plural_en'),
    })),
    features: table('features').map((row) => named(row, ads)),
    advertisers: [],
  };
}

export function referenceLexicon(ads: Readonly<Record<string, number>> = {}): Lexicon {
  return buildLexicon(referenceNames(ads));
}
