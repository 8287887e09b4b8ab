import { randomUUID } from 'node:crypto';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { IconToDraw } from '../photos/pixels/draw-icon.ts';
import { hasTooManyPixels, readPictureHeader } from '../photos/pixels/picture-header.ts';
import type { Database } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { JobTooHard } from '../platform/images/image-child.ts';
import type { JobLimits } from '../platform/images/image-process.ts';
import { NoRoom } from '../platform/room.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { setSetting } from '../settings/set-setting.ts';

/** Draws outside the process that answers people. */
export interface IconJobs {
  run(name: 'drawIcon', job: IconToDraw, limits: JobLimits): Promise<Uint8Array | 'not_square' | null>;
}

export interface IconPlaces {
  db: Database;
  files: FileStorage;
  images: IconJobs;
}

const MOST_PIXELS = 12 * 1024 * 1024;
const LIMITS: JobLimits = { seconds: 10, megabytes: 115 };
const RETRY_AFTER_SECONDS = 60;

/** The key under which an icon lives; the same path under the media prefix. */
export const iconKey = (file: string) => `site/icons/${file}`;

/**
 * Sets the icon of the site from this moment. Icons before it stay: pages that a cache still holds name them, and the history of
 * the setting too. Refuses `photo_unreadable`, `photo_12mp`, `icon_square` and `picture_not_kept`.
 */
export async function saveIcon(
  { db, files, images }: IconPlaces,
  operator: OperatorActor,
  { bytes, reason, now }: { bytes: Buffer; reason: string; now: Date },
): Promise<void> {
  const icon = await drawn(images, bytes);
  const value = iconKey(`${randomUUID()}.png`);
  // First the file, then the setting that names it.
  await files.put(value, icon).catch((cause: unknown) => {
    throw new Refusal('picture_not_kept', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
  });
  await setSetting(db, operator, { key: 'icon_browser', value, date: riyadhDate(now), reason }, now);
}

async function drawn(images: IconJobs, bytes: Buffer): Promise<Uint8Array> {
  const header = readPictureHeader(bytes);
  if (header === undefined) throw invalid('icon', 'photo_unreadable');
  if (hasTooManyPixels(header, MOST_PIXELS)) throw invalid('icon', 'photo_12mp');
  const icon = await images.run('drawIcon', { bytes, header }, LIMITS).catch((error: unknown) => {
    if (error instanceof JobTooHard && error.kind === 'broken') return null;
    if (error instanceof NoRoom) throw error;
    throw new Refusal('unavailable', { retryAfterSeconds: 5, cause: error });
  });
  if (icon === null) throw invalid('icon', 'photo_unreadable');
  if (icon === 'not_square') throw invalid('icon', 'icon_square');
  return icon;
}
