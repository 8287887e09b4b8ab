import type { Lang } from '@diyar/messages/messages';
import { addressAt } from './paths.ts';

/** Addresses of help and its articles, and of the operators' pages and site settings; apart from `paths`, which every page loads. */
export function contentPaths(lang: Lang) {
  return {
    help: (query: { q?: string | undefined } = {}) => addressAt(lang, '/help', query),
    article: (name: string) => addressAt(lang, `/help/${encodeURIComponent(name)}`),
    business: () => addressAt(lang, '/business'),
    consolePages: () => addressAt(lang, '/admin/pages'),
    consolePage: (slug: string) => addressAt(lang, `/admin/pages/${encodeURIComponent(slug)}`),
    consoleSite: () => addressAt(lang, '/admin/site'),
  };
}
