import type { Rng } from './rng.ts';

/** The colours of one interior, as paint and cloth (the light is added later). */
export type Palette = {
  readonly wall: string;
  readonly feature: string;
  readonly floor: string;
  readonly wood: string;
  readonly cloth: string;
  readonly second: string;
  readonly accent: string;
  readonly metal: string;
};

const PALETTES: readonly [Palette, ...Palette[]] = [
  // Limestone and olive.
  {
    wall: '#ece4d6',
    feature: '#8d9078',
    floor: '#d9cbb5',
    wood: '#a97c50',
    cloth: '#e6dccb',
    second: '#6f7455',
    accent: '#b7862b',
    metal: '#b08d4f',
  },
  // Clay and cream.
  {
    wall: '#efe5d8',
    feature: '#c08a66',
    floor: '#c9a67e',
    wood: '#7a4f34',
    cloth: '#efe6d8',
    second: '#b4623c',
    accent: '#34584a',
    metal: '#a9864c',
  },
  // Walnut and ivory.
  {
    wall: '#eae3d8',
    feature: '#6b4a35',
    floor: '#e2d8c8',
    wood: '#5f4030',
    cloth: '#d8cbb9',
    second: '#3f4a45',
    accent: '#c58f3a',
    metal: '#8f7a58',
  },
  // Palm green.
  {
    wall: '#ebe6da',
    feature: '#2f5344',
    floor: '#b98f62',
    wood: '#99683f',
    cloth: '#e9e1d0',
    second: '#2f6350',
    accent: '#c9772f',
    metal: '#b7925a',
  },
  // Dusk blue and sand.
  {
    wall: '#e6e0d6',
    feature: '#51677a',
    floor: '#d8c9ae',
    wood: '#b88a5a',
    cloth: '#d9d2c4',
    second: '#35506b',
    accent: '#c6683f',
    metal: '#6f6a60',
  },
  // Rose stone.
  {
    wall: '#efe4da',
    feature: '#b88d7c',
    floor: '#cdb393',
    wood: '#8a5d42',
    cloth: '#f0e6da',
    second: '#a56a5c',
    accent: '#5d6b4c',
    metal: '#b58a5a',
  },
  // Charcoal and oak.
  {
    wall: '#e3ddd2',
    feature: '#4a4641',
    floor: '#a88661',
    wood: '#bd9465',
    cloth: '#c9bfae',
    second: '#43423f',
    accent: '#b06a35',
    metal: '#2f2d2a',
  },
  // Saffron and plaster.
  {
    wall: '#f0e7d6',
    feature: '#cfa765',
    floor: '#e0d3bd',
    wood: '#9a6b45',
    cloth: '#ece2cf',
    second: '#c08a34',
    accent: '#2e5d63',
    metal: '#a8884f',
  },
  // Sage.
  {
    wall: '#e9e6da',
    feature: '#a3ae97',
    floor: '#c6a77f',
    wood: '#c09a6b',
    cloth: '#f1ebdf',
    second: '#7c8b72',
    accent: '#a5583d',
    metal: '#8c7a55',
  },
  // Marble and plum.
  {
    wall: '#eee8df',
    feature: '#77545a',
    floor: '#ebe4d8',
    wood: '#6d4a3a',
    cloth: '#ddd3c6',
    second: '#6a4650',
    accent: '#c1943f',
    metal: '#bb9a5c',
  },
];

export function pickPalette(rng: Rng): Palette {
  return rng.pick(PALETTES);
}

/** Wall finishes of houses: plaster, Riyadh limestone, and darker cladding, with the colour of frames. */
export type FacadeColours = {
  readonly plaster: string;
  readonly stone: string;
  readonly dark: string;
  readonly frame: string;
  readonly wood: string;
  readonly gate: string;
};

const FACADES: readonly [FacadeColours, ...FacadeColours[]] = [
  {
    plaster: '#ede5d6',
    stone: '#d3b88c',
    dark: '#6a5848',
    frame: '#3a332c',
    wood: '#8b5a36',
    gate: '#4b3b2f',
  },
  {
    plaster: '#f1ece2',
    stone: '#c8b394',
    dark: '#4b4a47',
    frame: '#2c2b2a',
    wood: '#a06b3f',
    gate: '#33322f',
  },
  {
    plaster: '#e4d3b4',
    stone: '#c9a571',
    dark: '#8a6a49',
    frame: '#4a3a2c',
    wood: '#6f4529',
    gate: '#5a4130',
  },
  {
    plaster: '#e9dfcf',
    stone: '#b99f7d',
    dark: '#7d6a57',
    frame: '#51463b',
    wood: '#94633b',
    gate: '#3f4a42',
  },
  {
    plaster: '#f3eee6',
    stone: '#dccbb0',
    dark: '#5d6660',
    frame: '#35393a',
    wood: '#b07b4a',
    gate: '#2f3b38',
  },
  {
    plaster: '#dcc7a4',
    stone: '#efe3cc',
    dark: '#99734d',
    frame: '#3d332a',
    wood: '#7b4e2e',
    gate: '#6b4a31',
  },
  {
    plaster: '#e8e2d8',
    stone: '#a99a86',
    dark: '#3f3d3a',
    frame: '#232221',
    wood: '#9a6a42',
    gate: '#2a2927',
  },
];

export function pickFacade(rng: Rng): FacadeColours {
  return rng.pick(FACADES);
}
