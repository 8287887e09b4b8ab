import { createRequire } from 'node:module';
import sharp, { type OverlayOptions } from 'sharp';
import { drawPhoto } from '../../../demo/src/photos/draw-photo.ts';
import { SCENE_KINDS } from '../../../demo/src/scenes/scene.ts';

const require = createRequire(import.meta.url);
const FACE = {
  font: 'Tajawal Bold',
  fontfile: require.resolve('@expo-google-fonts/tajawal/700Bold/Tajawal_700Bold.ttf'),
};
const WIDTH = 1280;
const HEIGHT = 960;

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

const ARABIC = ['للإيجار اليومي', 'مكتب دار السكن العقاري', 'شقق مفروشة', 'اتصل بنا الآن', 'بدون عمولة'];
const LATIN = ['FOR RENT', 'Dar Al Sakan', 'Luxury Apartments', 'Best Price 2,500 SAR', 'www.example.com'];
const of = (list: readonly string[], n: number) => list[n % list.length] ?? '';

/** What people put on photos: their number, a band with their name, a mark across, a logo in a corner. */
const KINDS: readonly Layers[] = [
  async (n) => [{ input: await words(`05${50_123_456 + n * 7919}`, 64, 'white'), left: 60, top: 840 }],
  async (n) => [
    { input: shape('<rect width="1280" height="150" fill="#0b5d3f"/>', WIDTH, 150), left: 0, top: 810 },
    { input: await words(of(ARABIC, n), 76, 'white'), left: 380, top: 835 },
  ],
  async (n) => {
    const mark = await words(of(LATIN, n), 110, 'white', 0.55);
    const turned = await sharp(mark).rotate(-18, { background: '#00000000' }).png().toBuffer();
    return [{ input: turned, gravity: 'centre' }];
  },
  async (n) => [
    {
      input: shape(
        '<rect width="330" height="170" rx="18" fill="#fff"/><path d="M30 110 75 60l45 50v40H30z" fill="#b7862b"/>',
        330,
        170,
      ),
      left: 900,
      top: 50,
    },
    { input: await words(of(LATIN, n + 1), 34, '#14432f'), left: 1035, top: 110 },
  ],
  async (n) => [{ input: await words(of(ARABIC, n + 2), 54, '#ffd33d'), left: 90, top: 80 }],
  async (n) => [
    { input: await words(of(ARABIC, n + 1), 48, '#b3261e'), left: 120, top: 420 },
    { input: await words(`${1500 + n * 250} ريال`, 90, '#b3261e'), left: 120, top: 500 },
  ],
];

/** A drawn scene with words or a logo on it; another number is another scene, and other words. */
export async function wordedPicture(n: number): Promise<Buffer> {
  const layers = await KINDS[n % KINDS.length]?.(n);
  return sharp(await plainPicture(n * 5 + 2))
    .composite(layers ?? [])
    .jpeg({ quality: 85 })
    .toBuffer();
}
