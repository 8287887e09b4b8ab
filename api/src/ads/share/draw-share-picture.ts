import { createRequire } from 'node:module';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { ShareCard, SiteCard } from './share-card.ts';

/** The size that sites which preview links ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
const MARGIN = 64;
const LINE_WIDTH = SHARE_SIZE.width - 2 * MARGIN;
/** Two lines, by the height of their letters. */
const MOST_HEIGHT = 2.3;
/** More than two lines ever hold; one word without an end is cut in itself. */
const MOST_WORDS = 48;
const MOST_LETTERS = 320;
const GREEN = '#0e7a53';

const require = createRequire(import.meta.url);
const regular = require.resolve('@expo-google-fonts/tajawal/400Regular/Tajawal_400Regular.ttf');
const bold = require.resolve('@expo-google-fonts/tajawal/700Bold/Tajawal_700Bold.ttf');
const FACES = {
  regular: { font: 'Tajawal', fontfile: regular },
  bold: { font: 'Tajawal Bold', fontfile: bold },
} as const;

interface Words {
  data: Buffer;
  width: number;
  height: number;
}

/** The texts and the photo that an ad's picture is drawn from. */
export interface ShareJob {
  card: ShareCard;
  /** A photo of at least the picture's width; null: our green. */
  photo: Uint8Array | null;
}

/** Characters that the font cannot draw and would show as boxes. */
const UNDRAWABLE = /\p{Extended_Pictographic}|[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;

function markupOf(text: string, colour: string): string {
  const plain = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return `<span foreground="${colour}">${plain}</span>`;
}

/**
 * Words as a picture. The face comes with the program, so a machine without any font draws the same; Pango shapes the
 * Arabic and orders both scripts, the paragraph's direction following its own first letter.
 */
async function draw(text: string, face: keyof typeof FACES, size: number, colour = 'white'): Promise<Words> {
  const { font: name, fontfile } = FACES[face];
  const words = { text: markupOf(text, colour), font: `${name} ${size}`, fontfile };
  const { data, info } = await sharp({
    text: { ...words, width: LINE_WIDTH, wrap: 'word-char', dpi: 72, rgba: true },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Words in two lines at most, cut at a word and said so. Of signs alone they give way to the others. `size` in pixels of the
 * letters' height.
 */
async function drawLines(text: string, otherwise: string, size: number): Promise<Words> {
  const drawable = text.replace(UNDRAWABLE, ' ').trim() || otherwise;
  const words = drawable.split(/\s+/);
  for (let count = Math.min(words.length, MOST_WORDS); ; count -= 1) {
    const part = words.slice(0, count).join(' ').slice(0, MOST_LETTERS);
    const drawn = await draw(part.length === words.join(' ').length ? part : `${part}…`, 'bold', size);
    if (drawn.height <= MOST_HEIGHT * size || count <= 1) return drawn;
  }
}

/** `offset` from the side where the language begins. */
function placed(words: Words, lang: Lang, offset: number, top: number): OverlayOptions {
  const left = lang === 'ar' ? SHARE_SIZE.width - offset - words.width : offset;
  return { input: words.data, left: Math.max(0, Math.round(left)), top: Math.round(top) };
}

function shade(brand: Words, lang: Lang): Buffer {
  const { width, height } = SHARE_SIZE;
  const pill = { width: brand.width + 48, height: 68 };
  const x = lang === 'ar' ? width - MARGIN - pill.width : MARGIN;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset=".25" stop-color="#0b0f0a" stop-opacity="0"/>
    <stop offset=".62" stop-color="#0b0f0a" stop-opacity=".72"/><stop offset="1" stop-color="#0b0f0a" stop-opacity=".94"/></linearGradient>
    <rect width="${width}" height="${height}" fill="url(#g)"/>
    <rect x="${x}" y="48" width="${pill.width}" height="${pill.height}" rx="${pill.height / 2}" fill="${GREEN}"/></svg>`);
}

/**
 * The picture of an ad for links elsewhere, 1200 × 630: its main photo, title, price with its period, and place, in the
 * card's language. The same card gives the same bytes.
 */
export async function drawSharePicture({ card, photo }: ShareJob): Promise<Buffer> {
  const { lang } = card;
  const [brand, title, price, per, place] = await Promise.all([
    draw(translatorOf(lang)('common.appName'), 'bold', 38),
    drawLines(card.title, card.place, 54),
    draw(card.price, 'bold', 60),
    draw(card.per, 'regular', 34),
    draw(card.place, 'regular', 34, '#e9e2d4'),
  ]);
  const base = photo === null ? sheet(GREEN) : sharp(photo);
  const baseline = SHARE_SIZE.height - MARGIN;
  const priceTop = baseline - price.height;
  const placeTop = priceTop - 30 - place.height;
  const overlays: OverlayOptions[] = [
    { input: shade(brand, lang), left: 0, top: 0 },
    placed(brand, lang, MARGIN + 24, 48 + (68 - brand.height) / 2),
    placed(title, lang, MARGIN, placeTop - 24 - title.height),
    placed(place, lang, MARGIN, placeTop),
    placed(price, lang, MARGIN, priceTop),
    placed(per, lang, MARGIN + price.width + 20, baseline - per.height - (price.height - per.height) / 4),
  ];
  return finish(base.resize(SHARE_SIZE.width, SHARE_SIZE.height, { fit: 'cover' }), overlays);
}

/** The picture of every other page for links elsewhere: the site's own title and what it says of itself, on our green. */
export async function drawSitePicture({ lang, title, text }: SiteCard): Promise<Buffer> {
  const name = translatorOf(lang)('common.appName');
  const [drawnTitle, drawnText] = await Promise.all([drawLines(title, name, 84), drawLines(text, name, 36)]);
  const gap = 36;
  const top = (SHARE_SIZE.height - drawnTitle.height - gap - drawnText.height) / 2;
  return finish(sheet(GREEN), [
    placed(drawnTitle, lang, MARGIN, top),
    placed(drawnText, lang, MARGIN, top + drawnTitle.height + gap),
  ]);
}

function sheet(background: string): Sharp {
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background } });
}

function finish(base: Sharp, overlays: OverlayOptions[]): Promise<Buffer> {
  return base.composite(overlays).jpeg({ quality: 82 }).toBuffer();
}
