import type { Rgb } from './colour.ts';
import { css, mix, multiply, plus, rgb, times } from './colour.ts';
import type { Mood } from './mood.ts';
import { indoors, outdoors } from './mood.ts';

/** Ground of the outdoor scenes; a kind that is not here is a room, on its own floor. */
const GROUNDS: Readonly<Record<string, string>> = {
  'facade-villa': '#a99a85',
  'facade-apartment': '#a2978a',
  'facade-najdi': '#c9a97f',
  'facade-tower': '#a2978a',
  'facade-civic': '#9c948a',
  courtyard: '#cdbb9c',
  pool: '#58aab8',
  chalet: '#8c9d5c',
  shop: '#a2978a',
  warehouse: '#a2978a',
  parking: '#827d76',
  fuel: '#827d76',
  farm: '#8d9358',
  camp: '#cfa577',
  land: '#d3b98f',
};

/** Rooms always drawn by lamplight. */
const LAMPLIT: readonly string[] = ['hall', 'theatre'];

/** Three colours of a picture, top to bottom, as its mood lights them. */
export function bandsOf(kind: string, mood: Mood): readonly [string, string, string] {
  if (kind === 'plan') return ['#efe9dd', '#d9c6a5', '#efe9dd'];
  const ground = GROUNDS[kind];
  if (ground) {
    const light = outdoors(mood);
    const dome = plus(times(light.above, 0.6), times(light.key, 0.55));
    const wall = kind === 'facade-najdi' ? '#c9a88a' : mood.facade.plaster;
    return [mood.sky.middle, lit(rgb(wall), dome), lit(rgb(ground), dome)];
  }
  const light = indoors(LAMPLIT.includes(kind) ? { ...mood, time: 'dusk', lit: true } : mood);
  const dome = plus(times(light.above, 0.6), times(light.below, 0.45));
  const { wall, feature, floor } = mood.palette;
  return [
    lit(rgb(wall), times(dome, 1.02)),
    lit(mix(rgb(wall), rgb(feature), 0.35), dome),
    lit(rgb(floor), dome),
  ];
}

const lit = (albedo: Rgb, dome: Rgb): string => css(times(multiply(albedo, dome), 0.95));
