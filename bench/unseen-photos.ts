import { PHOTO_WIDTHS, photoUrl } from '@diyar/contract/finding/ads';
import { openDatabase } from '../api/src/platform/db/database.ts';
import type { Sent } from './messages.ts';

const FORMATS = ['avif', 'webp', 'jpeg'] as const;

/** Asks for another photo each time, in a size that nobody asked for before; begins anew when every file has been asked for. */
export async function unseenPhotos(databaseUrl: string): Promise<() => Sent> {
  const ids = await photoIds(databaseUrl);
  let turn = 0;
  return () => {
    const round = Math.floor(turn / ids.length);
    const id = ids[turn % ids.length] ?? '';
    // Neighbours differ in width and format, so that a minute's photos are of all kinds.
    const size = turn + round;
    const width = PHOTO_WIDTHS[size % PHOTO_WIDTHS.length] ?? PHOTO_WIDTHS[0];
    const format = FORMATS[size % FORMATS.length] ?? FORMATS[0];
    turn += 1;
    return { method: 'GET', path: photoUrl('/media/', `photos/${id}`, width, format), headers: {} };
  };
}

async function photoIds(databaseUrl: string): Promise<string[]> {
  const { db, close } = openDatabase(databaseUrl, { max: 1 });
  try {
    const rows = await db
      .selectFrom('photo')
      .select('id')
      .where('state', '=', 'ready')
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  } finally {
    await close();
  }
}
