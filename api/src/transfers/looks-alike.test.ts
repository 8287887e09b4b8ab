import { createRequire } from 'node:module';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { printReceipt } from '../photos/pixels/receipt-print.ts';
import { looksAlike } from './looks-alike.ts';

const FACE = {
  font: 'Tajawal Medium 30',
  fontfile: createRequire(import.meta.url).resolve(
    '@expo-google-fonts/tajawal/500Medium/Tajawal_500Medium.ttf',
  ),
};

/** A receipt as one bank draws them all: other amounts, numbers, names and times. */
async function receipt(n: number): Promise<Buffer> {
  const names = ['سارة القحطاني', 'فهد الشمري', 'ريم العتيبي', 'خالد الغامدي', 'نورة الدوسري'];
  const lines = [
    'تم التحويل بنجاح',
    `المبلغ ${(350 + n * 37.25).toFixed(2)} ر.س`,
    `من ${names[n % names.length]}`,
    'إلى شركة ديار',
    `رقم العملية FT${(48_213_907 + n * 7919).toString()}`,
    `التاريخ 2030-0${1 + (n % 9)}-1${n % 10} 1${n % 10}:${10 + n}`,
    'SA03 8000 0000 6080 1016 7519',
  ];
  const drawn = await sharp({ text: { text: lines.join('\n\n'), ...FACE, dpi: 72, rgba: true } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 600, height: 900, channels: 3, background: '#ffffff' } })
    .composite([{ input: drawn, top: 120, left: 80 }])
    .webp({ quality: 84 })
    .toBuffer();
}

const printed = async (bytes: Buffer) => printReceipt({ bytes: new Uint8Array(bytes) });

test('of 50 receipts of one template at most 2 in 100 pairs look alike; one in another size and quality does', async () => {
  const pictures = await Promise.all(Array.from({ length: 50 }, (_, n) => receipt(n)));
  const prints = await Promise.all(pictures.map(printed));
  let alike = 0;
  let pairs = 0;
  for (const [n, one] of prints.entries())
    for (const another of prints.slice(n + 1)) {
      pairs += 1;
      if (looksAlike(one, another)) alike += 1;
    }
  expect(alike / pairs).toBeLessThanOrEqual(0.02);
  const sentAgain = await Promise.all(
    pictures.map((bytes) => sharp(bytes).resize(500).jpeg({ quality: 60 }).toBuffer().then(printed)),
  );
  const found = sentAgain.filter((print, n) => looksAlike(print, prints[n] ?? new Uint8Array()));
  expect(found.length).toBeGreaterThanOrEqual(48);
});
