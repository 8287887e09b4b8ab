import { ALBUMS, FLAT } from './albums.ts';
import { framingOf } from './framing.ts';
import type { SceneKind } from './kinds.ts';
import type { Mood } from './kit/mood.ts';
import { moodOf } from './kit/mood.ts';
import type { Rng } from './kit/rng.ts';
import { seeded } from './kit/rng.ts';
import type { Stage } from './kit/stage.ts';
import { OUTDOOR_SCENES } from './outside/outdoor-scenes.ts';
import { INDOOR_SCENES } from './rooms/indoor-scenes.ts';

const DRAWERS = { ...OUTDOOR_SCENES, ...INDOOR_SCENES } as const satisfies Record<
  string,
  (rng: Rng, mood: Mood) => Stage
>;

export type { SceneKind };

/** Every kind of scene there is. */
export const SCENE_KINDS = Object.keys(DRAWERS) as SceneKind[];

/**
 * A complete SVG of 1600 × 1200 without words: the same kind and seed always give the same markup, another seed
 * another layout and view. Seeds alike up to their last slash are photos of one place: the same paint, cloth and stone.
 */
export function drawScene(kind: SceneKind, seed: string): string {
  const rng = seeded(`${kind}|${seed}`);
  const mood = moodOf(kind, seed);
  return DRAWERS[kind](rng, mood).svg(mood.flip, framingOf(kind, rng.fork('framing')));
}

/**
 * The scenes of an ad's photos, the main one first. `categorySlug` is a kebab-case category of the catalogue; an
 * unknown one is photographed as an apartment. Repeats are other pictures: give each photo its own seed.
 */
export function scenesFor(categorySlug: string, seed: string, count: number): SceneKind[] {
  const album = (Object.hasOwn(ALBUMS, categorySlug) ? ALBUMS[categorySlug] : undefined) ?? FLAT;
  const rng = seeded(`album|${categorySlug}|${seed}`);
  const main = rng.pick(album.main);
  const rest = album.rest.filter(
    (kind, i) => kind !== main || album.rest.indexOf(kind) !== i || album.rest.length < 5,
  );
  // Two neighbours change places now and then, so that albums of one category do not all run alike.
  for (let i = 0; i + 1 < rest.length - 1; i += 1) {
    const [a, b] = [rest[i], rest[i + 1]];
    if (a && b && rng.chance(0.3)) rest.splice(i, 2, b, a);
  }
  return Array.from({ length: Math.max(0, count) }, (_, i) =>
    i === 0 ? main : (rest[(i - 1) % rest.length] ?? main),
  );
}
