import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Database } from '../../../api/src/platform/db/database.ts';
import { type FileStorage, readWhole } from '../../../api/src/platform/storage/file-storage.ts';
import { findReceiptKeys } from './demo-receipt.queries.ts';

const PREFIX = 'receipts/demo-';
const FACE = {
  font: 'Tajawal Medium 30',
  fontfile: createRequire(import.meta.url).resolve(
    '@expo-google-fonts/tajawal/500Medium/Tajawal_500Medium.ttf',
  ),
};

/** Where the receipt of a transfer of the demo world is kept; the same number is the same picture. */
export function demoReceiptKey(receipt: number, reference: string): string {
  return `${PREFIX}${receipt}-${reference.toLowerCase()}.webp`;
}

/** Draws the receipts of the demo world that are not among the files yet, when the server is ready. */
export function drawDemoReceipts(
  app: FastifyInstance,
  { db, files }: { db: Database; files: FileStorage },
): void {
  app.addHook('onReady', async () => {
    for (const key of await findReceiptKeys(db, PREFIX))
      if ((await readWhole(files, key)) === undefined) await files.put(key, await drawReceipt(key));
  });
}

/** A receipt as a bank's app draws one, of no bank there is. */
async function drawReceipt(key: string): Promise<Buffer> {
  const number = key.slice(PREFIX.length).split('-')[0] ?? '';
  const lines = [
    'بنك تجريبي',
    'تم التحويل بنجاح',
    'إلى: شركة ديار (بيانات تجريبية)',
    `رقم العملية: FT48213${number}`,
  ];
  const text = await sharp({ text: { text: lines.join('\n\n'), ...FACE, dpi: 72, rgba: true } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 600, height: 800, channels: 3, background: '#ffffff' } })
    .composite([{ input: text, top: 120, left: 60 }])
    .webp()
    .toBuffer();
}
