import arabicRegular from '@fontsource/tajawal/files/tajawal-arabic-400-normal.woff2?url';
import arabicBold from '@fontsource/tajawal/files/tajawal-arabic-700-normal.woff2?url';
import latinRegular from '@fontsource/tajawal/files/tajawal-latin-400-normal.woff2?url';
import latinBold from '@fontsource/tajawal/files/tajawal-latin-700-normal.woff2?url';
import type { LinkDescriptor } from 'react-router';

const FILES = [arabicRegular, arabicBold, latinRegular, latinBold];

/**
 * The letters, asked for before the style sheet that names them has been read. Of both scripts: Arabic pages have Latin
 * digits, English ones Arabic names. The medium weight comes where the page uses it (design.md).
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
