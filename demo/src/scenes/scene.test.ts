import { describe, expect, test } from 'vitest';
import { ALBUMS } from './albums.ts';
import { type Land, seedOf, surroundingsOf } from './kit/surroundings.ts';
import { bedroomsIn, layoutsFor } from './rooms/plan-layouts.ts';
import type { SceneKind } from './scene.ts';
import { drawScene, SCENE_KINDS, scenesFor } from './scene.ts';

const CATEGORIES = [
  'apartment',
  'floor',
  'villa',
  'duplex',
  'townhouse',
  'house',
  'studio',
  'room',
  'annex',
  'building',
  'compound',
  'tower',
  'land',
  'farm',
  'chalet',
  'rest-house',
  'camp',
  'hotel-apartment',
  'hotel',
  'office',
  'private-office',
  'coworking-desk',
  'coworking-space',
  'meeting-room',
  'training-room',
  'hall',
  'event-hall',
  'theatre',
  'photo-studio',
  'shop',
  'showroom',
  'kiosk',
  'warehouse',
  'workshop',
  'factory',
  'parking',
  'fuel-station',
  'school',
  'medical-centre',
  'workers-housing',
];

const variants = (kind: SceneKind, count: number): Set<string> =>
  new Set(Array.from({ length: count }, (_, i) => drawScene(kind, `seed-${i}`)));

describe('a drawn scene', () => {
  test.each(SCENE_KINDS)('of %s is the same for the same seed and different for another', (kind) => {
    expect(drawScene(kind, 'a')).toBe(drawScene(kind, 'a'));
    expect(variants(kind, 12).size).toBe(12);
  });

  test.each(['living', 'bathroom', 'plan', 'camp', 'warehouse'] as const)(
    'of %s differs over 300 seeds',
    (kind) => {
      expect(variants(kind, 300).size).toBe(300);
    },
  );

  test.each(SCENE_KINDS)(
    'of %s is whole: a 4:3 picture without words, scripts, links or broken numbers',
    (kind) => {
      for (const svg of variants(kind, 6)) {
        expect(
          svg.startsWith(
            '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 1600 1200">',
          ),
        ).toBe(true);
        expect(svg).not.toMatch(/<(text|tspan|image|script|a|foreignObject)\b/);
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
        expect(svg.length).toBeLessThan(2_000_000);
      }
    },
  );

  test('closes every element it opens and points at definitions that exist', () => {
    for (const kind of SCENE_KINDS) {
      const svg = drawScene(kind, 'well-formed');
      const open: string[] = [];
      for (const [, close, name = '', alone] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
        if (close) expect(open.pop()).toBe(name);
        else if (!alone) open.push(name);
      }
      expect(open).toEqual([]);
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids.has(id)).toBe(true);
    }
  });
});

describe('the scenes of a category', () => {
  test('every category of the catalogue has an album of its own', () => {
    expect(Object.keys(ALBUMS).sort()).toEqual([...CATEGORIES].sort());
  });

  test.each(CATEGORIES)('%s yields as many known kinds as asked, the same for the same seed', (category) => {
    for (const count of [0, 1, 4, 12]) {
      const scenes = scenesFor(category, 'ad-7', count);
      expect(scenes).toHaveLength(count);
      expect(scenes.filter((kind) => !SCENE_KINDS.includes(kind))).toEqual([]);
      expect(scenesFor(category, 'ad-7', count)).toEqual(scenes);
    }
  });

  test('an unknown category is photographed as an apartment', () => {
    const rooms = scenesFor('no-such-category', 'x', 8);
    expect(rooms).toContain('bedroom');
    expect(rooms).toContain('kitchen');
    expect(scenesFor('constructor', 'x', 2)).toHaveLength(2);
  });

  test('a home shows its rooms once each before any repeats', () => {
    const scenes = scenesFor('villa', 'x', 8);
    expect(new Set(scenes).size).toBe(8);
  });
});

describe('the surroundings of a place', () => {
  const seeds = (land: Land, bedrooms?: number) =>
    Array.from({ length: 40 }, (_, i) => `${seedOf(`place-${i}`, { land, bedrooms })}/0`);
  const hasSea = (svg: string) => /#3f8fae|#3b5578/i.test(svg);

  test('are read from the seed that says them', () => {
    expect(surroundingsOf('villa/7/coast-3')).toEqual({ land: 'coast', bedrooms: 3 });
    expect(surroundingsOf('studio/7/plateau-0')).toEqual({ land: 'plateau', bedrooms: 0 });
    expect(surroundingsOf('land/7/mountains')).toEqual({ land: 'mountains', bedrooms: undefined });
    expect(surroundingsOf('x')).toEqual({ land: 'plain', bedrooms: undefined });
  });

  test('show the sea on the coast alone', () => {
    const withSea = (land: Land) => seeds(land).filter((seed) => hasSea(drawScene('chalet', seed))).length;
    expect(withSea('coast')).toBeGreaterThan(5);
    for (const land of ['plain', 'plateau', 'mountains'] as const) expect(withSea(land)).toBe(0);
  });

  test('give a plan as many bedrooms as the place has', () => {
    for (const bedrooms of [0, 1, 2, 3, 4])
      for (const cells of layoutsFor(bedrooms)) expect(bedroomsIn(cells)).toBe(Math.max(bedrooms, 1));
    expect(layoutsFor(9)).toBe(layoutsFor(4));
    expect(layoutsFor(0)).not.toBe(layoutsFor(1));
  });
});
