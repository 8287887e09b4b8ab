import arabicRegular from '@fontsource/tajawal/files/tajawal-arabic-400-normal.woff2?url';
import arabicMedium from '@fontsource/tajawal/files/tajawal-arabic-500-normal.woff2?url';
import arabicBold from '@fontsource/tajawal/files/tajawal-arabic-700-normal.woff2?url';
import latinRegular from '@fontsource/tajawal/files/tajawal-latin-400-normal.woff2?url';
import latinMedium from '@fontsource/tajawal/files/tajawal-latin-500-normal.woff2?url';
import latinBold from '@fontsource/tajawal/files/tajawal-latin-700-normal.woff2?url';
import type { LinkDescriptor } from 'react-router';

const FILES = [arabicRegular, arabicMedium, arabicBold, latinRegular, latinMedium, latinBold];

/**
 * The letters, asked for before the style sheet that names them has been read. Of both scripts: Arabic pages have Latin
 * digits, English ones Arabic names.
 */
export function fontPreloads(): LinkDescriptor[] {
  return FILES.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous',
  }));
}
