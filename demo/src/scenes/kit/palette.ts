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

/** Wall, feature wall, floor, wood, cloth, second cloth, accent, metal. */
const PALETTES = palettesOf(`
  #ece4d6 #8d9078 #d9cbb5 #a97c50 #e6dccb #6f7455 #b7862b #b08d4f  limestone and olive
  #efe5d8 #c08a66 #c9a67e #7a4f34 #efe6d8 #b4623c #34584a #a9864c  clay and cream
  #eae3d8 #6b4a35 #e2d8c8 #5f4030 #d8cbb9 #3f4a45 #c58f3a #8f7a58  walnut and ivory
  #ebe6da #2f5344 #b98f62 #99683f #e9e1d0 #2f6350 #c9772f #b7925a  palm green
  #e6e0d6 #51677a #d8c9ae #b88a5a #d9d2c4 #35506b #c6683f #6f6a60  dusk blue and sand
  #efe4da #b88d7c #cdb393 #8a5d42 #f0e6da #a56a5c #5d6b4c #b58a5a  rose stone
  #e3ddd2 #4a4641 #a88661 #bd9465 #c9bfae #43423f #b06a35 #2f2d2a  charcoal and oak
  #f0e7d6 #cfa765 #e0d3bd #9a6b45 #ece2cf #c08a34 #2e5d63 #a8884f  saffron and plaster
  #e9e6da #a3ae97 #c6a77f #c09a6b #f1ebdf #7c8b72 #a5583d #8c7a55  sage
  #eee8df #77545a #ebe4d8 #6d4a3a #ddd3c6 #6a4650 #c1943f #bb9a5c  marble and plum
  #cdd3c0 #7f8f76 #cfae84 #b98d5c #f0ebde #5f7358 #c58a3a #8c7a55  sage walls and oak
  #c6d0d8 #6b8598 #d9cab0 #a97f55 #eee8dc #3f5f7a #d08a4a #7a756a  blue limewash
  #dcb89c #a8623f #caa27a #7c4f33 #f1e7d8 #9a4f34 #3f5a52 #a9864c  terracotta limewash
  #cfc8bd #2f2d2b #b9a288 #4a3b30 #e5ddd0 #2c2c2c #b98d4a #22211f  greige and black
  #8fa394 #264a3c #a97c50 #6d4a32 #e9e0cd #1f4a39 #d0a24a #b7925a  deep green room
  #ecd6cb #c99a8a #d9c2a4 #b08358 #f6ece2 #b87565 #3d6a66 #c09a52  blush and brass
  #f2f1ec #9cc2c4 #e6dbc6 #c8a877 #ffffff #4f9aa0 #e08a5a #9aa0a0  white and aqua by the sea
  #efe3c4 #d6a23c #b98a5a #7f5434 #f3ead6 #1f6a6c #b8433a #a8884f  mustard and teal
  #b9b6b0 #86827b #9d9890 #8a6242 #d9d4ca #5a5f63 #d07a35 #3a3a3a  grey concrete loft
  #ead9c2 #7a2e33 #c9a878 #5b3426 #efe2cc #7c1f2b #c79a3e #b8924e  burgundy majlis
`);

/** A palette with a touch of another in its paint and cloth, so that hardly two places wear the same. */
export function pickPalette(rng: Rng): Palette {
  const [own, other] = [rng.pick(PALETTES), rng.pick(PALETTES)];
  const paint = rng.range(0, 0.3);
  const cloth = rng.range(0, 0.35);
  return {
    ...own,
    wall: blend(own.wall, other.wall, paint),
    feature: blend(own.feature, other.feature, paint),
    floor: blend(own.floor, other.floor, paint),
    cloth: blend(own.cloth, other.cloth, cloth),
    second: blend(own.second, other.second, cloth),
    accent: rng.chance(0.4) ? other.accent : own.accent,
  };
}

/** So much of one `#rrggbb` in another, as paints mix. */
function blend(one: string, other: string, t: number): string {
  return `#${[1, 3, 5]
    .map((at) => {
      const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
      return Math.round((a ?? 0) * (1 - t) + (b ?? 0) * t)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
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

/** Plaster, stone, dark cladding, frames, wood, gate. */
const FACADES = facadesOf(`
  #ede5d6 #d3b88c #6a5848 #3a332c #8b5a36 #4b3b2f
  #f1ece2 #c8b394 #4b4a47 #2c2b2a #a06b3f #33322f
  #e4d3b4 #c9a571 #8a6a49 #4a3a2c #6f4529 #5a4130
  #e9dfcf #b99f7d #7d6a57 #51463b #94633b #3f4a42
  #f3eee6 #dccbb0 #5d6660 #35393a #b07b4a #2f3b38
  #dcc7a4 #efe3cc #99734d #3d332a #7b4e2e #6b4a31
  #e8e2d8 #a99a86 #3f3d3a #232221 #9a6a42 #2a2927
  #f4f2ee #cfc6b8 #3a3a3c #1f1f20 #7a5234 #202122
  #d8b894 #b98a5e #6e4a30 #3b2c22 #8a5a35 #4a2f20
  #e9e4da #8f8a80 #2f3133 #2a2a2b #a5764a #3a3d3f
  #f2e2cf #e0b79a #8c5a48 #4a3832 #935f3d #5a3a30
  #dfe0da #b7b9ae #4d5a55 #2e3633 #9c7048 #2f4a41
  #cfc3b2 #a38f76 #55483c #2d2823 #75502f #3b3028
`);

export function pickFacade(rng: Rng): FacadeColours {
  const [own, other] = [rng.pick(FACADES), rng.pick(FACADES)];
  const t = rng.range(0, 0.3);
  return { ...own, plaster: blend(own.plaster, other.plaster, t), stone: blend(own.stone, other.stone, t) };
}

/** The colours of each line of a table; words after them name the line. */
function linesOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.match(/#[0-9a-f]{6}/g) ?? []);
}

function someOf<T>(list: readonly T[]): readonly [T, ...T[]] {
  const [first, ...rest] = list;
  if (first === undefined) throw new Error('a table of colours is empty');
  return [first, ...rest];
}

function palettesOf(table: string): readonly [Palette, ...Palette[]] {
  return someOf(
    linesOf(table).map(
      ([
        wall = '',
        feature = '',
        floor = '',
        wood = '',
        cloth = '',
        second = '',
        accent = '',
        metal = '',
      ]) => ({
        wall,
        feature,
        floor,
        wood,
        cloth,
        second,
        accent,
        metal,
      }),
    ),
  );
}

function facadesOf(table: string): readonly [FacadeColours, ...FacadeColours[]] {
  return someOf(
    linesOf(table).map(([plaster = '', stone = '', dark = '', frame = '', wood = '', gate = '']) => ({
      plaster,
      stone,
      dark,
      frame,
      wood,
      gate,
    })),
  );
}
