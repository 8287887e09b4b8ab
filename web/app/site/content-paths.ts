import type { Lang } from '@diyar/messages/messages';
import { addressAt } from './paths.ts';

/** Addresses of help and its articles, and of a page as operators write it; apart from `paths`, which every page loads. */
export function contentPaths(lang: Lang) {
  return {
    help: (query: { q?: string | undefined } = {}) => addressAt(lang, '/help', query),
    article: (name: string) => addressAt(lang, `/help/${encodeURIComponent(name)}`),
    business: () => addressAt(lang, '/business'),
    consolePage: (slug: string) => addressAt(lang, `/admin/pages/${encodeURIComponent(slug)}`),
  };
}
