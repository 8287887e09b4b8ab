import type { Reader } from '../platform/db/database.ts';
import { settingsInForce } from './setting.queries.ts';

/** Rules of the law that hold or not; each is a dated row in `setting`. */
export const LAWS = [
  'tourism_permit_required',
  'disclosures_required',
  'advertiser_verification_required',
] as const;

export type Laws = Record<(typeof LAWS)[number], boolean>;

/** The rules in force at `now`. A missing one is a fault of the installation, told by name. */
export async function lawsAt(reader: Reader, now: Date): Promise<Laws> {
  const settings = await settingsInForce(reader, now);
  const entries = LAWS.map((key) => {
    const value = settings[key];
    if (typeof value !== 'boolean') throw new Error(`setting ${key} is missing`);
    return [key, value] as const;
  });
  return Object.fromEntries(entries) as Laws;
}
