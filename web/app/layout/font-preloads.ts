import type { SiteLook } from '@diyar/contract/words/site-facts';
import latinRegular from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-400-normal.woff2?url';
import latinBold from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-700-normal.woff2?url';
import arabicRegular from '@fontsource/tajawal/files/tajawal-arabic-400-normal.woff2?url';
import arabicBold from '@fontsource/tajawal/files/tajawal-arabic-700-normal.woff2?url';

const FILES = [arabicRegular, arabicBold, latinRegular, latinBold];

/**
 * The letters, asked for before the style sheet that names them has been read. Of both scripts: Arabic pages have Latin
 * digits, English ones Arabic names. The medium weight comes where the page uses it (design.md). None where the site is set in the
 * device's own font.
 */
export function fontPreloads(font: SiteLook['font'] | undefined) {
  if (font !== undefined && font !== 'tajawal') return [];
  return FILES.map(
    (href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const,
  );
}
