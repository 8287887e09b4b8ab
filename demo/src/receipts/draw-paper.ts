import { createRequire } from 'node:module';
import sharp from 'sharp';

const FACE = {
  font: 'Tajawal Medium 30',
  fontfile: createRequire(import.meta.url).resolve(
    '@expo-google-fonts/tajawal/500Medium/Tajawal_500Medium.ttf',
  ),
};

/** A sheet with these lines, as WebP. */
export async function drawPaper(lines: readonly string[]): Promise<Buffer> {
  const text = await sharp({ text: { text: lines.join('\n\n'), ...FACE, dpi: 72, rgba: true } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 600, height: 800, channels: 3, background: '#ffffff' } })
    .composite([{ input: text, top: 120, left: 60 }])
    .webp()
    .toBuffer();
}
