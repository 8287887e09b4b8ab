import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { foldPlaceName, slugOf } from '../../src/text/fold-text.ts';

/** Smaller cities may have no district that the National Address names. */
const KNOWN_CITIES = 51;

type Row = Readonly<Record<string, string>>;

function table(name: string): readonly Row[] {
  return parse<Row>(readFileSync(new URL(`./${name}.csv`, import.meta.url)), { columns: true });
}

const regions = table('regions');
const cities = table('cities');
const districts = table('districts');
const categories = table('categories');
const features = table('features');
const tables = { regions, cities, districts, categories, features };

const column = (rows: readonly Row[], name: string) => rows.map((row) => row[name] ?? '');
const cityOf = new Map(cities.map((city) => [city.slug ?? '', city]));

/** Metres between two rows' centres, on a sphere. */
function metresBetween(one: Row, other: Row): number {
  const radians = (row: Row, name: string) => (Number(row[name]) * Math.PI) / 180;
  const half = (name: string) => Math.sin((radians(one, name) - radians(other, name)) / 2) ** 2;
  const level = Math.cos(radians(one, 'lat')) * Math.cos(radians(other, 'lat'));
  return 2 * 6_371_000 * Math.asin(Math.sqrt(half('lat') + level * half('lng')));
}

describe.each(Object.entries(tables))('%s.csv', (_name, rows) => {
  it('has no empty cell, none with spaces at its ends, and each language in its own letters', () => {
    for (const row of rows) {
      for (const [name, cell] of Object.entries(row)) {
        expect(cell, JSON.stringify(row)).toBe(cell.trim());
        expect(cell, JSON.stringify(row)).not.toBe('');
        if (name.endsWith('_ar')) expect(cell).not.toMatch(/[A-Za-z]/);
        if (name.endsWith('_en')) expect(cell).not.toMatch(/[\u0600-\u06FF]/);
      }
    }
  });

  it('has slugs of small Latin letters and digits', () => {
    for (const slug of column(rows, 'slug')) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});

describe('places', () => {
  it('no two places share a slug, whatever they are', () => {
    const slugs = [...column(regions, 'slug'), ...column(cities, 'slug'), ...column(districts, 'slug')];
    expect(slugs.length).toBe(new Set(slugs).size);
  });

  it('the 13 regions have the municipal ids and their ISO codes', () => {
    expect(column(regions, 'id').map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(new Set(column(regions, 'iso')).size).toBe(13);
  });

  it('each city belongs to a region and every region has one; ranks run from 1', () => {
    expect(cities.length).toBeGreaterThanOrEqual(35);
    expect(new Set(column(cities, 'region_id'))).toEqual(new Set(column(regions, 'id')));
    expect(column(cities, 'rank').map(Number)).toEqual(cities.map((_, at) => at + 1));
    expect(cities[0]?.slug).toBe('riyadh');
  });

  it('each district belongs to a city, ends with its slug and lies within 80 km of its centre', () => {
    for (const district of districts) {
      const city = cityOf.get(district.city_slug ?? '');
      expect(city, district.slug).toBeDefined();
      expect(district.slug).toBe(slugOf(district.name_en ?? '', district.city_slug));
      expect(metresBetween(district, city ?? {}), district.slug).toBeLessThan(80_000);
      expect(district.approximate).toMatch(/^[01]$/);
      expect(district.name_ar).not.toMatch(/^حي |مخطط|\d/);
    }
  });

  it('no city has one district twice, however it is typed', () => {
    const names = districts.map((row) => `${row.city_slug}/${foldPlaceName(row.name_ar ?? '')}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('the six big cities have their districts, and so has every other that people know', () => {
    const count = (slug: string) => column(districts, 'city_slug').filter((city) => city === slug).length;
    const counts = new Map(column(cities, 'slug').map((slug) => [slug, count(slug)]));
    const least = { riyadh: 130, jeddah: 110, makkah: 60, madinah: 60, dammam: 60, khobar: 40 };
    for (const [slug, number] of Object.entries(least)) {
      expect(counts.get(slug), slug).toBeGreaterThanOrEqual(number);
    }
    for (const { slug = '', rank } of cities) {
      if (Number(rank) <= KNOWN_CITIES) expect(counts.get(slug), slug).toBeGreaterThanOrEqual(5);
    }
  });
});

describe('categories and features', () => {
  it('no two share a slug or a place in the order', () => {
    for (const rows of [categories, features]) {
      expect(new Set(column(rows, 'slug')).size).toBe(rows.length);
      expect(column(rows, 'sort').map(Number)).toEqual(rows.map((_, at) => at + 1));
    }
  });

  it('categories are known to the registry, have a usage, periods in order and flags', () => {
    const registry =
      'Land Floor Apartment Villa Studio Room RestHouse Compound Tower Exhibition Office Warehouses Building Booth Cinema ' +
      'Hotel CarParking RepairShop Teller Factory School HospitalOrHealthCenter ElectricityStation TelecomTower Station Farm';
    expect(categories.length).toBeGreaterThanOrEqual(30);
    for (const row of categories) {
      expect(registry.split(' '), row.slug).toContain(row.rega_type);
      expect(['residential', 'commercial', 'agricultural', 'industrial']).toContain(row.usage);
      expect(row.periods).toMatch(/^(?=[1-4])1?,?2?,?3?,?4?$/);
      expect(row.has_rooms).toMatch(/^[01]$/);
      expect(row.has_furnished).toMatch(/^[01]$/);
    }
  });
});
