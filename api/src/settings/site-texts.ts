import { SiteSettings } from '@diyar/contract/site/settings';
import { SiteLook } from '@diyar/contract/words/site-facts';
import type { Reader } from '../platform/db/database.ts';
import { settingsInForce } from './setting.queries.ts';

/** The site's texts about itself at a time, in both languages (brief 3, site settings). */
export async function siteTexts(reader: Reader, now: Date): Promise<SiteSettings> {
  return SiteSettings.parse(await settingsInForce(reader, now));
}

/** When operators answer, in the words of the contact page. */
export async function supportHours(reader: Reader, now: Date): Promise<{ ar: string; en: string }> {
  const settings = await settingsInForce(reader, now);
  return { ar: String(settings.support_hours_ar), en: String(settings.support_hours_en) };
}

/** What the site looks like at a time. */
export async function siteLook(reader: Reader, now: Date): Promise<SiteLook> {
  const settings = await settingsInForce(reader, now);
  return SiteLook.parse({
    color_light: settings.site_color_light,
    color_dark: settings.site_color_dark,
    font: settings.site_font,
    radius: settings.site_radius,
  });
}
