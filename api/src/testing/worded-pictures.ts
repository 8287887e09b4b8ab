import { createRequire } from 'node:module';
import sharp, { type OverlayOptions } from 'sharp';
import { drawPhoto } from '../../../demo/src/photos/draw-photo.ts';
import { SCENE_KINDS } from '../../../demo/src/scenes/scene.ts';

const require = createRequire(import.meta.url);
const FACE = {
  font: 'Tajawal Bold',
  fontfile: require.resolve('@expo-google-fonts/tajawal/700Bold/Tajawal_700Bold.ttf'),
};
/** Pixels of a picture, 4:3; what is put on it is laid out on one of 1280 × 960. */
const WIDTH = 960;
const CANVAS = { width: 1280, height: 960 };

/** A drawn scene of a house without a word in it; another number is another scene. */
export function plainPicture(n: number): Promise<Buffer> {
  const scene = SCENE_KINDS[n % SCENE_KINDS.length] ?? SCENE_KINDS[0];
  if (scene === undefined) throw new Error('there are no scenes');
  return drawPhoto({ scene, seed: `words/${n}`, width: WIDTH, format: 'jpeg' });
}

/** Words as a picture, `size` pixels high. */
async function words(text: string, size: number, colour: string, opacity = 1): Promise<Buffer> {
  const alpha = Math.round(opacity * 65_535);
  const markup = `<span foreground="${colour}" alpha="${alpha}">${text}</span>`;
  return sharp({
    text: { text: markup, font: `${FACE.font} ${size}`, fontfile: FACE.fontfile, dpi: 72, rgba: true },
  })
    .png()
    .toBuffer();
}

const shape = (svg: string, width: number, height: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`);

type Layers = (n: number) => Promise<OverlayOptions[]>;

const ARABIC = [
  'للإيجار اليومي',
  'مكتب دار السكن العقاري',
  'شقق مفروشة للعوائل',
  'اتصل بنا الآن',
  'بدون عمولة أو سعي',
];
const LATIN = ['FOR RENT NOW', 'Dar Al Sakan', 'Luxury Apartments', 'Best Price 2,500', 'www.example.com'];
const of = (list: readonly string[], n: number) => list[n % list.length] ?? '';
const panel = (width: number, height: number, colour: string) =>
  shape(`<rect width="${width}" height="${height}" rx="16" fill="${colour}"/>`, width, height);

/** What people put on photos: their number, a band with their name, a mark across, a logo in a corner, a poster with a price. */
const KINDS: readonly Layers[] = [
  async (n) => [
    { input: panel(560, 100, '#00000099'), left: 40, top: 820 },
    { input: await words(`05${50_123_456 + n * 7919}`, 64, 'white'), left: 70, top: 845 },
  ],
  async (n) => [
    {
      input: shape('<rect width="1280" height="150" fill="#0b5d3f"/>', CANVAS.width, 150),
      left: 0,
      top: 810,
    },
    { input: await words(of(ARABIC, n), 76, 'white'), left: 330, top: 835 },
  ],
  async (n) => {
    const shade = await words(of(LATIN, n), 110, 'black', 0.6);
    const mark = await words(of(LATIN, n), 110, 'white', 0.9);
    const both = await sharp(shade)
      .composite([{ input: mark, left: 0, top: 0 }])
      .png()
      .toBuffer();
    return [
      {
        input: await sharp(both).rotate(-14, { background: '#00000000' }).png().toBuffer(),
        gravity: 'centre',
      },
    ];
  },
  async (n) => [
    { input: shape(LOGO, 420, 170), left: 830, top: 50 },
    { input: await words(of(LATIN, n + 1), 44, '#14432f'), left: 965, top: 105 },
  ],
  async (n) => [
    { input: panel(700, 110, '#5b1212'), left: 60, top: 60 },
    { input: await words(of(ARABIC, n + 2), 60, '#ffd33d'), left: 90, top: 80 },
  ],
  async (n) => [
    { input: panel(640, 290, '#ffffffee'), left: 90, top: 390 },
    { input: await words(of(ARABIC, n + 1), 52, '#b3261e'), left: 120, top: 420 },
    { input: await words(`${1500 + n * 250} ريال شهريًا`, 76, '#b3261e'), left: 120, top: 530 },
  ],
];
const LOGO =
  '<rect width="420" height="170" rx="18" fill="#fff"/><path d="M30 110 75 60l45 50v40H30z" fill="#b7862b"/>';

/** A picture with words or a logo on it; another number is other words. */
export async function withWords(plain: Buffer, n: number): Promise<Buffer> {
  const layers = await KINDS[n % KINDS.length]?.(n);
  const clear = { ...CANVAS, channels: 4 as const, background: '#00000000' };
  const written = await sharp({ create: clear })
    .composite(layers ?? [])
    .png()
    .toBuffer();
  const fitted = await sharp(written).resize(WIDTH).png().toBuffer();
  return sharp(plain)
    .composite([{ input: fitted }])
    .jpeg({ quality: 85 })
    .toBuffer();
}
