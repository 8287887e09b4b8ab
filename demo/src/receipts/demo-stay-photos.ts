import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Database } from '../../../api/src/platform/db/database.ts';
import { type FileStorage, readWhole } from '../../../api/src/platform/storage/file-storage.ts';
import { findStayPhotoKeys } from './demo-receipt.queries.ts';

/** How the keys of guests' photos of the demo world begin. */
export const demoStayPhotoPrefix = 'evaluations/demo-';

/** Draws the guests' photos of the demo world that are not among the files yet, when the server is ready. */
export function drawDemoStayPhotos(
  app: FastifyInstance,
  { db, files }: { db: Database; files: FileStorage },
): void {
  app.addHook('onReady', async () => {
    for (const [place, key] of (await findStayPhotoKeys(db, demoStayPhotoPrefix)).entries())
      if ((await readWhole(files, key)) === undefined) await files.put(key, await drawView(place));
  });
}

const SKIES = ['#f6c89a', '#bfd6e0', '#e9d8a6', '#cfd8e8'];

/** What is seen through a window: a sky, dunes and a table with coffee before it. */
function drawView(place: number): Promise<Buffer> {
  const sky = SKIES[place % SKIES.length];
  const sun = 300 + ((place * 97) % 260);
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">
    <rect width="800" height="800" fill="#efe6d8"/><rect x="110" y="90" width="580" height="430" fill="${sky}"/>
    <circle cx="${sun}" cy="210" r="46" fill="#fff4d6"/>
    <path d="M110 420 Q260 330 420 410 T690 380 V520 H110 Z" fill="#d8a873"/>
    <path d="M110 460 Q320 400 500 470 T690 450 V520 H110 Z" fill="#b9834f"/>
    <path d="M400 90 V520 M110 305 H690" stroke="#8a6f53" stroke-width="14"/><rect x="110" y="90" width="580" height="430" fill="none" stroke="#8a6f53" stroke-width="22"/>
    <rect x="150" y="640" width="500" height="30" rx="8" fill="#6f5540"/><rect x="190" y="670" width="24" height="130" fill="#6f5540"/><rect x="586" y="670" width="24" height="130" fill="#6f5540"/>
    <path d="M360 590 h70 l-8 48 h-54 z" fill="#fff"/><path d="M430 600 q26 4 -6 24" stroke="#fff" stroke-width="7" fill="none"/></svg>`;
  return sharp(Buffer.from(picture)).webp().toBuffer();
}
