import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Database } from '../../../api/src/platform/db/database.ts';
import { type FileStorage, readWhole } from '../../../api/src/platform/storage/file-storage.ts';
import { findDamageKeys } from './demo-receipt.queries.ts';

const PREFIX = 'claims/demo-';

/** Where the photo of a claim of the demo world is kept. */
export function demoDamageKey(name: string): string {
  return `${PREFIX}${name}.webp`;
}

/** Draws the photos of damage of the demo world that are not among the files yet, when the server is ready. */
export function drawDemoDamage(
  app: FastifyInstance,
  { db, files }: { db: Database; files: FileStorage },
): void {
  app.addHook('onReady', async () => {
    for (const key of await findDamageKeys(db, PREFIX))
      if ((await readWhole(files, key)) === undefined) await files.put(key, await drawDamage());
  });
}

/** A cracked pane in a wall. */
function drawDamage(): Promise<Buffer> {
  const crack = 'M300 250 L340 330 L320 400 L390 470 M340 330 L430 300 M320 400 L240 440 M390 470 L460 520';
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">
    <rect width="800" height="800" fill="#d9cfc1"/><rect x="140" y="120" width="520" height="560" fill="#8a6f53"/>
    <rect x="170" y="150" width="460" height="500" fill="#bfd6e0"/><path d="${crack}" stroke="#fff" stroke-width="7" fill="none"/>
    <rect x="393" y="150" width="14" height="500" fill="#8a6f53"/></svg>`;
  return sharp(Buffer.from(picture)).webp().toBuffer();
}
