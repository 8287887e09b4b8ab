import type { Insertable } from 'kysely';
import type { Photo } from '../../../api/src/platform/db/schema.generated.ts';
import { moodOf } from '../scenes/kit/mood.ts';
import { bandsOf } from '../scenes/kit/placeholder.ts';
import { seeded } from '../scenes/kit/rng.ts';
import { seedOf } from '../scenes/kit/surroundings.ts';
import { scenesFor } from '../scenes/scene.ts';
import { landOf } from './land-of-city.ts';
import { keyOfScene, type Scene } from './photo-key.ts';
import { wordsOfScenes } from './scene-words.ts';

export interface DrawnPhotos {
  accountId: string;
  unitId: string;
  category: string;
  features: readonly string[];
  /** The slug of its city. */
  city: string;
  /** As the ad says; null where nobody counts them. */
  rooms: number | null;
  /** The same seed gives the same pictures. */
  seed: string;
  count: number;
}

/** Returns the stored facts of a drawn photo, without drawing it. */
export function photoOf(shown: Scene) {
  const bands = bandsOf(shown.scene, moodOf(shown.scene, shown.seed));
  return {
    state: 'ready' as const,
    file_key: keyOfScene(shown),
    width: 1600,
    height: 1200,
    placeholder: bands.join(' '),
    colour: bands[1],
  };
}

/** Rows of photos drawn for a unit, the main one first, each with its room; none shows a pool where there is none. */
export function drawnPhotos({
  accountId,
  unitId,
  category,
  features,
  city,
  rooms,
  seed,
  count,
}: DrawnPhotos): Insertable<Photo>[] {
  const hasPool = features.includes('pool');
  // As many again as asked for, since scenes that would not be true fall out.
  const scenes = scenesFor(category, seed, count * 2).filter((scene) => hasPool || scene !== 'pool');
  const shown = scenes.slice(0, count);
  const rng = seeded(`captions|${seed}`);
  const words = wordsOfScenes(shown, () => rng.chance(0.4));
  const bedrooms = category === 'studio' ? 0 : (rooms ?? undefined);
  const place = seedOf(seed, { land: landOf(city), bedrooms });
  return shown.map((scene, position) => ({
    account_id: accountId,
    unit_id: unitId,
    position,
    is_main: position === 0,
    ...photoOf({ scene, seed: `${place}/${position}` }),
    ...words[position],
  }));
}
