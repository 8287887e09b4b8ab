import { SiteSettings } from '@diyar/contract/settings';
import type { Reader } from '../platform/db/database.ts';
import { settingsInForce } from './setting.queries.ts';

/** The site's texts about itself at a time, in both languages (brief 3, site settings). */
export async function siteTexts(reader: Reader, now: Date): Promise<SiteSettings> {
  return SiteSettings.parse(await settingsInForce(reader, now));
}
