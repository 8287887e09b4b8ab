import type { AdCard } from '@diyar/contract/finding/ads';
import { type RawBuilder, sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findFileKey } from '../../../api/src/photos/photo.queries.ts';
import { assertKey } from '../../../api/src/platform/storage/file-storage.ts';
import { createDemoDatabase, DEMO_DAY } from '../../../api/src/testing/demo-database.ts';
import type { TestDatabase } from '../../../api/src/testing/test-database.ts';
import { headersOf, openWorld, type World } from '../../../api/src/testing/world.ts';
import { drawPhoto } from '../photos/draw-photo.ts';
import { landOf } from '../photos/land-of-city.ts';
import { sceneOfKey } from '../photos/photo-key.ts';
import { albumOf } from '../scenes/kit/mood.ts';
import { surroundingsOf } from '../scenes/kit/surroundings.ts';

/** Two pictures of one kind are mostly 30 and more apart; under 12 they can be taken for one another. */
const LEAST_APART = 12;
const COLUMNS = 16;
const ROWS = 12;

// A seeding and a hundred drawings take seconds of their own, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

let database: TestDatabase;
let world: World;

beforeAll(async () => {
  database = await createDemoDatabase();
  world = await openWorld({ database, now: new Date(`${DEMO_DAY}T09:00:00Z`) });
});
afterAll(async () => {
  await world.close();
  await database.close();
});

async function cards(query: string): Promise<AdCard[]> {
  const answer = await world.app.inject({ url: `/api/v1/ads?${query}`, headers: headersOf({}) });
  return answer.json().data.items;
}

interface Seen {
  ad: string;
  what: string;
  /** The picture as a grid of colours: how it looks from afar. */
  afar: Buffer;
}

async function seenOf(card: AdCard): Promise<Seen> {
  const path = card.photos.find((photo) => photo.is_main)?.path ?? '';
  const fileKey = await findFileKey(world.deps.db, /[0-9a-f-]{36}/.exec(path)?.[0] ?? '', {
    width: 640,
    format: 'webp',
  });
  const scene = sceneOfKey(fileKey ?? '');
  if (scene === undefined) throw new Error(`ad ${card.id} has no main photo`);
  const picture = await drawPhoto({ ...scene, width: 320, format: 'jpeg' });
  const afar = await sharp(picture).resize(COLUMNS, ROWS, { fit: 'fill' }).raw().toBuffer();
  return { ad: card.id, what: `${scene.scene} ${scene.seed}`, afar };
}

/** How far two pictures are apart, in steps of 256 a colour and place on average. */
function apart(one: Seen, other: Seen): number {
  return (
    one.afar.reduce((sum, value, i) => sum + Math.abs(value - (other.afar[i] ?? 0)), 0) / one.afar.length
  );
}

function nearest(pictures: readonly Seen[]): string[] {
  return pictures.flatMap((one, n) =>
    pictures
      .slice(0, n)
      .filter((other) => one.ad !== other.ad && apart(one, other) < LEAST_APART)
      .map((other) => `${one.what} is like ${other.what}: ${apart(one, other).toFixed(1)}`),
  );
}

describe('the main pictures of the world', () => {
  it('on the home page and the first pages of results are none like another', async () => {
    const lists = await Promise.all(
      [
        'special=1&per_page=8',
        'sort=newest&per_page=8',
        'offer=1&per_page=8',
        'per_page=24',
        'per_page=24&page=2',
        'purpose=sale&per_page=24',
      ].map(cards),
    );
    expect(lists.map((list) => list.length)).toEqual([8, 8, 8, 24, 24, 24]);
    const shown = new Map(lists.flat().map((card) => [card.id, card]));
    const pictures: Seen[] = [];
    for (const card of shown.values()) pictures.push(await seenOf(card));
    expect(nearest(pictures)).toEqual([]);
  });

  it('lead the home page with many kinds of places in many cities', async () => {
    const home = (
      await Promise.all(['special=1&per_page=8', 'sort=newest&per_page=8', 'offer=1&per_page=8'].map(cards))
    ).flat();
    expect(new Set(home.map((card) => card.category.slug)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(home.map((card) => card.city.slug)).size).toBeGreaterThanOrEqual(6);
  });
});

describe('the pictures of the world', () => {
  const count = async (query: RawBuilder<{ n: number }>) => (await query.execute(database.db)).rows[0]?.n;

  it('show no pool that they do not have', async () => {
    expect(
      await count(
        sql<{ n: number }>`select count(*)::int as n from photo where file_key like 'demo/%/pool/%'`,
      ),
    ).toBeGreaterThan(20);
    expect(
      await count(sql<{ n: number }>`select count(*)::int as n from photo where file_key like 'demo/%/pool/%'
        and not exists (select from unit_feature where unit_feature.unit_id = photo.unit_id and feature_slug = 'pool')`),
    ).toBe(0);
  });

  it('show the land around their city, and a plan with as many bedrooms as they have', async () => {
    const photos = (
      await sql<{ key: string; city: string; category: string; rooms: number | null }>`
      select photo.file_key as key, city.slug as city, category.slug as category, unit.rooms
      from photo join unit on unit.id = photo.unit_id join property on property.id = unit.property_id
        join city on city.id = property.city_id join category on category.id = property.category_id`.execute(
        database.db,
      )
    ).rows;
    const told = photos.map(({ key, ...unit }) => {
      const { scene = '', seed = '' } = sceneOfKey(key) ?? {};
      return { ...unit, scene, ...surroundingsOf(albumOf(seed)) };
    });
    expect(told.length).toBeGreaterThan(10_000);
    for (const { key } of photos) assertKey(key);
    expect(told.filter(({ city, land }) => land !== landOf(city))).toEqual([]);
    expect(landOf('riyadh')).not.toBe('coast');
    const plans = told.filter(({ scene }) => scene === 'plan');
    expect(plans.length).toBeGreaterThan(100);
    expect(
      plans.filter(
        ({ bedrooms, rooms, category }) => bedrooms !== (category === 'studio' ? 0 : (rooms ?? undefined)),
      ),
    ).toEqual([]);
  });
});
