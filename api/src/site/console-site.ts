import type { ConsoleSite } from '@diyar/contract/console/console-site';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { listAnnouncements } from '../announcements/list-announcements.ts';
import { type Database, type Reader, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { comingValues } from '../settings/coming-values.ts';
import { setSettingIn } from '../settings/set-setting.ts';
import { siteLook, siteTexts } from '../settings/site-texts.ts';

const TEXT_KEYS = [
  'site_title_ar',
  'site_title_en',
  'site_desc_ar',
  'site_desc_en',
  'site_keywords_ar',
  'site_keywords_en',
] as const;
const LOOK_KEYS = ['site_color_light', 'site_color_dark', 'site_font', 'site_radius'] as const;
const KEYS = [...TEXT_KEYS, ...LOOK_KEYS] as const;

export type SiteValues = { [K in (typeof KEYS)[number]]?: string | number | undefined };

/** What the site says of itself now, what it will say, and what it announces. */
export async function showSite(reader: Reader, now: Date): Promise<ConsoleSite> {
  const [texts, look, coming, announcements] = await Promise.all([
    siteTexts(reader, now),
    siteLook(reader, now),
    comingValues(reader, KEYS, now),
    listAnnouncements(reader, now),
  ]);
  return { today: riyadhDate(now), texts, look, coming, announcements };
}

/**
 * Sets what differs of the site's texts and look from a Riyadh date on, all or none. Refuses what a setting refuses, named as the
 * form does, and `setting_unchanged` when nothing differs.
 */
export function saveSite(
  db: Database,
  operator: OperatorActor,
  { values, date, reason }: { values: SiteValues; date: string; reason: string },
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    let isChanged = false;
    for (const key of KEYS) {
      const value = values[key];
      if (value === undefined) continue;
      try {
        await setSettingIn(tx, operator, { key, value, date, reason, field: key }, now);
        isChanged = true;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.code === 'setting_out_of_range') throw invalid(key, 'invalid');
        if (error.code !== 'setting_unchanged') throw error;
      }
    }
    if (!isChanged) throw new Refusal('setting_unchanged');
  });
}
