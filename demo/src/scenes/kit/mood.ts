import type { Rgb } from './colour.ts';
import { rgb, times } from './colour.ts';
import { unit } from './geometry.ts';
import type { FacadeColours, Palette } from './palette.ts';
import { pickFacade, pickPalette } from './palette.ts';
import { seeded } from './rng.ts';
import type { Light } from './stage.ts';
import { type Surroundings, surroundingsOf } from './surroundings.ts';

export type TimeOfDay = 'morning' | 'noon' | 'golden' | 'dusk';

export type Sky = {
  readonly top: string;
  readonly middle: string;
  readonly low: string;
  readonly cloud: string;
};

/** Choices made from a picture's seed before drawing: the hour, the colours, whether it is mirrored. */
export type Mood = {
  readonly time: TimeOfDay;
  readonly sky: Sky;
  readonly palette: Palette;
  readonly facade: FacadeColours;
  readonly flip: boolean;
  /** Lamps are on and windows glow. */
  readonly lit: boolean;
  readonly around: Surroundings;
};

const SKIES: Record<TimeOfDay, readonly [Sky, ...Sky[]]> = {
  morning: [
    { top: '#5f9bd0', middle: '#a5cbe6', low: '#f1e6d2', cloud: '#fffaf0' },
    { top: '#76a9cf', middle: '#bcd5e2', low: '#f6e3c8', cloud: '#fff6e6' },
  ],
  noon: [
    { top: '#3d86c6', middle: '#86b9e0', low: '#dfe9e8', cloud: '#ffffff' },
    { top: '#4b8fc4', middle: '#94c0dd', low: '#ebe8dc', cloud: '#ffffff' },
  ],
  golden: [
    { top: '#5b86b4', middle: '#d9b894', low: '#ffd9a0', cloud: '#ffe3c0' },
    { top: '#6c7fa8', middle: '#e0ab86', low: '#ffc987', cloud: '#ffd2ae' },
  ],
  dusk: [
    { top: '#1d2f55', middle: '#5f6d93', low: '#eaa77c', cloud: '#8f7f97' },
    { top: '#22304f', middle: '#6d6588', low: '#f0a070', cloud: '#a07f8b' },
    { top: '#18294a', middle: '#41608a', low: '#c9b4a4', cloud: '#6b7899' },
  ],
};

/** Night falls on one picture in five. */
const HOURS: readonly [TimeOfDay, ...TimeOfDay[]] = [
  'morning',
  'morning',
  'morning',
  'noon',
  'noon',
  'noon',
  'golden',
  'golden',
  'golden',
  'dusk',
  'dusk',
];

/** Returns the part of the seed that photos of one place share: all before the last slash. */
export function albumOf(seed: string): string {
  const end = seed.lastIndexOf('/');
  return end < 0 ? seed : seed.slice(0, end);
}

/** The mood of a picture. A place has one paint and one cloth in all its photos, mostly taken on one visit. */
export function moodOf(kind: string, seed: string): Mood {
  const album = seeded(`${albumOf(seed)}/album`);
  const rng = seeded(`${kind}|${seed}/mood`);
  const visit = album.pick(HOURS);
  const time = rng.chance(0.7) ? visit : rng.pick(HOURS);
  return {
    time,
    sky: rng.pick(SKIES[time]),
    palette: pickPalette(album.fork('palette')),
    facade: pickFacade(album.fork('facade')),
    flip: rng.chance(0.5),
    lit: time === 'dusk',
    around: surroundingsOf(albumOf(seed)),
  };
}

const warm = (hex: string, k: number): Rgb => times(rgb(hex), k);

const INDOORS: Record<TimeOfDay, Light> = {
  morning: {
    toKey: unit([-0.75, 0.5, -0.45]),
    key: warm('#fff1de', 0.48),
    above: warm('#fbf8f3', 0.86),
    below: warm('#f4eade', 0.64),
    sharp: 1,
  },
  noon: {
    toKey: unit([-0.65, 0.65, -0.4]),
    key: warm('#fff9ee', 0.44),
    above: warm('#f8f9fa', 0.9),
    below: warm('#f4ede3', 0.68),
    sharp: 0.85,
  },
  golden: {
    toKey: unit([-0.85, 0.35, -0.4]),
    key: warm('#ffdcb2', 0.64),
    above: warm('#f7efe6', 0.78),
    below: warm('#f6e3cb', 0.6),
    sharp: 1,
  },
  dusk: {
    toKey: unit([-0.25, 0.9, -0.4]),
    key: warm('#ffd8a8', 0.5),
    above: warm('#f4e4d2', 0.7),
    below: warm('#f6dfc2', 0.56),
    sharp: 0.45,
  },
};

const OUTDOORS: Record<TimeOfDay, Light> = {
  morning: {
    toKey: unit([-0.56, 0.55, -0.62]),
    key: warm('#fff0d6', 0.86),
    above: warm('#d3e2f2', 0.56),
    below: warm('#ecdcc2', 0.42),
    sharp: 1,
  },
  noon: {
    toKey: unit([-0.45, 0.72, -0.52]),
    key: warm('#fffaf0', 0.9),
    above: warm('#d6e5f4', 0.6),
    below: warm('#efe0c8', 0.48),
    sharp: 1,
  },
  golden: {
    toKey: unit([-0.66, 0.36, -0.66]),
    key: warm('#ffd6a2', 0.94),
    above: warm('#c6cce0', 0.5),
    below: warm('#eed2ae', 0.4),
    sharp: 1,
  },
  dusk: {
    toKey: unit([-0.5, 0.4, -0.77]),
    key: warm('#eeb59a', 0.24),
    above: warm('#97a4cc', 0.56),
    below: warm('#d9b08c', 0.34),
    sharp: 0.4,
  },
};

/** Light inside a room whose windows are on its left. */
export function indoors(mood: Mood): Light {
  return INDOORS[mood.time];
}

/** Light in the street. */
export function outdoors(mood: Mood): Light {
  return OUTDOORS[mood.time];
}
