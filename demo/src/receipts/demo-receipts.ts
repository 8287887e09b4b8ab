import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../api/src/platform/db/database.ts';
import { type FileStorage, readWhole } from '../../../api/src/platform/storage/file-storage.ts';
import { findReceiptKeys } from './demo-receipt.queries.ts';
import { drawPaper } from './draw-paper.ts';

const PREFIX = 'receipts/demo-';
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
function drawReceipt(key: string): Promise<Buffer> {
  const number = key.slice(PREFIX.length).split('-')[0] ?? '';
  return drawPaper([
    'بنك تجريبي',
    'تم التحويل بنجاح',
    'إلى: شركة ديار (بيانات تجريبية)',
    `رقم العملية: FT48213${number}`,
  ]);
}
