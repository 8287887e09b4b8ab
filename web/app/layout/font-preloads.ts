import type { LinkDescriptor } from 'react-router';

/** The letters of the page's own language, asked for before the style sheet that names them has been read. */
export function fontPreloads(files: readonly string[]): LinkDescriptor[] {
  return files.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous',
  }));
}
